import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Span } from '../finding.js';

/** A climb or a descent with its facts, as far as they are known. */
export interface Slope {
  readonly way: 'up' | 'down';
  /** Metres climbed or descended. */
  readonly height: Fact;
  readonly length?: Fact | undefined;
  readonly time?: Fact | undefined;
  readonly speed?: Fact | undefined;
  readonly power?: Fact | undefined;
  readonly heartRate?: Fact | undefined;
  readonly coasting?: Fact | undefined;
  readonly at: Span;
  /** How its facts begin: `climbs.1`. */
  readonly key: SlopeKey;
}

export type SlopeKey = `climbs.${number}` | `climbs.main.${number}` | `descents.${number}`;

const PLACES = [1, 2, 3, 4, 5] as const;
const LONG_PLACES = [1, 2, 3] as const;

/** Slopes that share more than this of the shorter one are the same. */
const SAME = 0.1;

export function climbsOf(sheet: FactSheet): readonly Slope[] {
  return [
    ...PLACES.flatMap((place) => slope(sheet, `climbs.${place}`)),
    ...LONG_PLACES.flatMap((place) => slope(sheet, `climbs.main.${place}`)),
  ];
}

export function descentsOf(sheet: FactSheet): readonly Slope[] {
  return LONG_PLACES.flatMap((place) => slope(sheet, `descents.${place}`));
}

/** The climb with the most height; a long climb counts with its dips and flats. */
export function mainClimb(sheet: FactSheet): Slope | undefined {
  return highestFirst(climbsOf(sheet))[0];
}

/**
 * The slopes that made the course, in their order: each at least this share of the highest of
 * its way, none inside another.
 */
export function courseOf(sheet: FactSheet, share: number): readonly Slope[] {
  const slopes = highestFirst([...climbsOf(sheet), ...descentsOf(sheet)]);
  const least = (way: Slope['way']) => share * heightOf(slopes.find((one) => one.way === way));
  const chosen: Slope[] = [];
  for (const one of slopes)
    if (
      heightOf(one) >= least(one.way) &&
      !chosen.some((other) => overlap(one.at, other.at) > SAME)
    )
      chosen.push(one);
  return chosen.sort((a, b) => a.at.from - b.at.from);
}

export function highestFirst(slopes: readonly Slope[]): Slope[] {
  return [...slopes].sort((a, b) => heightOf(b) - heightOf(a));
}

/** Metres. */
export function heightOf(slope: Slope | undefined): number {
  return Number(slope?.height.value ?? 0);
}

/** What two spans share, of the shorter one. */
export function overlap(a: Span, b: Span): number {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return Math.max(0, shared) / Math.max(1, Math.min(a.to - a.from, b.to - b.from));
}

function slope(sheet: FactSheet, key: SlopeKey): readonly Slope[] {
  const height = sheet.get(
    key.startsWith('climbs.main') || key.startsWith('descents')
      ? (`${key}.height` as `descents.${number}.height`)
      : (`${key}.gain` as `climbs.${number}.gain`),
  );
  if (!height?.at) return [];
  const of = (what: 'length' | 'time' | 'speed' | 'power' | 'heartRate') =>
    sheet.get(`${key}.${what}`);
  return [
    {
      key,
      way: key.startsWith('descents') ? 'down' : 'up',
      height,
      at: { from: height.at.from, to: height.at.to },
      length: of('length'),
      time: of('time'),
      speed: of('speed'),
      power: of('power'),
      heartRate: of('heartRate'),
      coasting: key.startsWith('descents')
        ? sheet.get(`${key as `descents.${number}`}.coasting`)
        : undefined,
    },
  ];
}
