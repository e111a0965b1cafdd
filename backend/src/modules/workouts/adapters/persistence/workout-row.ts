import type { Analysis } from '../../../../analysis/analysis.js';
import type { StoredReport } from '../../domain/report.js';
import type { AnalysisStatus, WorkoutView } from '../../domain/workout-views.js';

/** A workout as one statement answers it; moments inside JSON are texts. */
export interface WorkoutRow extends Omit<WorkoutView, 'analysis' | 'reports'> {
  readonly analysisStatus: AnalysisStatus;
  readonly analysisResult: Analysis;
  readonly reports: readonly (Omit<StoredReport, 'createdAt'> & { readonly createdAt: string })[];
}

export function viewOf({ analysisStatus, analysisResult, reports, ...view }: WorkoutRow): WorkoutView {
  return {
    ...view,
    analysis: { status: analysisStatus, result: analysisResult },
    reports: reports.map((report) => ({ ...report, createdAt: new Date(report.createdAt) })),
  };
}
