// Backgammon and checkers against a bot, by mouse, by finger and by keyboard.
import { play } from './games';

play([
  { game: 'backgammon', means: 'mouse', points: '1 point' },
  { game: 'backgammon', means: 'touch', preset: 'Hypergammon', points: '1 point' },
  { game: 'backgammon', means: 'keyboard', preset: 'Hypergammon', points: '1 point' },
  { game: 'checkers', means: 'mouse' },
  { game: 'checkers', means: 'touch' },
  { game: 'checkers', means: 'keyboard' },
]);
