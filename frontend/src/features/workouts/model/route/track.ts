import { numberTicks } from '#components/chart/ticks.js';
import type { ChartAxis } from '#components/chart/chart-axis.js';
import { formatNumber } from '#lib/format.js';
import { metresPer, type UnitPreferences } from '#lib/units.js';
import type { Streams } from '../chart/streams.js';
import { lastNotAbove } from '../chart/every-second.js';

/** Distance covered over time; both rise, distance not everywhere. */
export interface Track {
  readonly t: readonly number[];
  readonly d: readonly number[];
}

/** The finest distance that any channel carries; null where the recording has none. */
export function trackOf({ channels }: Streams): Track | null {
  const candidates = Object.values(channels).flatMap((stream) => (stream?.d ? [stream] : []));
  const [finest] = candidates.sort((a, b) => b.t.length - a.t.length);
  if (!finest?.d) return null;
  const t: number[] = [];
  const d: number[] = [];
  finest.t.forEach((seconds, index) => {
    const metres = finest.d?.[index];
    if (metres === null || metres === undefined) return;
    t.push(seconds);
    d.push(Math.max(metres, d.at(-1) ?? 0));
  });
  return t.length > 1 && (d.at(-1) ?? 0) > 0 ? { t, d } : null;
}

/** Value at `x` on the line through the points; held constant beyond its ends. */
export function interpolate(xs: readonly number[], ys: readonly number[], x: number): number {
  if (x <= (xs[0] ?? 0)) return ys[0] ?? 0;
  const at = lastNotAbove(xs, x);
  const [x0, y0] = [xs[at] ?? 0, ys[at] ?? 0];
  const [x1, y1] = [xs[at + 1], ys[at + 1]];
  return x1 === undefined || y1 === undefined ? y0 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

export function distanceAt(track: Track, seconds: number): number {
  return interpolate(track.t, track.d, seconds);
}

/** Lays the chart out by distance, with round values in the athlete's unit. */
export function distanceAxis(track: Track, units: UnitPreferences): ChartAxis {
  return {
    ...metresAxis(units),
    toX: (seconds) => distanceAt(track, seconds),
    toPosition: (x) => interpolate(track.d, track.t, x),
  };
}

/** Positions are metres, labelled with round values of the athlete's unit. */
export function metresAxis(units: UnitPreferences): ChartAxis {
  const metres = metresPer(units.distanceUnit);
  return {
    name: 'Distance',
    toX: (position) => position,
    toPosition: (x) => x,
    ticks: ({ from, to }, count) =>
      numberTicks({ from: from / metres, to: to / metres }, count).map((value) => value * metres),
    tickText: (x) => {
      const value = x / metres;
      const decimals = Number.isInteger(Number(value.toFixed(6))) ? 0 : 1;
      return `${formatNumber(value, decimals)} ${units.distanceUnit}`;
    },
  };
}
