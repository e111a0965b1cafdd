import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import type { DayRange } from '#admin/domain/new-york-days.js';
import { UsageReport, type UsageSums } from '#admin/ports/usage-report.js';
import { MANY_DAYS, ONE_DAY } from './usage-statements.js';

/**
 * What a hundred thousand people's sums take in memory, so that the server does not put them on a
 * disk and fetch them again.
 */
const WORK_MEM = `SET LOCAL work_mem = '32MB'`;

/** Reads the sums by person and by model that triggers keep with the ledger and the uploads. */
@Injectable()
export class TypeormUsageReport extends UsageReport {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  read(range: DayRange, offset: number, limit: number): Promise<UsageSums> {
    if (range.from === range.to) return this.sums(ONE_DAY, range, offset, limit);
    return this.session.inNewTransaction(async () => {
      await this.session.manager().query(WORK_MEM);
      return this.sums(MANY_DAYS, range, offset, limit);
    });
  }

  private async sums(
    statement: string,
    { from, to }: DayRange,
    offset: number,
    limit: number,
  ): Promise<UsageSums> {
    const [sums] = await this.session
      .manager()
      .query<UsageSums[]>(statement, [from, to, limit, offset]);
    if (!sums) throw new Error('a sum without a row');
    return sums;
  }
}
