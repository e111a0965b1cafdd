import process from 'node:process';
import { plainText } from './plain-text.js';

/**
 * A line for the person at the terminal; everything else the process tells goes through the
 * structured log.
 */
export function say(line: string): void {
  process.stdout.write(`${plainText(line)}\n`);
}

/** The line with which the process ends. */
export function complain(line: string): void {
  process.stderr.write(`${plainText(line)}\n`);
}
