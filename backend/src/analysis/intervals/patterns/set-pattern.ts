import type { SegmentStats } from '#analysis/analysis.js';
import { meanOf, medianOf } from '#analysis/math/statistics.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import { lengthName, lengthsOf, type RepLength } from './rep-lengths.js';
import { ladderOf } from './ladder-name.js';
import type { PatternKind, SetPattern } from './pattern.js';
import { setsOf } from './sets.js';

/** A work interval with its place among the intervals and its mean effort. */
export interface Rep {
  readonly segment: SegmentStats;
  readonly at: number;
  /** W, or grade-adjusted m/s; null where not measured. */
  readonly effort: number | null;
}

/** Each is harder than the one before by so much, and the last than the first (ours). */
const RISE = { each: 0.002, all: 0.06, fewest: 3 } as const;
/** A repeat uphill climbs so steeply on the mean, and so much at least (ours). */
const HILL = { grade: 0.03, metres: 6, share: 0.8, fewest: 3 } as const;
/** Short work with a short rest, often [Billat 2001: 30/30, 15/15]. s. */
const ON_OFF = { longestS: 65, fewest: 6 } as const;
/** Levels of over-unders are so far apart, and such a share of steps goes the right way (ours). */
const OVER_UNDER = { least: 0.04, most: 0.5, fewest: 4, rightWay: 0.8 } as const;

/**
 * The name of a set, made of the very work intervals that the table shows. Null without any.
 */
export function setPatternOf(
  intervals: readonly SegmentStats[],
  reps: readonly Rep[],
  family: SportFamily,
): SetPattern | null {
  if (reps.length === 0) return null;
  const lengths = lengthsOf(
    reps.map(({ segment }) => segment),
    family,
  );
  const count = reps.length;
  const told = (kind: PatternKind, text: string, sets = 1): SetPattern => ({
    text,
    kind,
    count,
    sets,
  });
  if (count === 1) return told('single', `1 × ${lengthName(lengths[0] as RepLength)}`);
  const overUnders = overUndersOf(reps);
  if (overUnders !== null) return told('over-unders', overUnders.text, overUnders.blocks);
  if (lengths.every(({ group }) => group === 0)) return alike(intervals, reps, lengths, told);
  const ladder = ladderOf(lengths);
  if (ladder !== null) return told(ladder.kind, ladder.text);
  return told('mixed', mixedText(lengths));
}

type Tell = (kind: PatternKind, text: string, sets?: number) => SetPattern;

function alike(
  intervals: readonly SegmentStats[],
  reps: readonly Rep[],
  lengths: readonly RepLength[],
  told: Tell,
): SetPattern {
  const { each, rests } = {
    each: lengthName(lengths[0] as RepLength),
    rests: restsOf(intervals, reps),
  };
  const { count, sizes } = setsOf(rests);
  const within = onOffRest(lengths[0] as RepLength, rests, reps.length);
  const name = within === null ? each : `${within} s`;
  if (count > 1) {
    const text = `${count} × (${sizes[0]} × ${name})`;
    return told(within === null ? 'sets' : 'on-off', text, count);
  }
  const text = `${reps.length} × ${name}`;
  if (within !== null) return told('on-off', text);
  if (areHills(reps)) return told('hills', `${text} uphill`);
  return isRising(reps) ? told('rising', `${text}, each harder`) : told('repeats', text);
}

/** Seconds between each repetition and the next; 0 where one follows on the other. */
function restsOf(intervals: readonly SegmentStats[], reps: readonly Rep[]): number[] {
  return reps
    .slice(1)
    .map(({ at }, place) =>
      intervals
        .slice((reps[place] as Rep).at + 1, at)
        .reduce((seconds, { elapsedS }) => seconds + elapsedS, 0),
    );
}

/** `30/30`: seconds of work and of rest; null for longer ones. */
function onOffRest(
  { seconds, metres }: RepLength,
  rests: readonly number[],
  count: number,
): string | null {
  const rest = medianOf(rests) ?? 0;
  if (count < ON_OFF.fewest || metres !== null || seconds > ON_OFF.longestS) return null;
  return rest > 0 && rest <= ON_OFF.longestS && seconds < 60
    ? `${seconds}/${Math.round(rest / 5) * 5}`
    : null;
}

