import type { IntervalKind, SegmentStats } from '#analysis/analysis.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { maxOf, meanOf, medianOf } from '#analysis/math/statistics.js';
import { timerEffort } from '#analysis/session/timer-effort.js';
import { duration, text, type FactName } from '../draft.js';
import type { FactDraft } from '../fact.js';
import type { CloserLook } from './closer-look.js';

const METHOD = 'engine intervals';
/** The last minutes of a recording, in which a cool-down would show (ours). s. */
const LAST_S = 120;
/** A heart that is so near to its highest of the session has not come down (ours). */
const HEART_SHARE = 0.93;
/** From so much of the maximum on a heart works hard [Swain 1994]. */
const HARD_SHARE = 0.85;

/** What frames a hard session: its warm-up, its cool-down, or that it ended at full effort. */
export function frameFacts(workout: AnalysedWorkout, look: CloserLook): FactDraft[] {
  const { analysis } = workout;
  const { intervals } = analysis;
  if (isByHeart(workout, look)) return endsHigh(workout, look);
  const [first, last] = [intervals.findIndex(isWork), intervals.findLastIndex(isWork)];
  if (first === -1) return analysis.sessionShape === 'steady' ? [] : endsHard(look);
  const start = intervals[0] as SegmentStats;
  const end = intervals.at(-1) as SegmentStats;
  const warmUp = (intervals[first] as SegmentStats).from - start.from;
  const coolDown = end.to - (intervals[last] as SegmentStats).to;
  const name = (kind: IntervalKind, label: string, from: number, to: number): FactName => ({
    key: `frame.${kind}`,
    label,
    about: ['time'],
    method: METHOD,
    quality: 'derived',
    at: { from, to, channel: 'power' },
  });
  return [
    duration(
      name('warmup', 'Time before the first work interval', start.from, start.from + warmUp),
      warmUp,
    ),
    duration(
      name('cooldown', 'Time after the last work interval', end.to - coolDown, end.to),
      coolDown,
    ),
    ...endsHard(look),
  ];
}

/** A ride without power: its speed says nothing of the effort, the heart does. */
function isByHeart({ family }: AnalysedWorkout, { ground }: CloserLook): boolean {
  return family === 'cycling' && ground.grid.channels.power === undefined;
}

/** A recording that stops while the heart is still near its maximum. */
function endsHigh({ analysis }: AnalysedWorkout, { ground: { grid } }: CloserLook): FactDraft[] {
  const { heartRate } = grid.channels;
  const maximum = analysis.thresholds.maxHr;
  const beats = heartRate && meanOf(heartRate, grid.length - LAST_S);
  if (!heartRate || maximum === null || grid.length < 3 * LAST_S || beats == null) return [];
  if (beats < HARD_SHARE * maximum.value || beats < HEART_SHARE * (maxOf(heartRate) ?? 0))
    return [];
  return [endOf(grid.time, 'The recording ends with heart rate still high, without a cool-down')];
}

function endOf(time: Float64Array, how: string): FactDraft {
  const to = time[time.length - 1] as number;
  return text(
    {
      key: 'frame.end',
      label: 'How the recording ends',
      about: [],
      method: 'output and heart rate of the last two minutes',
      quality: 'derived',
      at: { from: to - LAST_S, to, channel: 'heartRate' },
    },
    how,
  );
}

/** A recording that stops while output and heart are still high. */
function endsHard({ ground }: CloserLook): FactDraft[] {
  const { grid } = ground;
  const { heartRate } = grid.channels;
  const { values } = timerEffort(ground);
  if (heartRate === undefined || values.length < 3 * LAST_S) return [];
  const usual = medianOf(values);
  const output = meanOf(values, values.length - LAST_S);
  const peak = maxOf(heartRate);
  const beats = meanOf(heartRate, grid.length - LAST_S);
  if (usual === null || output === null || output < usual) return [];
  if (peak === null || beats === null || beats < HEART_SHARE * peak) return [];
  return [endOf(grid.time, 'The recording ends at full effort, without a cool-down')];
}

function isWork({ kind }: SegmentStats): boolean {
  return kind === 'work';
}
