import type { SegmentStats } from '#analysis/analysis.js';
import { FEWEST_REPS } from '#analysis/metrics/pacing/rep-fade.metric.js';
import { repetitionsOf } from '#analysis/pacing/repetitions.js';
import type { UnitPreferences } from '#kernel/units.js';
import { clock } from '#coaching/domain/display/duration.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import {
  channelOf,
  count,
  duration,
  paceChange,
  percent,
  percentChange,
  speedOrPace,
  text,
  whole,
  wholeChange,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine intervals';

/**
 * Work intervals that differ by more than this share of their mean were not meant to be of one
 * length, as in the engine's groups (ours).
 */
const ALIKE = 0.15;
/** Repetitions whose climbing differs by more than this are not on like ground, m/km (ours). */
const UNLIKE_GROUND = 15;
/** A stop within a recovery that is worth telling. s. */
const SHORTEST_STOP_S = 5;

type Output = 'power' | 'speed';

/** The work intervals one by one and together: how many, how hard, how even. */
export function intervalFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const work = workout.analysis.intervals.filter(({ kind }) => kind === 'work');
  if (work.length === 0) return [];
  const running = workout.family === 'running';
  const output: Output =
    !running && work.every(({ avgPowerW }) => avgPowerW !== null) ? 'power' : 'speed';
  return [
    count(
      { key: 'intervals.count', label: 'Work intervals', about: ['count'], method: METHOD },
      work.length,
    ),
    nameOf(workout),
    ...together(work, output, running, units),
    ...evenness(work, output, workout, units),
    ...recoveries(workout),
    ...work.flatMap((interval, index) => alone(interval, index + 1, output, running, units)),
  ];
}

/** `6 × 4 min`: made of the very intervals that are counted. */
function nameOf({ analysis }: AnalysedWorkout): FactDraft | null {
  const pattern = analysis.intervalSummary?.pattern;
  if (pattern === undefined) return null;
  return text(
    { key: 'intervals.pattern', label: 'The set', about: [], method: METHOD, quality: 'derived' },
    pattern.text,
  );
}

function together(
  work: readonly SegmentStats[],
  output: Output,
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const overall = weightedMean(work, levelOf(output));
  const name = (key: string, label: string, about: string[]) => ({
    key: `intervals.${key}`,
    label,
    about,
    method: METHOD,
    quality: 'derived' as const,
  });
  const word = output === 'power' ? 'power' : running ? 'pace' : 'speed';
  return [
    duration(
      name('duration', 'Average length of the work intervals', ['average', 'time']),
      mean(work.map(({ elapsedS }) => elapsedS)),
    ),
    lengths(work),
    overall === null
      ? null
      : levelFact(
          name('output', `Average ${word} of the work intervals`, ['average', output]),
          overall,
          output,
          running,
          units,
        ),
  ];
}

/**
 * How far apart the repetitions were, and the last against the first. On foot by running power
 * where every one has it, else by the engine's effort: uphill a pace falls at the same effort.
 */
function evenness(
  work: readonly SegmentStats[],
  measured: Output,
  { analysis, family }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const running = family === 'running';
  const output: Output =
    running && work.every(({ avgPowerW }) => (avgPowerW ?? 0) > 0) ? 'power' : measured;
  const level = levelOf(output);
  // The repetitions that the engine's own trend is taken over, or two verdicts would differ.
  const set = repetitionsOf(work);
  const alike = set.length >= FEWEST_REPS ? set : work;
  const [first, last] = [alike[0], alike[alike.length - 1]];
  const levels = work.map(level).filter((value) => value !== null);
  const overall = weightedMean(work, level);
  const name = (key: string, label: string, about: string[]) => ({
    key: `intervals.${key}`,
    label,
    about,
    method: METHOD,
    quality: 'derived' as const,
    ...(first && last && { at: { from: first.from, to: last.to, channel: output as string } }),
  });
  const from = first && level(first);
  const to = last && level(last);
  const paces =
    first?.avgSpeedMps && last?.avgSpeedMps
      ? ([first.avgSpeedMps, last.avgSpeedMps] as const)
      : null;
  const plain = from && to ? ((to - from) / from) * 100 : null;
  // Where the ground makes the paces, they say nothing about how even the effort was.
  const hilly = output === 'speed' && running && onUnlikeGround(alike);
  const graded = hilly ? analysis.metrics['repDifference'] : undefined;
  const trend = graded?.applicable === true ? graded.value : hilly ? null : plain;
  const subject = hilly ? 'Grade-adjusted speed' : output === 'power' ? 'Power' : 'Speed';
  const word = output === 'power' ? 'power' : running ? 'pace' : 'speed';
  return [
    hilly || levels.length < 2 || overall === null
      ? null
      : percent(
          name('spread', `Spread of ${word} between the work intervals`, ['spread', output]),
          ((Math.max(...levels) - Math.min(...levels)) / overall) * 100,
        ),
    work.length < 2 || trend === null
      ? null
      : percentChange(
          name('trend', `${subject} of the last work interval against the first`, [
            'change',
            output,
          ]),
          trend,
        ),
    hilly || work.length < 2 || !paces || !running
      ? null
      : paceChange(
          name(
            output === 'power' ? 'paceAsRun' : 'paceTrend',
            'Pace of the last work interval against the first',
            ['change', 'speed'],
          ),
          paces[0],
          paces[1],
          units,
        ),
    work.length < 2 || !first?.avgHr || !last?.avgHr
      ? null
      : wholeChange(
          name('heartRateTrend', 'Heart rate of the last work interval against the first', [
            'change',
            'heartRate',
          ]),
          Math.round(last.avgHr) - Math.round(first.avgHr),
          'bpm',
        ),
  ];
}

