// What the core refuses: nothing has changed, and the message says why (texts/messages.ts makes a sentence of it).
import type { Message } from './types';

export class CoreError extends Error {
  constructor(readonly reason: Message) {
    super(reason.code);
  }
}
