import type { SegmentStats } from '#analysis/analysis.js';
import type { AnalysedWorkout } from '#analysis/analysed-workout.js';
import { meanOf } from '#analysis/math/statistics.js';
import type { UnitPreferences } from '#kernel/units.js';
import {
  count,
  duration,
  percent,
  percentChange,
  speedOrPace,
  whole,
  type FactName,
} from '../draft.js';
import type { FactDraft } from '../fact.js';

const METHOD = 'engine intervals';
/** With fewer repetitions a third is one of them (ours). */
const FEWEST_FOR_THIRDS = 8;
/** Two rungs of a pyramid are of one length within this share (ours). */
const ONE_LENGTH = 0.1;

interface Parts {
  readonly work: readonly SegmentStats[];
  readonly running: boolean;
  readonly channel: 'power' | 'speed';
  readonly units: UnitPreferences;
}

/**
 * The parts of a set held against each other: set by set, overs and unders, both sides of a
 * pyramid, and in one long set its first third against its last. Means, as one short repetition
 * says little.
 */
export function setPartsFacts(
  { analysis, family }: AnalysedWorkout,
  units: UnitPreferences,
): (FactDraft | null)[] {
  const pattern = analysis.intervalSummary?.pattern;
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  if (!pattern || work.length < 2 || pattern.count !== work.length) return [];
  const running = family === 'running';
  const power = !running && work.every(({ avgPowerW }) => avgPowerW !== null);
  const parts: Parts = { work, running, channel: power ? 'power' : 'speed', units };
  if (pattern.kind === 'pyramid') return sidesOf(parts);
  if (pattern.kind === 'over-unders') {
    return [...setBySet(parts, pattern.sets), ...oversAndUnders(parts, pattern.sets)];
  }
  if (pattern.sets > 1) return setBySet(parts, pattern.sets);
  return ['repeats', 'on-off'].includes(pattern.kind) ? thirds(parts) : [];
}

function setBySet(parts: Parts, sets: number): (FactDraft | null)[] {
  if (sets < 2) return [];
  const each = inSets(parts.work, sets);
  const levels = each.map((reps) => levelOf(reps, parts));
  const [first, last] = [levels[0], levels.at(-1)];
  return [
    count(named('sets.count', 'Sets', ['count'], parts.work), sets),
    rest(each),
    ...each.flatMap((reps, at) => [
      shown(parts, named(`sets.${at + 1}.output`, `Set ${at + 1}`, [], reps), reps),
      peak(
        named(`sets.${at + 1}.heartRateMax`, `Highest heart rate of set ${at + 1}`, [], reps),
        reps,
      ),
    ]),
    first && last
      ? percentChange(
          named('sets.change', 'Last set against the first', ['change', parts.channel], parts.work),
          (last / first - 1) * 100,
        )
      : null,
  ];
}

function inSets(work: readonly SegmentStats[], sets: number): (readonly SegmentStats[])[] {
  const size = work.length / sets;
  return Array.from({ length: sets }, (_, at) => work.slice(at * size, (at + 1) * size));
}

/** Seconds between the sets, on average. */
function rest(each: readonly (readonly SegmentStats[])[]): FactDraft | null {
  const rests = each.slice(1).map((reps, at) => (reps[0]?.from ?? 0) - (each[at]?.at(-1)?.to ?? 0));
  const mean = meanOf(Float64Array.from(rests));
  const all = each.flat();
  return mean === null
    ? null
    : duration(named('sets.recovery', 'Time between the sets', ['time'], all), mean);
}

function oversAndUnders(parts: Parts, sets: number): (FactDraft | null)[] {
  const { work } = parts;
  const even = work.filter((_, at) => at % 2 === 0);
  const odd = work.filter((_, at) => at % 2 === 1);
  const upSecond = (levelOf(odd, parts) ?? 0) > (levelOf(even, parts) ?? 0);
  const [overs, unders] = upSecond ? [odd, even] : [even, odd];
  const level = (what: 'overs' | 'unders', reps: readonly SegmentStats[]) =>
    inSets(reps, sets).map((some, at) =>
      shown(
        parts,
        named(`${what}.${at + 1}.output`, `${capital(what)} of set ${at + 1}`, [], some),
        some,
      ),
    );
  return [
    shown(parts, named('overs.output', 'Overs', [], overs), overs),
    shown(parts, named('unders.output', 'Unders', [], unders), unders),
    ...level('overs', overs),
    ...level('unders', unders),
    ...inSets(overs, sets).map((some, at) => {
      const over = levelOf(some, parts);
      const below = levelOf(inSets(unders, sets)[at] ?? [], parts);
      return over === null || below === null
        ? null
        : percentChange(
            named(
              `overs.${at + 1}.contrast`,
              `Overs against unders of set ${at + 1}`,
              ['change', parts.channel],
              some,
            ),
            (over / below - 1) * 100,
          );
    }),
    peak(named('overs.heartRateMax', 'Highest heart rate of the overs', [], overs), overs),
    beats(named('unders.heartRate', 'Heart rate of the unders', [], unders), unders),
  ];
}

