import { Injectable } from '@nestjs/common';
import { writeWeeksReport, type WeeksReport } from '#coaching/domain/report/weeks-report.js';
import { Sheets } from '../sheets.js';

/** What stands out in an athlete's last week and month. */
@Injectable()
export class GetWeekFindings {
  constructor(private readonly sheets: Sheets) {}

  /**
   * @param today where the athlete is, as their client says it
   * Throws VALIDATION_FAILED where that is no day.
   */
  async execute(userId: string, today?: string): Promise<WeeksReport> {
    return writeWeeksReport((await this.sheets.ofHistory(userId, null, today)).sheet);
  }
}
