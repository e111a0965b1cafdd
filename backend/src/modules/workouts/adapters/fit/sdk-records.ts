import type { RecordMesg } from '@garmin/fitsdk';
import type { FitColumn, FitRecords } from './fit-content.js';
import { firstNumber, number, seconds } from './sdk-values.js';

/** How each column is read from a record; the field that carries more bits comes first. */
const READERS: Readonly<Record<FitColumn, (mesg: RecordMesg) => number | null>> = {
  heartRate: (mesg) => number(mesg.heartRate),
  cadence: (mesg) => firstNumber(mesg.cadence, mesg.cadence256),
  fractionalCadence: (mesg) => (mesg.cadence === undefined ? null : number(mesg.fractionalCadence)),
  power: (mesg) => number(mesg.power),
  speed: (mesg) => firstNumber(mesg.enhancedSpeed, mesg.speed),
  altitude: (mesg) => firstNumber(mesg.enhancedAltitude, mesg.altitude),
  temperature: (mesg) => number(mesg.temperature),
  distance: (mesg) => number(mesg.distance),
  positionLat: (mesg) => number(mesg.positionLat),
  positionLong: (mesg) => number(mesg.positionLong),
  leftRightBalance: (mesg) => number(mesg.leftRightBalance),
};

/** Turns record messages into columns; a column that no record fills is null. */
export function recordColumns(mesgs: readonly RecordMesg[]): FitRecords {
  const time = column(mesgs, (mesg) => seconds(mesg.timestamp)) ?? new Float64Array(mesgs.length).fill(Number.NaN);
  const entries = Object.entries(READERS).map(([name, read]) => [name, column(mesgs, read)] as const);
  return { count: mesgs.length, time, columns: Object.fromEntries(entries) as FitRecords['columns'] };
}

function column(mesgs: readonly RecordMesg[], read: (mesg: RecordMesg) => number | null): Float64Array | null {
  let values: Float64Array | null = null;
  for (let row = 0; row < mesgs.length; row += 1) {
    const mesg = mesgs[row];
    const value = mesg === undefined ? null : read(mesg);
    if (value === null) continue;
    values ??= new Float64Array(mesgs.length).fill(Number.NaN);
    values[row] = value;
  }
  return values;
}
