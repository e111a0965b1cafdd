import { Injectable } from '@nestjs/common';
import { AccountStanding } from '#accounts/index.js';
import { writeComparisonReport } from '#coaching/domain/report/comparison-report.js';
import type { FirstReport } from '#coaching/domain/report/report-writer.js';
import { Sheets } from '../sheets.js';

/** What changed between two or three workouts: the opening of their comparison. */
@Injectable()
export class ReportComparison {
  constructor(
    private readonly standing: AccountStanding,
    private readonly sheets: Sheets,
  ) {}

  /** Throws ONBOARDING_REQUIRED, NOT_FOUND, VALIDATION_FAILED. */
  async execute(userId: string, workoutIds: readonly string[]): Promise<FirstReport> {
    await this.standing.assertProfileCompleted(userId);
    const { sheet } = await this.sheets.ofComparison(userId, workoutIds, null);
    return writeComparisonReport(sheet);
  }
}
