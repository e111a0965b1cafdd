import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DomainError } from '#kernel/domain-error.js';
import { ExportPaths } from './export-paths.js';
import type { ExportedFile } from '#accounts/domain/exported-file.js';
import { Archive } from '#accounts/ports/archive.js';
import { UserRepository } from '#accounts/ports/user.repository.js';
import { AccountContributors } from '../deletion/account-contributors.js';
import { readMe } from './export-read-me.js';

/** When to retry, in seconds: most exports are done by then. */
const RETRY_AFTER_S = 30;

export interface AccountExport {
  readonly fileName: string;
  /** Ends the work when it is destroyed. */
  readonly content: Readable;
}

/** Everything stored about a person, as one archive that is made while it is read. */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly contributors: AccountContributors,
    private readonly archive: Archive,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** Throws RATE_LIMITED while an earlier export of the same person is running. */
  async execute(userId: string): Promise<AccountExport> {
    const turn = await this.users.takeExportTurn(userId);
    if (!turn)
      throw new DomainError(
        'RATE_LIMITED',
        'Your export is already being made. Please wait until it has arrived.',
        { retryAfterS: RETRY_AFTER_S },
      );
    const now = this.clock.now();
    const content = this.archive.pack(this.files(userId, now), now);
    // Emitted after the end, after an error, and if nobody ever reads it.
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
