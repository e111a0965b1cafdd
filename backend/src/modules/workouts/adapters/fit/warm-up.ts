import { Encoder } from '@garmin/fitsdk';
import type { FileIdMesg, RecordMesg, SessionMesg } from '@garmin/fitsdk';
import { readFit } from './read-fit.js';

const FILE_ID = 0;
const SESSION = 18;
const RECORD = 20;
const RECORDS = 400;
const ROUNDS = 4;
const BEGIN = new Date('2024-01-01T00:00:00Z');

/**
 * Reads a small ride of its own a few times, so that the decoder is compiled before the first upload arrives:
 * a cold thread takes several times as long for its first file.
 */
export function warmUp(): void {
  const bytes = smallRide();
  for (let round = 0; round < ROUNDS; round += 1) readFit(bytes, BEGIN.getTime());
}

function smallRide(): Uint8Array {
  const encoder = new Encoder();
  const fileId: FileIdMesg = { type: 'activity', timeCreated: BEGIN };
  const session: SessionMesg = { timestamp: BEGIN, startTime: BEGIN, sport: 'cycling', totalElapsedTime: RECORDS };
  encoder.onMesg(FILE_ID, fileId);
  for (let second = 0; second < RECORDS; second += 1) encoder.onMesg(RECORD, recordAt(second));
  encoder.onMesg(SESSION, session);
  return encoder.close();
}

function recordAt(second: number): RecordMesg {
  return {
    timestamp: new Date(BEGIN.getTime() + second * 1000),
    positionLat: 500_000_000 + second,
    positionLong: 100_000_000 + second,
    altitude: 100 + (second % 9),
    heartRate: 120 + (second % 30),
    cadence: 85,
    speed: 8.5,
    distance: second * 8.5,
    power: 180 + (second % 40),
    temperature: 18,
  };
}
