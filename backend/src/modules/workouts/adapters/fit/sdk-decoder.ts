import { Decoder, Stream } from '@garmin/fitsdk';
import type { FitMessages } from '@garmin/fitsdk';
import type { DecodedFit, FitContent, FitTimerEvent } from './fit-content.js';
import { inspectDamage } from './fit-container.js';
import { invalidFit } from './fit-refusal.js';
import { activityOf, creatorOf, fileIdOf, lapOf, sessionOf, timerEventOf } from './sdk-messages.js';
import { recordColumns } from './sdk-records.js';
import { number } from './sdk-values.js';

const RECORD = 20;
/** Over 69 hours at one record a second; the SDK holds about 1 kB for each, so this is what the heap cap can bear. Ours. */
const MOST_RECORDS = 250_000;
const MOST_MESSAGES = 600_000;
const CREATOR_INDEX = 0;

class TooManyMessages extends Error {}

/**
 * Decodes with Garmin's SDK. It stops at the first thing that it cannot read and hands out what came before, so an error is
 * told as damage and never swallowed. Known gaps: it throws on compressed timestamps and on some developer data.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more messages than any workout has
 */
export function decodeWithSdk(bytes: Uint8Array): DecodedFit {
  const first = read(bytes, true);
  const joined = first.error === null || (first.messages.hrMesgs?.length ?? 0) === 0;
  // A strap's own memory (hr messages) that cannot be joined makes the SDK fail after everything has been read.
  const second = joined ? first : read(bytes, false);
  const { messages, error, stoppedAt } = second.error === null ? second : first;
  const damage = inspectDamage(bytes, error === null ? null : stoppedAt);
  if (!joined && error === null) damage.push('heart-rate-not-joined');
  return { content: contentOf(messages), damage };
}

function read(bytes: Uint8Array, mergeHeartRates: boolean): { messages: FitMessages; error: Error | null; stoppedAt: number } {
  const stream = Stream.fromByteArray(bytes);
  let messageCount = 0;
  let recordCount = 0;
  const { messages, errors } = new Decoder(stream).read({
    convertTypesToStrings: false,
    convertDateTimesToDates: false,
    expandSubFields: false,
    mergeHeartRates,
    mesgListener: (mesgNum) => {
      messageCount += 1;
      if (mesgNum === RECORD) recordCount += 1;
      if (recordCount > MOST_RECORDS || messageCount > MOST_MESSAGES) throw new TooManyMessages();
    },
  });
  const error = errors[0] ?? null;
  if (error instanceof TooManyMessages) throw invalidFit('TOO_COMPLEX', error);
  return { messages, error, stoppedAt: stream.position };
}

function contentOf(messages: FitMessages): FitContent {
  return {
    fileIds: (messages.fileIdMesgs ?? []).map(fileIdOf),
    creators: (messages.deviceInfoMesgs ?? []).filter((mesg) => number(mesg.deviceIndex) === CREATOR_INDEX).map(creatorOf),
    sports: (messages.sportMesgs ?? []).map((mesg) => ({ sport: number(mesg.sport), subSport: number(mesg.subSport) })),
    sessions: (messages.sessionMesgs ?? []).map(sessionOf),
    laps: (messages.lapMesgs ?? []).map(lapOf),
    timerEvents: (messages.eventMesgs ?? []).map(timerEventOf).filter((event): event is FitTimerEvent => event !== null),
    activities: (messages.activityMesgs ?? []).map(activityOf),
    thresholds: [
      ...(messages.zonesTargetMesgs ?? []).map((mesg) => ({
        ftpW: number(mesg.functionalThresholdPower),
        maxHr: number(mesg.maxHeartRate),
        restingHr: null,
      })),
      ...(messages.userProfileMesgs ?? []).map((mesg) => ({
        ftpW: null,
        maxHr: number(mesg.defaultMaxHeartRate),
        restingHr: number(mesg.restingHeartRate),
      })),
    ],
    records: recordColumns(messages.recordMesgs ?? []),
  };
}
