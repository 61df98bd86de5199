// Texts that are a list: key.1, key.2 and so on, as many as there are.
import { textOr } from '../texts/texts.svelte';

function upTo(there: (number: number) => boolean): number[] {
  const numbers: number[] = [];
  while (there(numbers.length + 1)) numbers.push(numbers.length + 1);
  return numbers;
}

export function lines(key: string): string[] {
  return upTo((number) => textOr(`${key}.${number}`, '') !== '').map((number) => textOr(`${key}.${number}`, ''));
}

export interface Entry {
  word: string;
  text: string;
}

export function glossary(key: string): Entry[] {
  return upTo((number) => textOr(`${key}.${number}.word`, '') !== '').map((number) => ({
    word: textOr(`${key}.${number}.word`, ''),
    text: textOr(`${key}.${number}.text`, ''),
  }));
}
