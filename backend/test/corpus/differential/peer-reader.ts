import FitParser from 'fit-file-parser';
import type { Column } from './sdk-columns.js';

const DEGREES_PER_SEMICIRCLE = 180 / 2 ** 31;

/** A record as fit-file-parser has it: fields by the names of the profile. */
export type PeerRecord = Readonly<Record<string, unknown>>;

/**
 * The records of one FIT file as fit-file-parser reads them; it reads the first part of a chained
 * file alone. Null where it refuses.
 */
export function readWithPeer(bytes: Uint8Array): {
  readonly records: readonly PeerRecord[];
  readonly error: string | null;
} {
  let outcome: { records: readonly PeerRecord[]; error: string | null } = {
    records: [],
    error: null,
  };
  try {
    new FitParser({
      force: true,
      mode: 'list',
      speedUnit: 'm/s',
      lengthUnit: 'm',
      temperatureUnit: 'celsius',
    }).parse(bytes.slice().buffer, (error, data) => {
      outcome = { records: (data?.records ?? []) as unknown as PeerRecord[], error: error ?? null };
    });
  } catch (error) {
    outcome = { records: [], error: error instanceof Error ? error.message : String(error) };
  }
  return outcome;
}

const READERS: Readonly<Record<Column, (record: PeerRecord) => unknown>> = {
  time: ({ timestamp }) => (timestamp instanceof Date ? timestamp.getTime() / 1000 : undefined),
  heartRate: (record) => record['heart_rate'],
  cadence: (record) => record['cadence'] ?? record['cadence256'],
  fractionalCadence: (record) =>
    record['cadence'] === undefined && record['cadence256'] !== undefined
      ? undefined
      : record['fractional_cadence'],
  power: (record) => record['power'],
  speed: (record) => record['enhanced_speed'] ?? record['speed'],
  altitude: (record) => record['enhanced_altitude'] ?? record['altitude'],
  temperature: (record) => record['temperature'],
  distance: (record) => record['distance'],
  positionLat: (record) => record['position_lat'],
  positionLong: (record) => record['position_long'],
  leftRightBalance: (record) => balanceBits(record['left_right_balance']),
};

/** The value of a cell as fit-file-parser has it; NaN where it has none. Positions are degrees. */
export function peerCell(column: Column, record: PeerRecord): number {
  const value = READERS[column](record);
  return typeof value === 'number' ? value : Number.NaN;
}

/** Our value in the unit that fit-file-parser uses for the column. */
export function inPeerUnits(column: Column, value: number): number {
  return column === 'positionLat' || column === 'positionLong'
    ? value * DEGREES_PER_SEMICIRCLE
    : value;
}

/** It takes the bit field apart; put together again it can be compared. */
function balanceBits(balance: unknown): number | undefined {
  if (typeof balance !== 'object' || balance === null) return undefined;
  const { value, right } = balance as { value?: number; right?: boolean };
  return value === undefined ? undefined : value | (right === true ? 0x80 : 0);
}