/** Whether some repetitions climbed and others did not. */
function onUnlikeGround(reps: readonly SegmentStats[]): boolean {
  const climbs = reps.flatMap(({ ascentM, distanceM }) =>
    ascentM === null || !distanceM ? [] : [(ascentM / distanceM) * 1000],
  );
  return climbs.length > 1 && Math.max(...climbs) - Math.min(...climbs) > UNLIKE_GROUND;
}

/** `4:26 to 20:03`, of a set whose intervals are not of one length. */
function lengths(work: readonly SegmentStats[]): FactDraft | null {
  const seconds = work.map(({ elapsedS }) => elapsedS);
  const [shortest, longest] = [Math.min(...seconds), Math.max(...seconds)];
  if (work.length < 2 || longest - shortest <= ALIKE * mean(seconds)) return null;
  return text(
    {
      key: 'intervals.lengths',
      label: 'Lengths of the work intervals',
      about: ['time'],
      method: METHOD,
      quality: 'derived',
    },
    `${clock(shortest)} to ${clock(longest)}`,
  );
}

function recoveries({ analysis }: AnalysedWorkout): (FactDraft | null)[] {
  const rests = analysis.intervals.filter(({ kind }) => kind === 'recovery');
  if (rests.length === 0) return [];
  const length = mean(rests.map(({ elapsedS }) => elapsedS));
  const moving = mean(rests.map(({ movingS }) => movingS));
  const name = (key: string, label: string) => ({
    key,
    label,
    about: ['average', 'time'],
    method: METHOD,
    quality: 'derived' as const,
  });
  return [
    duration(name('intervals.recovery', 'Average length of the recoveries'), length),
    moving <= 0 || length - moving < SHORTEST_STOP_S
      ? null
      : duration(
          name('intervals.recoveryMoving', 'Time on the move in the recoveries, on average'),
          moving,
        ),
  ];
}

function alone(
  interval: SegmentStats,
  number: number,
  output: Output,
  running: boolean,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const name = (what: string, label: string, about: string[]) => ({
    key: `intervals.rep.${number}.${what}`,
    label: `${label} of work interval ${number}`,
    about,
    method: METHOD,
    at: { from: interval.from, to: interval.to, channel: channelOf(about, output) },
  });
  const level = levelOf(output)(interval);
  return [
    duration(name('duration', 'Length', ['time']), interval.elapsedS),
    level === null
      ? null
      : levelFact(
          name('output', output === 'power' ? 'Power' : running ? 'Pace' : 'Speed', [
            'average',
            output,
          ]),
          level,
          output,
          running,
          units,
        ),
    interval.avgHr === null
      ? null
      : whole(name('heartRate', 'Heart rate', ['average', 'heartRate']), interval.avgHr, 'bpm'),
  ];
}

function levelOf(output: Output): (segment: SegmentStats) => number | null {
  return (segment) => (output === 'power' ? segment.avgPowerW : segment.avgSpeedMps);
}

function levelFact(
  name: Parameters<typeof whole>[0],
  value: number,
  output: Output,
  running: boolean,
  units: UnitPreferences,
): FactDraft | null {
  return output === 'power' ? whole(name, value, 'W') : speedOrPace(name, value, running, units);
}

function weightedMean(
  segments: readonly SegmentStats[],
  level: (segment: SegmentStats) => number | null,
): number | null {
  const known = segments.flatMap((segment) => {
    const value = level(segment);
    return value === null ? [] : [{ value, weight: segment.elapsedS }];
  });
  const weight = known.reduce((sum, row) => sum + row.weight, 0);
  return weight > 0 ? known.reduce((sum, row) => sum + row.value * row.weight, 0) / weight : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