/** Up against down, by the rungs that both sides have. */
function sidesOf(parts: Parts): (FactDraft | null)[] {
  const { work } = parts;
  const half = Math.floor(work.length / 2);
  const pairs = Array.from({ length: half }, (_, at) => [work[at], work[work.length - 1 - at]]);
  const like = pairs.filter(
    ([up, down]) => up && down && Math.abs(down.elapsedS / up.elapsedS - 1) <= ONE_LENGTH,
  );
  if (like.length < 2) return [];
  const up = like.flatMap(([one]) => one ?? []);
  const down = like.flatMap(([, other]) => other ?? []);
  const [before, after] = [levelOf(up, parts), levelOf(down, parts)];
  if (before === null || after === null) return [];
  return [
    shown(parts, named('pyramid.up', 'Way up of the pyramid', [], up), up),
    shown(
      parts,
      named('pyramid.down', 'Way down of the pyramid, by the same lengths', [], down),
      down,
    ),
    percentChange(
      named(
        'pyramid.change',
        'Way down of the pyramid against the way up',
        ['change', parts.channel],
        work,
      ),
      (after / before - 1) * 100,
    ),
  ];
}

function thirds(parts: Parts): (FactDraft | null)[] {
  const { work } = parts;
  if (work.length < FEWEST_FOR_THIRDS) return [];
  const size = Math.floor(work.length / 3);
  const [early, late] = [work.slice(0, size), work.slice(-size)];
  const [before, after] = [levelOf(early, parts), levelOf(late, parts)];
  if (before === null || after === null) return [];
  return [
    count(named('thirds.size', 'Work intervals in a third of the set', ['count'], work), size),
    shown(parts, named('thirds.first', 'First third of the set', [], early), early),
    shown(parts, named('thirds.last', 'Last third of the set', [], late), late),
    percentChange(
      named(
        'thirds.change',
        'Last third of the set against the first',
        ['change', parts.channel],
        work,
      ),
      (after / before - 1) * 100,
    ),
  ];
}

function named(
  what: string,
  label: string,
  about: readonly string[],
  reps: readonly SegmentStats[],
): FactName {
  const [first, last] = [reps[0], reps.at(-1)];
  return {
    key: `intervals.${what}`,
    label,
    about,
    method: METHOD,
    quality: 'derived',
    ...(first && last && { at: { from: first.from, to: last.to, channel: 'heartRate' } }),
  };
}

function shown(parts: Parts, name: FactName, reps: readonly SegmentStats[]): FactDraft | null {
  const value = levelOf(reps, parts);
  if (value === null) return null;
  const { channel, running, units } = parts;
  const word = channel === 'power' ? 'power' : running ? 'pace' : 'speed';
  const full: FactName = {
    ...name,
    label: `${name.label}, average ${word}`,
    about: ['average', channel],
    ...(name.at && { at: { ...name.at, channel } }),
  };
  return channel === 'power' ? whole(full, value, 'W') : speedOrPace(full, value, running, units);
}

function peak(name: FactName, reps: readonly SegmentStats[]): FactDraft | null {
  const top = Math.max(0, ...reps.map(({ maxHr }) => maxHr ?? 0));
  return top > 0 ? whole({ ...name, about: ['max', 'heartRate'] }, top, 'bpm') : null;
}

function beats(name: FactName, reps: readonly SegmentStats[]): FactDraft | null {
  const mean = weighted(reps, ({ avgHr }) => avgHr);
  return mean === null ? null : whole({ ...name, about: ['average', 'heartRate'] }, mean, 'bpm');
}

function levelOf(reps: readonly SegmentStats[], { channel }: Parts): number | null {
  return weighted(reps, (rep) => (channel === 'power' ? rep.avgPowerW : rep.avgSpeedMps));
}

/** Mean over time; null where one was not measured. */
function weighted(
  reps: readonly SegmentStats[],
  of: (rep: SegmentStats) => number | null,
): number | null {
  const known = reps.flatMap((rep) => of(rep) ?? []);
  const seconds = reps.reduce((sum, { elapsedS }) => sum + elapsedS, 0);
  if (reps.length === 0 || known.length < reps.length || seconds <= 0) return null;
  return reps.reduce((sum, rep, at) => sum + (known[at] ?? 0) * rep.elapsedS, 0) / seconds;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Shares that say how hard the work was: of the FTP, and of the maximum heart rate. */
export function setShareFacts({ analysis, family }: AnalysedWorkout): (FactDraft | null)[] {
  const work = analysis.intervals.filter(({ kind }) => kind === 'work');
  const { ftpW, maxHr } = analysis.thresholds;
  const power = weighted(work, ({ avgPowerW }) => avgPowerW);
  const top = Math.max(0, ...work.map((rep) => rep.maxHr ?? 0));
  return [
    family === 'cycling' && power !== null && ftpW
      ? percent(
          named('ftpShare', 'Power of the work intervals as a share of FTP', ['power'], work),
          (power / ftpW.value) * 100,
        )
      : null,
    top > 0 && maxHr
      ? percent(
          named(
            'heartRateMaxShare',
            'Highest heart rate of the work intervals as a share of your maximum',
            ['heartRate'],
            work,
          ),
          (top / maxHr.value) * 100,
        )
      : null,
  ];
}
