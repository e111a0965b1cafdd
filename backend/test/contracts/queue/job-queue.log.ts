import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';

import { Journal } from './job-queue.journal.js';

/**
 * Records logged warnings and errors instead of printing them.
 * `jest.restoreAllMocks()` ends it.
 */
export function takeDownLog(): Journal<string> {
  const journal = new Journal<string>();
  const note = (line: unknown) => journal.note(String(line));
  jest.spyOn(Logger.prototype, 'warn').mockImplementation(note);
  jest.spyOn(Logger.prototype, 'error').mockImplementation(note);
  return journal;
}
