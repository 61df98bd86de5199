// Ludo and Backgammon Dice against a bot, by mouse, by finger and by keyboard. These games are long: each
// is played from its beginning once, and else from a link to a position near its end.
import { play } from './games';

const lateLudo = '1:h,b,44,50 3:h,b,45,49 turn:1';
const lateDice = '1:9,11,13,14,15 2:9,11,13,14,15 turn:1';

play([
  { game: 'ludo', means: 'mouse' },
  { game: 'ludo', means: 'touch', from: lateLudo },
  { game: 'ludo', means: 'keyboard', from: lateLudo },
  { game: 'backgammon-dice', means: 'mouse' },
  { game: 'backgammon-dice', means: 'touch', from: lateDice },
  { game: 'backgammon-dice', means: 'keyboard', from: lateDice },
]);
