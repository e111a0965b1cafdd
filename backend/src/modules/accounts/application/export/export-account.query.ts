import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { ExportPaths } from './export-paths.js';
import type { ExportedFile } from '#accounts/ports/account-contributor.js';
import { Archive } from '#accounts/ports/archive.js';
import { ExportTurns } from '#accounts/ports/export-turns.js';
import { AccountContributors } from '../deletion/account-contributors.js';
import { readMe } from './export-read-me.js';

/** How long to wait before asking again, in seconds: most exports are through by then. */
const RETRY_AFTER_S = 30;

export interface AccountExport {
  readonly fileName: string;
  /** Ends the work when it is destroyed. */
  readonly content: Readable;
}

/** All that is kept about a person, as one archive that is made while it is read. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly contributors: AccountContributors,
    private readonly archive: Archive,
    private readonly turns: ExportTurns,
    private readonly clock: Clock,
  ) {}

  /** Throws RATE_LIMITED while an earlier export of the same person is under way. */
  async execute(userId: string): Promise<AccountExport> {
    const turn = await this.turns.take(userId);
    if (!turn)
      throw new DomainError(
        'RATE_LIMITED',
        'Your export is already being made. Please wait until it has arrived.',
        { retryAfterS: RETRY_AFTER_S },
      );
    const now = this.clock.now();
    const content = this.archive.pack(this.files(userId, now), now);
    // Comes after the end, after an error, and when nobody ever reads it.
    content.once('close', () => void turn.end());
    return { fileName: `stridewatt-export-${now.toISOString().slice(0, 10)}.zip`, content };
  }

  private async *files(userId: string, now: Date): AsyncGenerator<ExportedFile> {
    const paths = new ExportPaths();
    const contributors = this.contributors.all();
    yield {
      path: paths.give('README.txt'),
      content: readMe(
        contributors.flatMap(({ contents }) => contents),
        now,
      ),
    };
    for (const contributor of contributors) {
      for await (const file of contributor.exportOf(userId))
        yield { ...file, path: paths.give(file.path) };
    }
  }
}
