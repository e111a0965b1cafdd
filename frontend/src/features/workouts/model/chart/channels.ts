import { numberTicks, paceTicks, type Extent } from '#components/chart/ticks.js';
import {
  elevationFigure,
  figure,
  formatMinutes,
  formatNumber,
  paceFigure,
  speedFigure,
  type Figure,
} from '#lib/format.js';
import type { Palette } from '#theme/palette.js';
import {
  elevationIn,
  paceSeconds,
  paceUnit,
  speedIn,
  speedUnit,
  type UnitPreferences,
} from '#lib/units.js';
import type { ChannelName, CurveName } from './streams.js';
import type { Workout } from '../workout.js';
import type { ExtentRule } from './y-extent.js';

export type Family = Workout['family'];

/** How one channel is written and drawn in the athlete's units. */
export interface ChannelView<Name extends CurveName = ChannelName> {
  readonly name: Name;
  readonly label: string;
  readonly unit: string;
  /** A word on how the curve came about. */
  readonly note?: string;
  readonly colour: keyof Palette;
  readonly height: number;
  readonly inverted: boolean;
  readonly filled: boolean;
  /** Whether the eye wants a rolling mean of it. */
  readonly noisy: boolean;
  /** A zero says that nothing was measured, as no pedalling or no pulse. */
  readonly zeroIsGap: boolean;
  readonly extent: ExtentRule;
  /** From the channel's own unit to what stands on the axis; null where that has no place there. */
  readonly toAxis: (value: number) => number | null;
  readonly ticks: (extent: Extent) => readonly number[];
  readonly tickText: (onAxis: number) => string;
  readonly tell: (value: number | null) => Figure;
}

/** Slower than this is standing still, m/s: there a pace means nothing. */
const STANDSTILL_MPS = 0.5;
const TICKS = 4;

export const plain = {
  inverted: false,
  filled: false,
  zeroIsGap: false,
  toAxis: (value: number) => value,
  ticks: (e: Extent) => numberTicks(e, TICKS, true),
  tickText: (v: number) => formatNumber(v),
};

const power: ChannelView = {
  ...plain,
  name: 'power',
  label: 'Power',
  unit: 'W',
  colour: 'power',
  height: 148,
  noisy: true,
  extent: { below: 0, above: 0, least: 100, fromZero: true, clipsSpikes: true },
  tell: (value) => figure(value, 'W'),
};

const heartRate: ChannelView = {
  ...plain,
  name: 'heartRate',
  label: 'Heart rate',
  unit: 'bpm',
  colour: 'heartRate',
  height: 104,
  noisy: false,
  zeroIsGap: true,
  extent: { below: 0.002, above: 0, least: 30 },
  tell: (value) => figure(value, 'bpm'),
};

function cadence(family: Family): ChannelView {
  const unit = family === 'running' ? 'spm' : 'rpm';
  return {
    ...plain,
    name: 'cadence',
    label: 'Cadence',
    unit,
    colour: 'cadence',
    height: 72,
    noisy: true,
    zeroIsGap: true,
    extent: { below: 0.03, above: 0.003, least: 30 },
    tell: (value) => figure(value, unit),
  };
}

function speed(units: UnitPreferences): ChannelView {
  return {
    ...plain,
    name: 'speed',
    label: 'Speed',
    unit: speedUnit(units),
    colour: 'speed',
    height: 88,
    noisy: true,
    extent: { below: 0, above: 0, least: 10, fromZero: true },
    toAxis: (mps) => speedIn(mps, units),
    tell: (value) => speedFigure(value, units),
  };
}

function pace(units: UnitPreferences): ChannelView {
  return {
    name: 'speed',
    label: 'Pace',
    unit: paceUnit(units),
    colour: 'speed',
    height: 132,
    inverted: true,
    filled: false,
    noisy: true,
    zeroIsGap: false,
    extent: { below: 0.01, above: 0.03, least: 60 },
    toAxis: (mps) => (mps > STANDSTILL_MPS ? paceSeconds(mps, units) : null),
    ticks: (extent) => paceTicks(extent, TICKS),
    tickText: formatMinutes,
    tell: (value) => paceFigure(value, units),
  };
}

function altitude(units: UnitPreferences): ChannelView {
  return {
    ...plain,
    name: 'altitude',
    label: 'Elevation',
    unit: units.elevationUnit,
    colour: 'elevation',
    height: 72,
    filled: true,
    noisy: false,
    extent: { below: 0, above: 0, least: units.elevationUnit === 'ft' ? 150 : 50 },
    toAxis: (metres) => elevationIn(metres, units),
    ticks: (extent) => numberTicks(extent, 3, true),
    tell: (value) => elevationFigure(value, units),
  };
}

/** The panels from top to bottom: on runs pace leads, on rides power. */
export function channelViews(family: Family, units: UnitPreferences): readonly ChannelView[] {
  return family === 'running'
    ? [pace(units), heartRate, { ...power, height: 88 }, cadence(family), altitude(units)]
    : [power, heartRate, speed(units), cadence(family), altitude(units)];
}

/**
 * What a recording of the sport is expected to have; of the rest nobody needs to hear that it is
 * missing.
 */
export function isExpected(channel: ChannelName, family: Family, indoor: boolean): boolean {
  if (channel === 'power') return family === 'cycling';
  return channel !== 'altitude' || !indoor;
}
