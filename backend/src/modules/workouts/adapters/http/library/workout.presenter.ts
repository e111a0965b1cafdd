import type { Analysis, SegmentStats } from '#analysis/analysis.js';
import { deviceSession } from '#workouts/domain/summary/device-session.js';
import { targetOf } from '#workouts/domain/laps/planned-target.js';
import type { TitledListItem, WorkoutView } from '#workouts/domain/library/workout-views.js';
import { presentChange } from '../analysis/change.presenter.js';
import type { AnalysisAnswer } from '../analysis/analysis.answer.js';
import type { ReportAnswer } from './report.answer.js';
import type { SegmentAnswer } from '../analysis/segment.answer.js';
import type { SessionSummaryAnswer, SummaryAnswer } from './summary.answer.js';
import type { WorkoutListItemAnswer } from './workout-list.answer.js';
import type { WorkoutAnswer } from './workout.answer.js';

const KPH_PER_MPS = 3.6;

export function presentWorkout(workout: WorkoutView): WorkoutAnswer {
  const {
    id,
    sport,
    family,
    indoor,
    utcOffsetS,
    durationS,
    elapsedS,
    distanceM,
    deviceName,
    summary,
    title,
    notes,
  } = workout;
  return {
    ...{
      id,
      sport,
      family,
      indoor,
      utcOffsetS,
      durationS,
      elapsedS,
      distanceM,
      deviceName,
      title,
      notes,
    },
    startTime: workout.startTime.toISOString(),
    avgHr: summary.avgHr,
    avgPower: summary.avgPowerW,
    cadenceAvg: summary.avgCadence,
    elevGainM: summary.elevGainM,
    Upload: { filename: workout.fileName },
    summaryJson: presentSummary(workout),
    rawSummaryJson: { session: presentSession(workout) },
    warnings: workout.warnings.map(({ text }) => text),
    recorded: [...workout.recorded],
    reports: presentReports(workout),
    analysis: presentAnalysis(workout),
  };
}

export function presentListItem(item: TitledListItem): WorkoutListItemAnswer {
  const { startTime, fileName, avgPowerW, workSet: _workSet, ...rest } = item;
  return {
    ...rest,
    startTime: startTime.toISOString(),
    avgPower: avgPowerW,
    Upload: { filename: fileName },
  };
}

function presentSummary({ summary }: WorkoutView): SummaryAnswer {
  return {
    max_speed_kph: kph(summary.maxSpeedMps),
    avg_speed_kph: kph(summary.avgSpeedMps),
    max_hr: summary.maxHr,
    max_cadence: summary.maxCadence,
    avg_temperature: summary.avgTempC,
  };
}

function presentSession(workout: WorkoutView): SessionSummaryAnswer {
  const { distanceM, durationS, elapsedS, ...session } = deviceSession(workout.device, workout);
  return {
    avg_speed: session.avgSpeedMps,
    max_speed: session.maxSpeedMps,
    total_calories: session.calories,
    total_ascent: session.elevGainM,
    total_descent: session.elevLossM,
    avg_temperature: session.avgTempC,
    max_power: session.maxPowerW,
    avg_power: session.avgPowerW,
    normalized_power: session.normalizedPowerW,
    avg_heart_rate: session.avgHr,
    max_heart_rate: session.maxHr,
    avg_cadence: session.avgCadence,
    max_cadence: session.maxCadence,
    total_distance: distanceM,
    total_timer_time: durationS,
    total_elapsed_time: elapsedS,
  };
}

function presentReports({ reports }: WorkoutView): ReportAnswer[] {
  return reports.map(({ createdAt, at, facts, sections, evidence, ...report }) => ({
    ...report,
    at: at ?? null,
    facts: [...(facts ?? [])],
    sections: sections.map(({ facts: own, ...section }) => ({
      ...section,
      ...(own && { facts: [...own] }),
    })),
    evidence: [...evidence],
    createdAt: createdAt.toISOString(),
  }));
}

type AimedSegment = SegmentStats & Pick<SegmentAnswer, 'target'>;
type Aimed = Omit<Analysis, 'intervals' | 'laps'> & {
  readonly intervals: readonly AimedSegment[];
  readonly laps: readonly AimedSegment[];
};

/**
 * The stored result is plain JSON of the documented shape; its read-only marks are dropped here,
 * and its parts told what was planned for them.
 */
function presentAnalysis({ analysis, plan, family }: WorkoutView): AnalysisAnswer {
  const { result: stored, status, changes } = analysis;
  const { places: _places, ...result } = stored;
  const aimed = (segment: SegmentStats) => ({
    ...segment,
    target: targetOf(segment, plan, { family, thresholds: result.thresholds }),
  });
  const whole: Aimed = {
    ...result,
    intervals: result.intervals.map(aimed),
    laps: result.laps.map(aimed),
  };
  return {
    ...(whole as Omit<AnalysisAnswer, 'status' | 'changes'>),
    status,
    changes: changes.map(presentChange),
  };
}

function kph(metresPerSecond: number | null): number | null {
  return metresPerSecond === null ? null : Math.round(metresPerSecond * KPH_PER_MPS * 1000) / 1000;
}
