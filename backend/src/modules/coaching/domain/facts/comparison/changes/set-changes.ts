import type { SegmentStats } from '#analysis/analysis.js';
import { repetitionsOf } from '#analysis/pacing/repetitions.js';
import { isAlikeRep } from '#analysis/side-by-side/reps.js';
import type { UnitPreferences } from '#kernel/units.js';
import { count, duration, percentChange, timeChange } from '#coaching/domain/facts/draft.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { DETECTABLE } from '../detectable.js';
import { outputChanges, type PartMeans } from './output-change.js';
import { changeName, differ, sideName, SIDES, wattsCompare, type Pair } from './pair.js';

/** One repetition is no set. */
const FEWEST = 2;

type Both<T> = Readonly<Record<(typeof SIDES)[number], T>>;

/**
 * The first repetitions of both sets, as many as the shorter one has: what they put out, what they
 * cost, how the last went against the first, and the recoveries between.
 */
export function setChanges(pair: Pair, units: UnitPreferences): (FactDraft | null)[] {
  const reps = firstOfBoth(pair);
  if (!reps) return [];
  const running = pair.now.workout.family === 'running';
  const power =
    wattsCompare(pair) &&
    SIDES.every((which) => reps[which].every(({ avgPowerW }) => avgPowerW !== null));
  const output = !running && power ? 'power' : 'speed';
  const level = ({ avgPowerW, avgSpeedMps }: SegmentStats) =>
    output === 'power' ? avgPowerW : avgSpeedMps;
  // Without power the road decides the speed of a ride.
  if (!running && output === 'speed') return [];
  const number = reps.now.length;
  const where = `of the first ${number} work intervals`;
  return [
    count(
      { ...changeName(pair, 'set.count', 'Work intervals compared', []), about: ['count'] },
      number,
    ),
    ...outputChanges(
      {
        pair,
        id: 'set',
        where,
        output,
        means: { then: means(reps.then, level), now: means(reps.now, level) },
      },
      units,
    ),
    ...SIDES.flatMap((which) => held(pair, which, reps[which], level, output)),
    ...recoveries(pair, reps),
  ];
}

function firstOfBoth({ then, now }: Pair): Both<readonly SegmentStats[]> | null {
  const [a, b] = [then, now].map(({ workout: { analysis } }) =>
    analysis.sessionShape === 'intervals' ? repetitionsOf(analysis.intervals) : [],
  );
  const number = Math.min(a?.length ?? 0, b?.length ?? 0);
  if (!a || !b || number < FEWEST) return null;
  const first = { then: a.slice(0, number), now: b.slice(0, number) };
  const alike = first.then.every((rep, at) => {
    const other = first.now[at];
    return other !== undefined && isAlikeRep(rep, other);
  });
  return alike ? first : null;
}

type Level = (rep: SegmentStats) => number | null;

function means(reps: readonly SegmentStats[], level: Level): PartMeans {
  return {
    output: mean(reps, level),
    heartRate: mean(reps, ({ avgHr }) => avgHr),
    from: reps[0]?.from ?? 0,
    to: reps.at(-1)?.to ?? 0,
  };
}

/** Weighted by time; null where one of them has none. */
function mean(reps: readonly SegmentStats[], level: Level): number | null {
  let [sum, seconds] = [0, 0];
  for (const rep of reps) {
    const value = level(rep);
    if (value === null) return null;
    sum += value * rep.elapsedS;
    seconds += rep.elapsedS;
  }
  return seconds > 0 ? sum / seconds : null;
}

/** The last compared against the first. */
function held(
  pair: Pair,
  which: (typeof SIDES)[number],
  reps: readonly SegmentStats[],
  level: Level,
  output: 'power' | 'speed',
): (FactDraft | null)[] {
  const [first, last] = [reps[0], reps.at(-1)];
  const [from, to] = [first && level(first), last && level(last)];
  if (!first || !last || !from || !to || reps.length <= FEWEST) return [];
  return [
    percentChange(
      sideName(pair, which, 'set.trend', {
        label: `${output === 'power' ? 'Power' : 'Speed'} of work interval ${reps.length} against the first`,
        about: ['change', output],
        at: { from: first.from, to: last.to, channel: output },
      }),
      (to / from - 1) * 100,
    ),
  ];
}

/** Time from the end of one repetition to the start of the next. */
function recoveries(pair: Pair, reps: Both<readonly SegmentStats[]>): (FactDraft | null)[] {
  const seconds = SIDES.map((which) => meanRest(reps[which]));
  const [then, now] = seconds;
  if (!then || !now) return [];
  return [
    ...SIDES.map((which, at) =>
      duration(
        sideName(pair, which, 'set.recovery', {
          label: 'Average recovery between the work intervals compared',
          about: ['average', 'time'],
        }),
        seconds[at] ?? 0,
      ),
    ),
    timeChange(
      changeName(
        pair,
        'set.recovery',
        'Recovery between the work intervals',
        ['time'],
        differ(DETECTABLE.time, then, now),
      ),
      Math.round(now) - Math.round(then),
    ),
  ];
}

function meanRest(reps: readonly SegmentStats[]): number | null {
  const rests = reps.slice(1).map(({ from }, at) => from - (reps[at]?.to ?? from));
  return rests.length === 0 ? null : rests.reduce((sum, rest) => sum + rest, 0) / rests.length;
}
