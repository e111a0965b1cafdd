import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';

import { marksLiveProcess, ownMark } from './processes.js';

/**
 * Which process has to stop the server. A second process on the same `DATA_DIR` (a migration beside
 * the running product) is a guest and leaves it running; when the owner is dead, the next process
 * takes its place.
 */
export class Ownership {
  constructor(private readonly file: string) {}

  isTaken(): boolean {
    return marksLiveProcess(this.read());
  }

  isOurs(): boolean {
    return this.read() === ownMark();
  }

  async take(): Promise<void> {
    await writeFile(this.file, ownMark());
  }

  async release(): Promise<void> {
    await rm(this.file, { force: true });
  }

  private read(): string {
    try {
      return readFileSync(this.file, 'utf8');
    } catch {
      return '';
    }
  }
}
