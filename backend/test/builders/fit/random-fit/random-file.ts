import { CrcCalculator } from '@garmin/fitsdk';
import { chained } from '../broken.js';
import { Dice } from './dice.js';
import { RandomPart } from './random-part.js';
import type { RandomRow } from './record-writer.js';

/** A file as random as FIT allows, with what a reader must find in it. */
export interface RandomFit {
  readonly bytes: Uint8Array;
  /**
   * The same with every compressed header written out as a time stamp, for readers that know none;
   * null without one.
   */
  readonly spelledOut: Uint8Array | null;
  /** Where each part of a chained file begins, and the end. */
  readonly partsAt: readonly number[];
  readonly rows: readonly RandomRow[];
  /** What was done to the whole, for the deviations that rest on it. */
  readonly facts: ReadonlySet<Fact>;
}

export type Fact =
  | 'chained'
  | 'cut'
  | 'bad-checksum'
  | 'late-description'
  | 'changed-description'
  | 'compressed'
  | 'beats';

/** The file of a seed: one or several parts, now and then cut short or with a wrong checksum. */
export function randomFit(seed: number): RandomFit {
  const dice = new Dice(seed);
  const parts = Array.from(
    { length: dice.chance(0.15) ? dice.int(2, 3) : 1 },
    () => new RandomPart(dice),
  );
  const facts = new Set<Fact>(parts.flatMap((part) => [...part.facts]));
  if (parts.length > 1) facts.add('chained');
  const files = parts.map((part) => part.out.file.bytes());
  const partsAt = files.reduce<number[]>(
    (at, file) => [...at, (at.at(-1) ?? 0) + file.length],
    [0],
  );
  const rows = parts.flatMap((part, index) =>
    part.records.rows().map((row) => ({ ...row, endsAt: row.endsAt + (partsAt[index] ?? 0) })),
  );
  const whole = chained(...files);
  if (dice.chance(0.12)) return cut(whole, dice, partsAt, rows, facts);
  if (dice.chance(0.06)) whole.set([whole.at(-1) === 7 ? 8 : 7], whole.length - 1);
  if (!checksumHolds(whole, partsAt.at(-2) ?? 0)) facts.add('bad-checksum');
  const spelledOut = facts.has('compressed')
    ? chained(...parts.map((part) => part.out.spelledOut.bytes()))
    : null;
  return { bytes: whole, spelledOut, partsAt, rows, facts };
}

function cut(
  whole: Uint8Array,
  dice: Dice,
  partsAt: readonly number[],
  rows: readonly RandomRow[],
  facts: Set<Fact>,
): RandomFit {
  const length = dice.int((partsAt.at(-2) ?? 0) + 20, whole.length - 1);
  facts.add('cut');
  return {
    bytes: whole.slice(0, length),
    spelledOut: null,
    partsAt: [...partsAt.slice(0, -1), length],
    rows: rows
      .filter(({ endsAt }) => endsAt <= length)
      .map((row) => ({ ...row, developer: facts.has('late-description') ? null : row.developer })),
    facts,
  };
}

function checksumHolds(whole: Uint8Array, from: number): boolean {
  const stored = (whole.at(-2) ?? 0) | ((whole.at(-1) ?? 0) << 8);
  return stored === CrcCalculator.calculateCRC(whole, from, whole.length - 2);
}
