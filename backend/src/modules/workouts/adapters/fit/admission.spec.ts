import { describe, expect, it } from '@jest/globals';
import {
  fitContent,
  fitLap,
  fitRecords,
  fitSession,
} from '#test/builders/fit/fit-content.builder.js';
import type { DomainError } from '#kernel/domain-error.js';
import { admit } from './admission.js';
import type { FitContent, FitDamage } from './fit-content.js';

const maker = { manufacturer: null, product: null, productName: null, serialNumber: null };
const activity = [{ ...maker, type: 4 }];
const timed = (count: number) =>
  fitRecords(Array.from({ length: count }, (_, second) => 1_700_000_000 + second));

function outcome(given: Partial<FitContent>, ...damage: FitDamage[]): string {
  try {
    return admit({ content: fitContent({ fileIds: activity, ...given }), damage }).sport;
  } catch (error) {
    const { code, details } = error as DomainError<'INVALID_FIT_FILE'>;
    return details.reason ?? code;
  }
}

describe('admission of a decoded file', () => {
  const sessions = [fitSession()];

  it('lets an intact ride in from its first record on', () => {
    expect(outcome({ sessions, records: timed(1) })).toBe('cycling');
    expect(outcome({ sessions, records: timed(0) })).toBe('NO_RECORDS');
    expect(outcome({ sessions, records: fitRecords([Number.NaN, Number.NaN]) })).toBe('NO_RECORDS');
  });

  it.each<[FitDamage, string]>([
    ['cut-short', 'TRUNCATED'],
    ['never-closed', 'TRUNCATED'],
    ['wrong-length', 'BAD_CRC'],
    ['bad-checksum', 'BAD_CRC'],
    ['bad-header-checksum', 'BAD_CRC'],
    ['part-cut-short', 'TRUNCATED'],
    ['trailing-bytes', 'NOT_FIT'],
    ['beyond-decoder', 'NOT_FIT'],
  ])('keeps a damaged ride (%s) from ten records on, else refuses it as %s', (damage, reason) => {
    expect(outcome({ sessions, records: timed(10) }, damage)).toBe('cycling');
    expect(outcome({ sessions, records: timed(9) }, damage)).toBe(reason);
    expect(outcome({ records: timed(500) }, damage)).toBe(reason);
  });

  it('says what was wrong with a file that is refused as damaged, and what to do', () => {
    const words = (damage: FitDamage) => () =>
      admit({ content: fitContent({ fileIds: activity, sessions }), damage: [damage] });
    const again = 'Export the workout again from your device or app, and upload the new file.';
    expect(words('cut-short')).toThrow(
      `The file is cut short, and too little of the activity is left to read. ${again}`,
    );
    expect(words('bad-checksum')).toThrow(
      'The file is damaged (its checksum does not match), and too little of the activity is ' +
        `left to read. ${again}`,
    );
    expect(words('beyond-decoder')).toThrow(
      'The file is damaged: part of it is not FIT data, and too little of the activity can ' +
        `be read. ${again}`,
    );
  });

  it('does not count heart rate that could not be joined as damage', () => {
    expect(outcome({ sessions, records: timed(1) }, 'heart-rate-not-joined')).toBe('cycling');
  });

  it('takes a file that does not say what it is, if it holds ten records', () => {
    for (const fileIds of [[], [{ ...maker, type: null }]]) {
      expect(outcome({ fileIds, sessions, records: timed(10) })).toBe('cycling');
      expect(outcome({ fileIds, sessions, records: timed(9) })).toBe('NOT_AN_ACTIVITY');
    }
  });

  it('refuses a course even though it looks like a ride', () => {
    expect(outcome({ fileIds: [{ ...maker, type: 6 }], sessions, records: timed(500) })).toBe(
      'NOT_AN_ACTIVITY',
    );
  });

  it('tells an activity of an unknown sport from a file of loose records', () => {
    expect(outcome({ records: timed(20), laps: [fitLap()] })).toBe('UNSUPPORTED_ACTIVITY_TYPE');
    expect(outcome({ records: timed(20) })).toBe('NOT_AN_ACTIVITY');
    expect(outcome({ records: timed(1), laps: [fitLap()] })).toBe('NOT_AN_ACTIVITY');
  });

  it.each([
    [5, 'Swimming activities are not supported. Upload a run or a ride.'],
    [0, 'This activity was recorded without a sport of its own. Upload a run or a ride.'],
    [
      200,
      'The file does not say which sport this was, or names one that is not known here. ' +
        'Upload a run or a ride.',
    ],
  ])('says why sport %s is not taken', (sport, sentence) => {
    expect(() =>
      admit({
        content: fitContent({ fileIds: activity, sessions: [fitSession({ sport })] }),
        damage: [],
      }),
    ).toThrow(sentence);
  });

  it('names the sport of a swim that has no records', () => {
    expect(outcome({ sessions: [fitSession({ sport: 5 })] })).toBe('UNSUPPORTED_ACTIVITY_TYPE');
  });
});
