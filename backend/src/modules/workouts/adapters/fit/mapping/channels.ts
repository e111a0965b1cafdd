import type { Channel, ChannelName } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { FitRecords } from '../fit-content.js';
import { positionsOf } from './positions.js';
import { onTimeline } from './timeline.js';
import type { Timeline } from './timeline.js';

const RIGHT_SIDE = 0x80;
const RIGHT_SHARE = 0x7f;

/**
 * The channels that the records fill, in the engine's units; a channel without one valid value is
 * not there.
 */
export function channelsOf(
  { columns }: FitRecords,
  timeline: Timeline,
  family: SportFamily,
): Partial<Record<ChannelName, Channel>> {
  const positions = positionsOf(columns.positionLat, columns.positionLong);
  const converted: Record<ChannelName, Float64Array | null> = {
    power: copied(columns.power),
    heartRate: copied(columns.heartRate),
    cadence: cadenceOf(columns, family),
    speed: copied(columns.speed),
    altitude: copied(columns.altitude),
    temperature: copied(columns.temperature),
    distance: copied(columns.distance),
    latitude: positions?.latitude ?? null,
    longitude: positions?.longitude ?? null,
    rightBalance: rightShares(columns.leftRightBalance),
  };
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const [name, column] of Object.entries(converted) as [ChannelName, Float64Array | null][]) {
    const values = column === null ? null : onTimeline(timeline, column);
    if (values !== null) channels[name] = { values, source: 'measured' };
  }
  return channels;
}

/** The decoder's room is used again for the next file. */
function copied(column: Float64Array | null): Float64Array | null {
  return column === null ? null : column.slice();
}

/** FIT counts strides of one foot on runs; athletes count the steps of both. */
function cadenceOf(
  { cadence, fractionalCadence }: FitRecords['columns'],
  family: SportFamily,
): Float64Array | null {
  if (cadence === null) return null;
  const factor = family === 'running' ? 2 : 1;
  const out = cadence.slice();
  for (let row = 0; row < out.length; row += 1) {
    const fraction = fractionalCadence === null ? 0 : (fractionalCadence[row] as number);
    out[row] = ((out[row] as number) + (Number.isNaN(fraction) ? 0 : fraction)) * factor;
  }
  return out;
}

/** Without its flag the number is a share of an unknown side, and says nothing. */
function rightShares(column: Float64Array | null): Float64Array | null {
  if (column === null) return null;
  const out = column.slice();
  for (let row = 0; row < out.length; row += 1) {
    const bits = out[row] as number;
    out[row] = (bits & RIGHT_SIDE) === 0 ? Number.NaN : bits & RIGHT_SHARE;
  }
  return out;
}
