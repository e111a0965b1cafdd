import { Injectable } from '@nestjs/common';
import { PlanOverviews } from '#billing/index.js';
import { noSuchUser } from '../domain/user-rules.js';
import { userRow, type DirectoryEntry, type UserRow } from '../domain/user-row.js';
import { UserDirectory } from '../ports/user-directory.js';

/** Joins accounts with what billing knows of their plans. */
@Injectable()
export class UserRows {
  constructor(
    private readonly directory: UserDirectory,
    private readonly plans: PlanOverviews,
  ) {}

  async of(entries: readonly DirectoryEntry[]): Promise<readonly UserRow[]> {
    const overviews = await this.plans.of(entries.map(({ userId }) => userId));
    return entries.flatMap((entry, index) => {
      const overview = overviews[index];
      return overview ? [userRow(entry, overview)] : [];
    });
  }

  /** Throws NOT_FOUND. */
  async one(userId: string): Promise<UserRow> {
    const entry = await this.directory.one(userId);
    const [row] = entry ? await this.of([entry]) : [];
    if (!row) throw noSuchUser();
    return row;
  }
}
