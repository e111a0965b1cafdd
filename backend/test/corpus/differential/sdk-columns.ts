import type { RecordMesg } from '@garmin/fitsdk';
import type { FitColumn } from '#workouts/adapters/fit/fit-content.js';
import { firstNumber, number, seconds } from './sdk-values.js';

export type Column = FitColumn | 'time';

/**
 * How each column is read from a record of the SDK; the field that carries more bits comes first.
 */
const READERS: Readonly<Record<Column, (mesg: RecordMesg) => number | null>> = {
  time: (mesg) => seconds(mesg.timestamp),
  heartRate: (mesg) => number(mesg.heartRate),
  cadence: (mesg) => firstNumber(mesg.cadence, mesg.cadence256),
  fractionalCadence: (mesg) =>
    number(mesg.cadence) === null && number(mesg.cadence256) !== null
      ? null
      : number(mesg.fractionalCadence),
  power: (mesg) => number(mesg.power),
  speed: (mesg) => firstNumber(mesg.enhancedSpeed, mesg.speed),
  altitude: (mesg) => firstNumber(mesg.enhancedAltitude, mesg.altitude),
  temperature: (mesg) => number(mesg.temperature),
  distance: (mesg) => number(mesg.distance),
  positionLat: (mesg) => number(mesg.positionLat),
  positionLong: (mesg) => number(mesg.positionLong),
  leftRightBalance: (mesg) => number(mesg.leftRightBalance),
};

export const COLUMNS = Object.keys(READERS) as readonly Column[];

/** The value of a cell as the SDK has it; NaN where it has none. */
export function sdkCell(column: Column, mesg: RecordMesg): number {
  return READERS[column](mesg) ?? Number.NaN;
}
