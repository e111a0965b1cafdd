import type { Channel, ChannelName } from '../../../../../analysis/recording/recording.js';
import type { SportFamily } from '../../../../../analysis/recording/sport.js';
import type { FitRecords } from '../fit-content.js';
import { onTimeline } from './timeline.js';
import type { Timeline } from './timeline.js';

const SEMICIRCLES_PER_DEGREE = 2 ** 31 / 180;
const RIGHT_SIDE = 0x80;
const RIGHT_SHARE = 0x7f;

/** The channels that the records fill, in the engine's units; a channel without one valid value is not there. */
export function channelsOf(records: FitRecords, timeline: Timeline, family: SportFamily): Partial<Record<ChannelName, Channel>> {
  const { columns } = records;
  const plain = (column: Float64Array | null): ((row: number) => number) => (row) => column?.[row] ?? Number.NaN;
  const positioned = positionGuard(columns.positionLat, columns.positionLong);
  const readers: Record<ChannelName, (row: number) => number> = {
    power: plain(columns.power),
    heartRate: (row) => aboveZero(plain(columns.heartRate)(row)),
    cadence: cadenceReader(records, family),
    speed: plain(columns.speed),
    altitude: plain(columns.altitude),
    temperature: plain(columns.temperature),
    distance: plain(columns.distance),
    latitude: (row) => (positioned(row) ? plain(columns.positionLat)(row) / SEMICIRCLES_PER_DEGREE : Number.NaN),
    longitude: (row) => (positioned(row) ? plain(columns.positionLong)(row) / SEMICIRCLES_PER_DEGREE : Number.NaN),
    rightBalance: (row) => rightShare(plain(columns.leftRightBalance)(row)),
  };
  const channels: Partial<Record<ChannelName, Channel>> = {};
  for (const [name, reader] of Object.entries(readers) as [ChannelName, (row: number) => number][]) {
    const values = onTimeline(timeline, reader);
    if (values !== null) channels[name] = { values, source: 'measured' };
  }
  return channels;
}

/** Heart rate 0 is a sensor without contact, not a heart that stands still. */
function aboveZero(value: number): number {
  return value > 0 ? value : Number.NaN;
}

/** FIT counts strides of one foot on runs; athletes count the steps of both. */
function cadenceReader({ columns }: FitRecords, family: SportFamily): (row: number) => number {
  const factor = family === 'running' ? 2 : 1;
  return (row) => {
    const fraction = columns.fractionalCadence?.[row] ?? 0;
    return ((columns.cadence?.[row] ?? Number.NaN) + (Number.isNaN(fraction) ? 0 : fraction)) * factor;
  };
}

/** Without its flag the number is a share of an unknown side, and says nothing. */
function rightShare(bits: number): number {
  return (bits & RIGHT_SIDE) === 0 ? Number.NaN : bits & RIGHT_SHARE;
}

/** A position needs both coordinates, on the globe, and not 0/0, which devices write while they have no fix. */
function positionGuard(lat: Float64Array | null, long: Float64Array | null): (row: number) => boolean {
  return (row) => {
    const y = lat?.[row] ?? Number.NaN;
    const x = long?.[row] ?? Number.NaN;
    return Math.abs(y / SEMICIRCLES_PER_DEGREE) <= 90 && !Number.isNaN(x) && !(x === 0 && y === 0);
  };
}
