import { Every } from '#platform/queue/workers/periodic.js';
import type { SandboxBooks } from './sandbox-books.js';

const EVERY_MS = 1_000;

/** Renewals, retries and endings happen automatically, as they do at a real provider. */
export class SandboxTicker {
  /** @param books null where a real provider takes the payments */
  constructor(private readonly books: SandboxBooks | null) {}

  @Every(EVERY_MS)
  async settle(): Promise<void> {
    while (await this.books?.settleDue());
  }
}
