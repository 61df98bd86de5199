// Ludo and Backgammon Dice against a bot, by mouse, by finger and by keyboard. A game of ludo lasts a hundred turns: it is played
// from its beginning once, and else from a link to a position near its end.
import { play } from './games';

const late = '1:h,b,44,50 3:h,b,45,49 turn:1';

play([
  { game: 'ludo', means: 'mouse' },
  { game: 'ludo', means: 'touch', from: late },
  { game: 'ludo', means: 'keyboard', from: late },
  { game: 'backgammon-dice', means: 'mouse' },
  { game: 'backgammon-dice', means: 'touch' },
  { game: 'backgammon-dice', means: 'keyboard' },
]);
