import type { ZoneEdges } from '#analysis/thresholds.js';

/**
 * One zone, from where it begins to where it ends on the way to harder work. W, bpm, or s/km, which
 * fall.
 */
export type ZoneRange = readonly [number, number];

/** Which table of zones. */
export type OwnTable = 'power' | 'cyclingHeartRate' | 'runningHeartRate' | 'pace';
export const OWN_TABLES: readonly OwnTable[] = [
  'power',
  'cyclingHeartRate',
  'runningHeartRate',
  'pace',
];

/**
 * Zones that the athlete set by hand, five ranges each. Null ends an earlier table: from then on
 * zones follow from the thresholds again. A table that is absent says nothing.
 */
export type OwnZones = { readonly [T in OwnTable]?: readonly ZoneRange[] | null };

/**
 * What is wrong with a zone: 1 to 5, which of its ends, and a sentence that goes after the name of
 * the table.
 */
export interface ZoneProblem {
  readonly zone: number;
  readonly end: 'Min' | 'Max';
  readonly text: string;
}

/**
 * Ends of neighbours that differ by this much are one border: 137 and 138 W are, as are 138 and
 * 138. W, bpm, s.
 */
const ONE_BORDER = 1;

/**
 * What borders of a table may be and how they are written. Paces fall as work gets harder, all else
 * rises.
 */
export interface ZoneRules {
  /** Lowest and highest value of a border. */
  readonly bounds: ZoneRange;
  readonly falling: boolean;
  readonly shown: (border: number) => string;
}

/**
 * The first thing wrong with five ranges; null where they make a table. Every zone ends harder than
 * it begins and begins where the one before ends.
 */
export function zoneProblem(
  ranges: readonly ZoneRange[],
  { bounds: [lowest, highest], falling, shown }: ZoneRules,
): ZoneProblem | null {
  const harder = falling ? -1 : 1;
  for (const [at, range] of ranges.entries()) {
    const [from, to] = range;
    const zone = at + 1;
    const outside = range.findIndex((border) => !(border >= lowest && border <= highest));
    if (outside >= 0)
      return {
        zone,
        end: outside === 0 ? 'Min' : 'Max',
        text: `zone ${zone} must lie between ${shown(lowest)} and ${shown(highest)}`,
      };
    const before = ranges[at - 1];
    if (before && (Math.abs(from - before[1]) > ONE_BORDER || (from - before[0]) * harder <= 0)) {
      return {
        zone,
        end: 'Min',
        text: `zone ${zone} must begin where zone ${at} ends, at ${shown(before[1])}`,
      };
    }
    if ((to - from) * harder <= 0)
      return {
        zone,
        end: 'Max',
        text: `zone ${zone} must end ${falling ? 'faster than' : 'above'} ${shown(from)}`,
      };
  }
  return null;
}

/**
 * The six borders of five zones: each zone begins where it says, the last one ends where it says.
 */
export function edgesOf(ranges: readonly ZoneRange[]): ZoneEdges {
  const [a, b, c, d, e] = ranges;
  if (!a || !b || !c || !d || !e) throw new Error(`zones come in fives, not ${ranges.length}`);
  return [a[0], b[0], c[0], d[0], e[0], e[1]];
}

export function sameRanges(
  one: readonly ZoneRange[] | null,
  other: readonly ZoneRange[] | null,
): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
