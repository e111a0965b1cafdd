import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { fitContent, fitRecords } from '#test/builders/fit/fit-content.builder.js';
import { mapRecording } from './map-recording.js';

const START = 1_700_000_000;
const RIDE = { kind: 'served', sport: 'cycling', family: 'cycling', indoor: false } as const;

/** 3,000 records at 8 m/s, each stamped as given. */
function rideOf(stampOf: (record: number) => number, fields: 'whole' | 'split' = 'whole') {
  const records = Array.from({ length: 3000 }, (_, at) => at);
  const content = fitContent({
    records: fitRecords(
      records.map((at) => START + stampOf(at)),
      {
        speed: records.map((at) => 8 + 0.2 * Math.sin(at / 50)),
        distance: records.map((at) => (fields === 'split' && at % 2 === 1 ? Number.NaN : at * 8)),
      },
    ),
  });
  return mapRecording({ content, damage: [] }, RIDE, START * 1000);
}
const speedsOf = (stampOf: (record: number) => number) => analyse(rideOf(stampOf), ATHLETE).metrics;

describe('a clock that goes wrong', () => {
  it('names time stamps that many records share, and judges no average speed by them [D5]', () => {
    const four = (record: number): number => Math.floor(record / 4);
    expect(rideOf(four).warnings).toContainEqual({
      kind: 'stamps-shared',
      text: expect.stringMatching(/^2250 of 3000 records share their time stamp with the one /),
    });
    const { averageSpeed } = speedsOf(four);
    expect(averageSpeed).toMatchObject({ applicable: false, value: null });
    expect(averageSpeed?.reason).toMatch(/^The distance is more than your highest speed covers/);
  });

  it('says nothing of records that share a stamp as each holds a part of the fields', () => {
    const kinds = rideOf((record) => record >> 1, 'split').warnings.map(({ kind }) => kind);
    expect(kinds).not.toContain('stamps-shared');
  });

  it.each([
    ['ahead, and back by as much', (at: number) => at + (at >= 500 && at < 1500 ? 1200 : 0)],
    [
      'ahead, and back by more',
      (at: number) => at + (at >= 1000 ? 600 : 0) - (at >= 1500 ? 900 : 0),
    ],
    ['by a stamp every four', (at: number) => Math.floor(at / 4)],
  ])('never makes the average more than the highest speed: %s [D5]', (_name, stampOf) => {
    const { averageSpeed, maxSpeed } = speedsOf(stampOf);
    expect(averageSpeed?.value ?? 0).toBeLessThanOrEqual((maxSpeed?.value ?? 0) + 0.1);
  });
});
