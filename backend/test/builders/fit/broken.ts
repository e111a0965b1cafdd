import { CrcCalculator } from '@garmin/fitsdk';
import { buildRide } from './build.js';
import { FitWriter } from './fit-writer.js';
import { DEFAULT_START } from './plans.js';

const HEADER_SIZE = 14;
const CRC_SIZE = 2;

/** The file with a wrong checksum; everything in it can still be read. */
export function withBadCrc(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const at = copy.length - 1;
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}

/**
 * The first part of the file; with the sport message in front it can be saved from about ten
 * records on.
 */
export function truncated(bytes: Uint8Array, share = 0.5): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length * share));
}

/** The file cut in its opening, before any record. */
export function truncatedBeforeRecords(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, HEADER_SIZE + 20);
}

/** The file with bytes after its end that are not FIT. */
export function withTrailingBytes(bytes: Uint8Array): Uint8Array {
  return chained(bytes, new TextEncoder().encode('these bytes do not belong here'));
}

/** The file with one byte of its data changed and the checksum right again. */
export function withByte(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  copy[at] = value;
  const crc = CrcCalculator.calculateCRC(copy, 0, copy.length - CRC_SIZE);
  copy.set([crc & 0xff, crc >> 8], copy.length - CRC_SIZE);
  return copy;
}

/** Files one after the other, as FIT allows. */
export function chained(...files: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(files.reduce((sum, file) => sum + file.length, 0));
  let at = 0;
  for (const file of files) {
    whole.set(file, at);
    at += file.length;
  }
  return whole;
}

export function notFit(): Uint8Array {
  return new TextEncoder().encode(
    '<?xml version="1.0"?><gpx><trk><name>A file with the wrong ending</name></trk></gpx>',
  );
}

/** A ride that was started and stopped without a single record. */
export function rideWithoutRecords(): Uint8Array {
  return buildRide({ seconds: 0 });
}

/** An activity of the given sports, one session each, with ten minutes of heart rate. */
export function activityOfSports(
  ...sports: readonly { sport: string; subSport?: string }[]
): Uint8Array {
  const writer = new FitWriter().write('fileId', {
    type: 'activity',
    manufacturer: 'garmin',
    product: 3113,
    timeCreated: DEFAULT_START,
  });
  const at = (second: number): Date => new Date(DEFAULT_START.getTime() + second * 1000);
  for (let second = 0; second < 600; second += 1)
    writer.write('record', { timestamp: at(second), heartRate: 120 });
  const each = 600 / sports.length;
  sports.forEach(({ sport, subSport }, index) => {
    writer.write('session', {
      timestamp: at(600),
      startTime: at(index * each),
      sport: sport as 'cycling',
      subSport: (subSport ?? 'generic') as 'generic',
      totalElapsedTime: each,
      totalTimerTime: each,
    });
  });
  return writer.write('activity', { timestamp: at(600), numSessions: sports.length }).bytes();
}

export function poolSwim(): Uint8Array {
  return activityOfSports({ sport: 'swimming', subSport: 'lapSwimming' });
}

export function eBikeRide(): Uint8Array {
  return activityOfSports({ sport: 'eBiking' });
}

/** A ride that only its sub-sport gives away as one with a motor. */
export function eMountainBikeRide(): Uint8Array {
  return activityOfSports({ sport: 'cycling', subSport: 'eBikeMountain' });
}

export function triathlon(): Uint8Array {
  return activityOfSports(
    { sport: 'swimming' },
    { sport: 'transition' },
    { sport: 'cycling' },
    { sport: 'running' },
  );
}

/** A planned course: FIT, but nothing that was ridden. */
export function courseFile(): Uint8Array {
  return new FitWriter()
    .write('fileId', {
      type: 'course',
      manufacturer: 'garmin',
      product: 3113,
      timeCreated: DEFAULT_START,
    })
    .write('sport', { sport: 'cycling', subSport: 'generic' })
    .bytes();
}
