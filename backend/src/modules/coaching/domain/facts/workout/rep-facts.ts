import type { IntervalSource, IntervalTotals, SegmentStats } from '#analysis/analysis.js';
import type { UnitPreferences } from '#kernel/units.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import {
  clockTime,
  decimal,
  duration,
  elevation,
  type FactName,
  percent,
  speedOrPace,
  text,
  whole,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine intervals';

const SOURCES: Readonly<Record<Exclude<IntervalSource, 'none'>, string>> = {
  workout_steps: 'the steps of your planned workout',
  manual_laps: 'the laps that you pressed',
  detected: 'read off your output, no lap was pressed for them',
};

/**
 * Repetitions of one distance differ by no more than this, so that their times may be set side by
 * side (ours).
 */
const SAME_DISTANCE = 0.03;
/** Less is within what heights of a watch are off by. m. */
const WORTH_TELLING_CLIMB_M = 5;

/**
 * More about the work intervals: whose word they are, peaks of heart rate, cadence, what happened
 * in the recoveries.
 */
export function repFacts(workout: AnalysedWorkout, units: UnitPreferences): (FactDraft | null)[] {
  const { intervals, intervalSummary } = workout.analysis;
  const work = intervals.filter(({ kind }) => kind === 'work');
  if (work.length === 0) return [];
  const source = intervalSummary?.source ?? 'none';
  return [
    source === 'none'
      ? null
      : text(
          {
            key: 'intervals.source',
            label: 'Where the intervals come from',
            about: [],
            method: METHOD,
            quality: source === 'detected' ? 'estimated' : 'device',
          },
          SOURCES[source],
        ),
    ...together(workout, intervalSummary?.work ?? null),
    ...(workout.family === 'running' ? timesOver(work) : []),
    ...work.flatMap((rep, index) => alone(rep, index + 1, workout, units)),
    ...recoveries(workout, intervalSummary?.recovery ?? null, units),
  ];
}

function together({ family }: AnalysedWorkout, work: IntervalTotals | null): (FactDraft | null)[] {
  if (work === null) return [];
  const name = (key: string, label: string, about: string[]): FactName => ({
    key: `intervals.${key}`,
    label: `${label} of the work intervals`,
    about,
    method: METHOD,
    quality: 'derived',
  });
  return [
    duration({ ...name('total', '', ['total', 'time']), label: 'Work time in all' }, work.elapsedS),
    work.avgHr === null
      ? null
      : whole(name('heartRate', 'Average heart rate', ['average', 'heartRate']), work.avgHr, 'bpm'),
    work.maxHr === null
      ? null
      : whole(name('heartRateMax', 'Highest heart rate', ['max', 'heartRate']), work.maxHr, 'bpm'),
    work.avgCadence === null
      ? null
      : whole(
          name('cadence', 'Average cadence', ['average', 'cadence']),
          work.avgCadence,
          family === 'running' ? 'spm' : 'rpm',
        ),
  ];
}

/**
 * Repetitions over one distance are judged by the clock: how far their times scatter, and the last
 * against the first.
 */
function timesOver(work: readonly SegmentStats[]): (FactDraft | null)[] {
  const metres = work.flatMap(({ distanceM }) => distanceM ?? []);
  if (work.length < 3 || metres.length < work.length) return [];
  const mean = metres.reduce((sum, value) => sum + value, 0) / metres.length;
  if (metres.some((value) => Math.abs(value - mean) > SAME_DISTANCE * mean)) return [];
  const seconds = work.map(({ elapsedS }) => elapsedS);
  const average = seconds.reduce((sum, value) => sum + value, 0) / seconds.length;
  const deviation = Math.sqrt(
    seconds.reduce((sum, value) => sum + (value - average) ** 2, 0) / seconds.length,
  );
  const name = (key: string, label: string): FactName => ({
    key: `intervals.${key}`,
    label,
    about: ['time'],
    method: 'standard deviation of the times',
    quality: 'derived',
  });
  return [
    decimal(
      name('timeDeviation', 'Standard deviation of the times of the work intervals'),
      deviation,
      's',
      1,
    ),
  ];
}

function alone(
  rep: SegmentStats,
  number: number,
  { family, analysis }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const weight = analysis.thresholds.weightKg?.value ?? null;
  const name = (what: string, label: string, about: string[], channel: string): FactName => ({
    key: `intervals.rep.${number}.${what}`,
    label: `${label} of work interval ${number}`,
    about,
    method: METHOD,
    at: { from: rep.from, to: rep.to, channel },
  });
  return [
    rep.maxHr === null
      ? null
      : whole(
          name('heartRateMax', 'Highest heart rate', ['max', 'heartRate'], 'heartRate'),
          rep.maxHr,
          'bpm',
        ),
    rep.channels?.heartRate?.end == null
      ? null
      : whole(
          name('heartRateEnd', 'Heart rate at the end', ['heartRate'], 'heartRate'),
          rep.channels.heartRate.end,
          'bpm',
        ),
    rep.avgCadence === null
      ? null
      : whole(
          name('cadence', 'Average cadence', ['average', 'cadence'], 'cadence'),
          rep.avgCadence,
          family === 'running' ? 'spm' : 'rpm',
        ),
    family === 'cycling' || rep.distanceM === null
      ? null
      : clockTime(name('time', 'Time', ['time'], 'speed'), rep.elapsedS),
    rep.ascentM === null || rep.ascentM < WORTH_TELLING_CLIMB_M
      ? null
      : elevation(name('climb', 'Climbing', ['elevation'], 'altitude'), rep.ascentM, units),
    // On foot power is what a watch or a pod makes of the movement.
    family === 'cycling' || rep.avgPowerW === null
      ? null
      : {
          ...whole(
            name('power', 'Running power', ['average', 'power'], 'power'),
            rep.avgPowerW,
            'W',
          ),
          quality: 'estimated',
        },
    family !== 'cycling' || weight === null || rep.avgPowerW === null
      ? null
      : decimal(
          name('perKg', 'Power for each kilogram', ['average', 'power'], 'power'),
          rep.avgPowerW / weight,
          'W/kg',
          1,
        ),
  ];
}

function recoveries(
  { family, analysis }: AnalysedWorkout,
  recovery: IntervalTotals | null,
  units: UnitPreferences,
): (FactDraft | null)[] {
  if (recovery === null) return [];
  const running = family === 'running';
  const name = (key: string, label: string, about: string[]): FactName => ({
    key: `intervals.recoveries.${key}`,
    label: `${label} of the recoveries`,
    about,
    method: METHOD,
    quality: 'derived',
  });
  const work = analysis.intervalSummary?.work;
  return [
    recovery.avgHr === null
      ? null
      : whole(
          name('heartRate', 'Average heart rate', ['average', 'heartRate']),
          recovery.avgHr,
          'bpm',
        ),
    running || recovery.avgPowerW === null
      ? null
      : whole(name('power', 'Average power', ['average', 'power']), recovery.avgPowerW, 'W'),
    recovery.avgSpeedMps === null
      ? null
      : speedOrPace(
          name('speed', running ? 'Average pace' : 'Average speed', ['average', 'speed']),
          recovery.avgSpeedMps,
          running,
          units,
        ),
    !work || work.elapsedS <= 0
      ? null
      : percent(
          {
            ...name('share', '', ['share', 'time']),
            label: 'Recovery time as a share of the work time',
          },
          (recovery.elapsedS / work.elapsedS) * 100,
        ),
  ];
}
