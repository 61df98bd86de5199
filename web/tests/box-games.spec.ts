// Backgammon and checkers against a bot, by mouse, by finger and by keyboard.
import { play } from './games';

play([
  { game: 'backgammon', means: 'mouse', points: 'a single game' },
  { game: 'backgammon', means: 'touch', preset: 'Hypergammon', points: 'a single game' },
  { game: 'backgammon', means: 'keyboard', preset: 'Hypergammon', points: 'a single game' },
  { game: 'checkers', means: 'mouse' },
  { game: 'checkers', means: 'touch' },
  { game: 'checkers', means: 'keyboard' },
]);
