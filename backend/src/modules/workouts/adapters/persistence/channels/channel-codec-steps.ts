import type { ChannelName } from '#analysis/recording/recording.js';

/** A column that FIT has a resolution for: a channel, or the time axis that all channels share. */
export type ColumnName = ChannelName | 'time';

/** What can be stored as a column; the number is the place among the developer channels. */
export type StoredColumn = ColumnName | `developer:${number}`;

/**
 * How a quantity becomes whole numbers: value = whole / scale - offset, as FIT itself stores it.
 */
export interface ColumnSteps {
  /**
   * Coarsest first; the first that loses nothing is taken, else the last, which is the finest that
   * FIT has for it.
   */
  readonly scales: readonly number[];
  readonly offset: number;
  /**
   * 1 stores differences; 2 stores differences of differences, for what moves on evenly (distance,
   * position).
   */
  readonly order: 1 | 2;
}

const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;

/**
 * FIT's resolutions (profile 21): speed 1/1000 m/s, altitude 1/5 m above -500 m, distance 1 cm or
 * (compressed) 1/16 m, cadence with 1/256, positions in semicircles.
 */
export const COLUMN_STEPS: Readonly<Record<ColumnName, ColumnSteps>> = {
  time: { scales: [1, 1000], offset: 0, order: 1 },
  power: { scales: [1], offset: 0, order: 1 },
  heartRate: { scales: [1], offset: 0, order: 1 },
  cadence: { scales: [1, 256], offset: 0, order: 1 },
  speed: { scales: [1000], offset: 0, order: 1 },
  altitude: { scales: [5], offset: 500, order: 1 },
  temperature: { scales: [1], offset: 0, order: 1 },
  distance: { scales: [16, 100], offset: 0, order: 2 },
  latitude: { scales: [SEMICIRCLES_PER_DEGREE], offset: 0, order: 2 },
  longitude: { scales: [SEMICIRCLES_PER_DEGREE], offset: 0, order: 2 },
  rightBalance: { scales: [1], offset: 0, order: 1 },
};

/** Decimals that apps round to, coarsest first. */
export const DEVELOPER_SCALES: readonly number[] = [1, 10, 100, 1000];
