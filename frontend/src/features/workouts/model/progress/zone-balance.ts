import { formatNumber } from '#lib/format.js';
import type { Family, ProgressWeek, ZoneMeasure } from './progress.js';
import { zonesOf } from './volume.js';

/** From here on a week counts as polarized by convention (Treff 2019). */
export const POLARIZED_FROM = 2;

export const BANDS = ['below', 1, 2, 3, 4, 5, 'above'] as const;
export type Band = (typeof BANDS)[number];

export const MEASURE_NAMES: Readonly<Record<ZoneMeasure, string>> = {
  power: 'Power',
  heartRate: 'Heart rate',
  pace: 'Pace',
};

export function bandName(band: Band): string {
  if (band === 'below') return 'Below';
  return band === 'above' ? 'Above' : `Z${band}`;
}

/** Which of a family's zones any of the weeks has; the most telling first. */
export function measuresOf(
  weeks: readonly Pick<ProgressWeek, 'zones'>[],
  family: Family,
): readonly ZoneMeasure[] {
  const measures: readonly ZoneMeasure[] =
    family === 'running' ? ['heartRate', 'pace'] : ['power', 'heartRate'];
  return measures.filter((measure) => secondsIn(zonesOf(weeks, measure)) > 0);
}

function secondsIn(zones: readonly number[] | null): number {
  return zones?.reduce((sum, seconds) => sum + seconds, 0) ?? 0;
}

/** Shares of the whole, 0 to 1; null where no second was measured. */
export function sharesOf(zones: readonly number[] | null): readonly number[] | null {
  const whole = secondsIn(zones);
  return zones === null || whole <= 0 ? null : zones.map((seconds) => seconds / whole);
}

/**
 * Low is all up to zone 2, middle is zone 3, high is the rest: an approximation of Seiler's three
 * zones.
 */
export interface Intensity {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export function intensityOf([
  below = 0,
  one = 0,
  two = 0,
  middle = 0,
  four = 0,
  five = 0,
  above = 0,
]: readonly number[]): Intensity {
  return { low: below + one + two, middle, high: four + five + above };
}

/** `41%`. */
export function percentText(share: number): string {
  return `${formatNumber(share * 100)}%`;
}

/** Every band with time in it, in words. */
export function sharesText(shares: readonly number[]): string {
  return BANDS.flatMap((band, at) =>
    (shares[at] ?? 0) >= 0.005 ? [`${bandName(band)} ${percentText(shares[at] ?? 0)}`] : [],
  ).join(' · ');
}

/**
 * How polarized the weeks were that are over: the last one that has an index, and how many reach
 * the convention.
 */
export interface Polarization {
  readonly last: { readonly week: string; readonly index: number } | null;
  /**
   * Why the last of the weeks that were measured has no index; undefined where it has one, and
   * where none was measured.
   */
  readonly reason: string | undefined;
  readonly defined: number;
  readonly polarized: number;
}

export function polarizationOf(
  weeks: readonly Pick<ProgressWeek, 'week' | 'polarization' | 'polarizationReason'>[],
): Polarization {
  const defined = weeks.flatMap(({ week, polarization }) =>
    polarization === null ? [] : [{ week, index: polarization }],
  );
  return {
    last: defined.at(-1) ?? null,
    reason: weeks.findLast(
      ({ polarization, polarizationReason }) =>
        polarization !== null || polarizationReason !== undefined,
    )?.polarizationReason,
    defined: defined.length,
    polarized: defined.filter(({ index }) => index > POLARIZED_FROM).length,
  };
}
