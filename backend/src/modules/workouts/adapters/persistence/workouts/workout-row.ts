import type { Analysis } from '#analysis/analysis.js';
import type { DeveloperChannel } from '#analysis/recording/recording.js';
import {
  recordedQuantities,
  type StoredChannel,
} from '#workouts/domain/streams/recorded-quantities.js';
import type { AnalysisChange } from '#workouts/domain/changes/figure-change.js';
import type { ReadReport } from '#workouts/domain/report/report.js';
import type { AnalysisStatus, WorkoutView } from '#workouts/domain/library/workout-views.js';

/** A workout as one statement answers it; moments inside JSON are texts. */
export interface WorkoutRow extends Omit<WorkoutView, 'analysis' | 'reports' | 'recorded'> {
  readonly developerChannels: readonly Omit<DeveloperChannel, 'values'>[];
  readonly storedChannels: readonly StoredChannel[];
  readonly analysisStatus: AnalysisStatus;
  readonly analysisResult: Analysis;
  readonly analysisChanges: readonly AnalysisChange[];
  readonly reports: readonly (Omit<ReadReport, 'createdAt'> & { readonly createdAt: string })[];
}

export function viewOf({
  analysisStatus,
  analysisResult,
  analysisChanges,
  reports,
  storedChannels,
  developerChannels,
  ...view
}: WorkoutRow): WorkoutView {
  return {
    ...view,
    recorded: recordedQuantities(storedChannels, developerChannels),
    analysis: { status: analysisStatus, result: analysisResult, changes: analysisChanges },
    reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
  };
}
