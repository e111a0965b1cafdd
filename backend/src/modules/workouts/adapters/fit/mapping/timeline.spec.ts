import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fitContent, fitRecords, fitSession } from '#test/builders/fit/fit-content.builder.js';
import { onTimeline, timelineOf } from './timeline.js';

const START = 1_700_000_000;
const DAY = 86_400;
const at = (...seconds: number[]) => fitRecords(seconds.map((second) => START + second));
const session = fitSession({ startS: START, elapsedS: 100 });

describe('timeline of the records', () => {
  it('counts from the start of the session', () => {
    const timeline = timelineOf(fitContent({ sessions: [session], records: at(2, 3, 4) }));
    expect(timeline.startS).toBe(START);
    expect([...timeline.time]).toEqual([2, 3, 4]);
    expect(timeline.warnings).toEqual([]);
  });

  it('counts from the first record where no session tells', () => {
    expect(timelineOf(fitContent({ sessions: [fitSession()], records: at(7, 9) })).startS).toBe(
      START + 7,
    );
  });

  it('puts records in order where the clock ran backwards, and says so', () => {
    const timeline = timelineOf(fitContent({ sessions: [session], records: at(5, 6, 1, 2, 7) }));
    expect([...timeline.time]).toEqual([1, 2, 5, 6, 7]);
    expect(timeline.warnings.map(({ text }) => text)).toEqual([
      "The device's clock ran backwards once. The records were put in order.",
    ]);
  });

  it('blames no clock if a second recording begins before the first one ended', () => {
    const records = { ...at(0, 1, 2, 3, 1, 2, 3), laterFiles: [4] };
    const timeline = timelineOf(fitContent({ sessions: [session], records }));
    expect([...timeline.time]).toEqual([0, 1, 2, 3]);
    expect(timeline.warnings).toEqual([
      {
        kind: 'recordings-overlap',
        text: expect.stringMatching(
          /^The file holds several recordings one after the other, and they overlap in time/,
        ),
      },
    ]);
  });

  it('tells a clock that ran backwards inside the second recording of a file', () => {
    const records = { ...at(0, 1, 2, 10, 9, 11), laterFiles: [3, 6] };
    const { warnings, time } = timelineOf(fitContent({ sessions: [session], records }));
    expect([...time]).toEqual([0, 1, 2, 9, 10, 11]);
    expect(warnings.map(({ kind }) => kind)).toEqual(['clock-backwards']);
  });

  it('gives one time stamp one sample, in which the last valid value wins', () => {
    const records = fitRecords([START, START + 1, START + 1, START + 1], {
      heartRate: [100, 110, 111, Number.NaN],
    });
    const timeline = timelineOf(fitContent({ sessions: [session], records }));
    const heartRate = onTimeline(timeline, records.columns.heartRate ?? new Float64Array());
    expect([...timeline.time]).toEqual([0, 1]);
    expect([...(heartRate ?? [])]).toEqual([100, 111]);
  });

  it('lets the last value in the file win also where the records have to be put in order', () => {
    const records = fitRecords([START + 5, START + 5, START], { heartRate: [110, 111, 100] });
    const timeline = timelineOf(fitContent({ sessions: [session], records }));
    const heartRate = onTimeline(timeline, records.columns.heartRate ?? new Float64Array());
    expect([...(heartRate ?? [])]).toEqual([100, 111]);
  });

  it('leaves out records from before the start, with a warning', () => {
    const timeline = timelineOf(
      fitContent({ sessions: [session], records: at(-3600, -3599, 0, 1, 2) }),
    );
    expect([...timeline.time]).toEqual([0, 1, 2]);
    expect(timeline.warnings.map(({ kind }) => kind)).toEqual(['records-before-start']);
    expect(timeline.warnings[0]?.text).toMatch(/^2 records were/);
  });

  it('leaves out records without a time stamp, with a warning that counts them', () => {
    const records = fitRecords([START, Number.NaN, START + 1, Number.NaN]);
    const timeline = timelineOf(fitContent({ sessions: [session], records }));
    expect([...timeline.time]).toEqual([0, 1]);
    expect(timeline.warnings).toEqual([
      { kind: 'records-without-time', text: '2 records hold no time stamp and were left out.' },
    ]);
    expect(
      timelineOf(fitContent({ sessions: [session], records: fitRecords([START, Number.NaN]) }))
        .warnings[0]?.text,
    ).toBe('1 record holds no time stamp and was left out.');
  });

  it('leaves out a record a hundred years later, and keeps one within a day of the end', () => {
    const timeline = timelineOf(
      fitContent({ sessions: [session], records: at(0, 1, 100 + DAY, 36_500 * DAY) }),
    );
    expect([...timeline.time]).toEqual([0, 1, 100 + DAY]);
    expect(timeline.warnings.map(({ kind }) => kind)).toEqual(['records-out-of-time']);
  });

  it('believes the records where the session is dated elsewhere', () => {
    const elsewhere = fitSession({ startS: START - 400 * DAY, elapsedS: 100 });
    const timeline = timelineOf(fitContent({ sessions: [elsewhere], records: at(0, 1, 2) }));
    expect(timeline.startS).toBe(START);
    expect(timeline.warnings.map(({ kind }) => kind)).toEqual(['session-elsewhere']);
  });

  it('keeps the longest part without a session, cut at gaps that no session has', () => {
    const timeline = timelineOf(
      fitContent({ records: at(0, 90 * DAY, 90 * DAY + 1, 120 * DAY, 300 * DAY) }),
    );
    expect(timeline.startS).toBe(START + 90 * DAY);
    expect([...timeline.time]).toEqual([0, 1, 30 * DAY]);
  });

  it('keeps both parts of chained rides, however far apart', () => {
    const later = fitSession({ startS: START + 600 * DAY, elapsedS: 60 });
    const timeline = timelineOf(
      fitContent({ sessions: [session, later], records: at(0, 1, 600 * DAY, 600 * DAY + 1) }),
    );
    expect([...timeline.time]).toEqual([0, 1, 600 * DAY, 600 * DAY + 1]);
  });

  it('is strictly rising from 0 on for any times at all', () => {
    const anyTime = fc.oneof(
      fc.constant(Number.NaN),
      fc.integer({ min: START - 50, max: START + 200 }),
      fc.integer({ min: 631_065_600, max: 4_926_032_894 }),
    );
    fc.assert(
      fc.property(
        fc.array(anyTime, { minLength: 1, maxLength: 60 }),
        fc.boolean(),
        (times, withSession) => {
          fc.pre(times.some((time) => !Number.isNaN(time)));
          const { time } = timelineOf(
            fitContent({ sessions: withSession ? [session] : [], records: fitRecords(times) }),
          );
          expect(time.length).toBeGreaterThan(0);
          expect(
            time.every(
              (second, index) => second >= 0 && (index === 0 || second > (time[index - 1] ?? 0)),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