function isRising(reps: readonly Rep[]): boolean {
  const efforts = reps.flatMap(({ effort }) => effort ?? []);
  if (efforts.length < Math.max(RISE.fewest, reps.length)) return false;
  const [first, last] = [efforts[0] as number, efforts.at(-1) as number];
  return (
    last >= first * (1 + RISE.all) &&
    efforts.slice(1).every((effort, at) => effort >= (efforts[at] as number) * (1 + RISE.each))
  );
}

function areHills(reps: readonly Rep[]): boolean {
  const uphill = reps.filter(({ segment: { channels, distanceM } }) => {
    const { start = null, end = null } = channels?.altitude ?? {};
    if (start === null || end === null || distanceM === null) return false;
    return end - start >= HILL.metres && end - start >= HILL.grade * distanceM;
  });
  return reps.length >= HILL.fewest && uphill.length >= HILL.share * reps.length;
}

/**
 * Work that alternates between two levels without a rest, block by block: each level stands as an
 * interval of its own in the table.
 */
function overUndersOf(
  reps: readonly Rep[],
): { readonly text: string; readonly blocks: number } | null {
  const blocks = blocksOf(reps);
  const size = blocks[0]?.length ?? 0;
  if (size < OVER_UNDER.fewest || size % 2 > 0) return null;
  if (blocks.some((block) => block.length !== size) || !alternates(reps, size)) return null;
  const [one, two] = [0, 1].map((odd) => {
    const seconds = reps.filter((_, at) => at % 2 === odd).map(({ segment }) => segment.elapsedS);
    return medianOf(seconds) ?? 0;
  }) as [number, number];
  const pairs = `${size / 2} × (${lengthName(secondsOnly(one))} + ${lengthName(secondsOnly(two))})`;
  return {
    blocks: blocks.length,
    text: blocks.length === 1 ? `${pairs} over-unders` : `${blocks.length} × ${pairs} over-unders`,
  };
}

function secondsOnly(seconds: number): RepLength {
  return { seconds: Math.round(seconds / 5) * 5, metres: null, group: 0 };
}

/** Repetitions that follow on each other without a rest between. */
function blocksOf(reps: readonly Rep[]): Rep[][] {
  const blocks: Rep[][] = [];
  reps.forEach((rep, place) => {
    const before = reps[place - 1];
    if (before !== undefined && rep.at === before.at + 1) blocks.at(-1)?.push(rep);
    else blocks.push([rep]);
  });
  return blocks;
}

/**
 * Whether the work goes up and down by turns: the two levels apart on the whole, and nearly every
 * step the right way. A single tired over may fall to the level of the unders.
 */
function alternates(reps: readonly Rep[], size: number): boolean {
  const efforts = reps.flatMap(({ effort }) => effort ?? []);
  if (efforts.length < reps.length) return false;
  const [even, odd] = [0, 1].map((place) =>
    meanOf(Float64Array.from(efforts.filter((_, at) => at % 2 === place))),
  ) as [number, number];
  const apart = Math.abs(odd - even) / Math.min(odd, even);
  if (apart < OVER_UNDER.least || apart > OVER_UNDER.most) return false;
  const steps = efforts.flatMap((effort, at) =>
    at % size === 0 ? [] : [{ up: effort > (efforts[at - 1] as number), at }],
  );
  const right = steps.filter(({ up, at }) => up === (at % 2 === 1 ? odd > even : even > odd));
  return right.length >= OVER_UNDER.rightWay * steps.length;
}

/** More sets than this are a list, which the table is. */
const MOST_SETS = 4;

/** `2 × 8 min + 4 × 1 min`, runs of like lengths in their order. */
function mixedText(lengths: readonly RepLength[]): string {
  const runs: { length: RepLength; count: number }[] = [];
  for (const length of lengths) {
    const last = runs.at(-1);
    if (last !== undefined && last.length.group === length.group) last.count += 1;
    else runs.push({ length, count: 1 });
  }
  return runs.length <= MOST_SETS
    ? runs.map(({ length, count }) => `${count} × ${lengthName(length)}`).join(' + ')
    : `${lengths.length} work intervals`;
}
