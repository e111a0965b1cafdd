import type { ZoneEdges } from '#analysis/thresholds.js';
import { heartRateEdges, paceEdges, powerEdges } from '#analysis/zones/zone-edges.js';
import type { ThresholdValues } from '../athlete-profile.js';
import type { OwnTable, ZoneRange } from './own-zones.js';

/**
 * Zones that differ from the computed ones by no more than this are the computed ones, rounded. W,
 * bpm, s/km.
 */
const ROUNDED_BY = 1;

/** The zones that follow from the values; null where they do not suffice. */
export function computedRanges(
  table: OwnTable,
  values: ThresholdValues,
): readonly ZoneRange[] | null {
  const edges = edges6(table, values);
  if (!edges) return null;
  const [a, b, c, d, e, f] = edges;
  return [
    [a, b],
    [b, c],
    [c, d],
    [d, e],
    [e, f],
  ];
}

export function sameButRounded(
  one: readonly ZoneRange[],
  other: readonly ZoneRange[] | null,
): boolean {
  if (!other) return false;
  return one.every(([from, to], at) => {
    const [otherFrom, otherTo] = other[at] ?? [NaN, NaN];
    return Math.abs(from - otherFrom) <= ROUNDED_BY && Math.abs(to - otherTo) <= ROUNDED_BY;
  });
}

function edges6(
  table: OwnTable,
  { ftpW, maxHr, restingHr, basePaceSPerKm }: ThresholdValues,
): ZoneEdges | null {
  if (table === 'power') return ftpW === null ? null : powerEdges(ftpW);
  if (table === 'pace') return basePaceSPerKm === null ? null : paceEdges(basePaceSPerKm);
  if (maxHr === null || restingHr === null || restingHr >= maxHr) return null;
  return heartRateEdges(table === 'cyclingHeartRate' ? 'cycling' : 'running', maxHr, restingHr);
}
