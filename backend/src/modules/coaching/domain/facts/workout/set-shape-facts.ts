import type { SegmentStats } from '#analysis/analysis.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { lengthName, lengthsOf } from '#analysis/intervals/patterns/rep-lengths.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { UnitPreferences } from '#kernel/units.js';
import {
  count,
  duration,
  percent,
  percentChange,
  speedOrPace,
  text,
  whole,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine intervals';
/** The main part of a mixed set holds so much of its work time (ours). */
const MAIN_SHARE = 0.6;
/** So many repetitions are needed before their opening is set against the rest (ours). */
const FEWEST_FOR_OPENING = 3;
/** Repetitions whose climbing differs by more than this are not on like ground, m/km (ours). */
const UNLIKE_GROUND = 15;

/**
 * What stands out inside a set: the like repetitions that hold most of a mixed one, and the first
 * repetitions against the rest where every one of them was harder.
 */
export function setShapeFacts(
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const work = workout.analysis.intervals.filter(({ kind }) => kind === 'work');
  if (work.length < 2) return [];
  const main = workout.analysis.intervalSummary?.pattern?.kind === 'mixed' ? mainOf(work) : null;
  return [
    ...(main ? mainFacts(main, workout, units) : []),
    ...openingFacts(main ?? work, workout, units),
  ];
}

/** The longest row of repetitions of one length, where it holds most of the work. */
function mainOf(work: readonly SegmentStats[]): readonly SegmentStats[] | null {
  const lengths = lengthsOf(work, 'cycling');
  const rows: SegmentStats[][] = [];
  work.forEach((rep, at) => {
    if (at > 0 && lengths[at]?.group === lengths[at - 1]?.group) rows.at(-1)?.push(rep);
    else rows.push([rep]);
  });
  const total = secondsOf(work);
  return rows.find((row) => row.length > 1 && secondsOf(row) >= MAIN_SHARE * total) ?? null;
}

function mainFacts(
  reps: readonly SegmentStats[],
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const lengths = lengthsOf(reps, workout.family);
  const each = lengths[0];
  const named = namer('main', reps);
  const level = levelOf(reps, workout);
  const [first, last] = level.values;
  const end = level.values.at(-1);
  const gap = (reps[1] as SegmentStats).from - (reps[0] as SegmentStats).to;
  return [
    each
      ? text(named('pattern', 'The main set', []), `${reps.length} × ${lengthName(each)}`)
      : null,
    shown(named, 'output', 'Average', meanOf(Float64Array.from(level.values)), level, units),
    first && last && end
      ? percentChange(
          named('change', `${level.word} of the last against the first of the main set`, [
            'change',
            level.channel,
          ]),
          (end / first - 1) * 100,
        )
      : null,
    level.values.length < 2
      ? null
      : percent(
          named('spread', `Spread of ${level.word.toLowerCase()} in the main set`, [
            'spread',
            level.channel,
          ]),
          spreadOf(level.values),
        ),
    gap > 0 ? duration(named('recovery', 'Recovery in the main set', ['time']), gap) : null,
    ...reps.map((rep, at) =>
      shown(
        named,
        `${at + 1}.output`,
        `Number ${at + 1}:`,
        level.values[at] ?? null,
        level,
        units,
        rep,
      ),
    ),
  ];
}

/**
 * The first repetitions against all that follow, where each of them was harder than any later one:
 * by power where every one has it, else by pace on like ground.
 */
function openingFacts(
  reps: readonly SegmentStats[],
  workout: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const level = levelOf(reps, workout);
  if (level.values.length < Math.max(FEWEST_FOR_OPENING, reps.length)) return [];
  if (level.channel === 'speed' && onUnlikeGround(reps)) return [];
  const found = [...Array(Math.floor(reps.length / 2)).keys()]
    .map((at) => split(level.values, at + 1))
    .filter(({ apart }) => apart)
    .sort((a, b) => b.change - a.change)[0];
  if (!found) return [];
  const early = reps.slice(0, found.size);
  const named = namer('opening', early);
  const late = namer('opening', reps.slice(found.size));
  return [
    count(
      named('count', 'First work intervals, harder than all later ones', ['count']),
      found.size,
    ),
    shown(named, 'output', 'First work intervals, average', found.before, level, units),
    shown(late, 'rest', 'Later work intervals, average', found.after, level, units),
    percentChange(
      named('change', `${level.word} of the first work intervals against the later ones`, [
        'change',
        level.channel,
      ]),
      found.change,
    ),
  ];
}

function split(values: readonly number[], size: number) {
  const [early, late] = [values.slice(0, size), values.slice(size)];
  const before = meanOf(Float64Array.from(early)) ?? 0;
  const after = meanOf(Float64Array.from(late)) ?? 0;
  return {
    size,
    before,
    after,
    change: after > 0 ? (before / after - 1) * 100 : 0,
    apart: Math.min(...early) > Math.max(...late),
  };
}

interface Level {
  readonly values: readonly number[];
  readonly channel: 'power' | 'speed';
  readonly word: 'Power' | 'Pace' | 'Speed';
}

function levelOf(reps: readonly SegmentStats[], { family }: AnalysedWorkout): Level {
  const watts = reps.flatMap(({ avgPowerW }) => (avgPowerW ? [avgPowerW] : []));
  if (watts.length === reps.length) return { values: watts, channel: 'power', word: 'Power' };
  const speeds = reps.flatMap(({ avgSpeedMps }) => (avgSpeedMps ? [avgSpeedMps] : []));
  return { values: speeds, channel: 'speed', word: family === 'running' ? 'Pace' : 'Speed' };
}

type Namer = (what: string, label: string, about: readonly string[]) => FactName;

function namer(part: 'main' | 'opening', reps: readonly SegmentStats[]): Namer {
  const [first, last] = [reps[0] as SegmentStats, reps.at(-1) as SegmentStats];
  return (what, label, about) => ({
    key: `intervals.${part}.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    at: { from: first.from, to: last.to, channel: 'power' },
  });
}

function shown(
  named: Namer,
  what: string,
  label: string,
  value: number | null,
  { channel, word }: Level,
  units: UnitPreferences,
  rep?: SegmentStats,
): FactDraft | null {
  if (value === null) return null;
  const name = {
    ...named(what, `${label} ${word.toLowerCase()}`, ['average', channel]),
    ...(rep && { at: { from: rep.from, to: rep.to, channel } }),
  };
  return channel === 'power'
    ? whole(name, value, 'W')
    : speedOrPace(name, value, word === 'Pace', units);
}

function onUnlikeGround(reps: readonly SegmentStats[]): boolean {
  const climbs = reps.flatMap(({ ascentM, distanceM }) =>
    ascentM === null || !distanceM ? [] : [(ascentM / distanceM) * 1000],
  );
  return climbs.length > 1 && Math.max(...climbs) - Math.min(...climbs) > UNLIKE_GROUND;
}

function spreadOf(values: readonly number[]): number {
  const mean = meanOf(Float64Array.from(values)) ?? 1;
  return ((Math.max(...values) - Math.min(...values)) / mean) * 100;
}

function secondsOf(reps: readonly SegmentStats[]): number {
  return reps.reduce((sum, { elapsedS }) => sum + elapsedS, 0);
}
