import { describe, expect, it } from '@jest/globals';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { sheetOf } from '#test/builders/found.js';
import { intervalRide, steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { essentials } from './essentials.js';
import { rest } from './rest-words.js';

const hard = (seconds: number) =>
  sheetOf(
    steadyRide(seconds, {
      channels: { power: () => 240, heartRate: (second) => 168 + (second % 3) },
    }),
  );

describe('the rest after a workout', () => {
  it('has many wordings over hard rides, each of which the verifier lets through', () => {
    const sheets = Array.from({ length: 12 }, (_, at) => hard(3600 + 97 * at));
    const said = sheets.map((sheet) => [sheet, rest(sheet) ?? ''] as const);
    expect(new Set(said.map(([, words]) => words)).size).toBeGreaterThanOrEqual(2);
    for (const [sheet, words] of said) {
      expect(words).toMatch(/easy/i);
      expect(new Verifier(sheet, '').judge(words).problems).toEqual([]);
    }
  });

  it('speaks of the next set after intervals, and of nothing after an easy ride', () => {
    expect(rest(sheetOf(intervalRide()))).toMatch(/set|hard/);
    const easy = steadyRide(3600, {
      channels: { power: () => 130, heartRate: (second) => 112 + (second % 3) },
    });
    expect(rest(sheetOf(easy))).toBeNull();
  });
});

describe('the line of essentials', () => {
  it('calls a walk a walk', () => {
    const outing = (mps: number, steps: number) =>
      essentials(sheetOf(steadyRun(2400, mps, { channels: { cadence: () => steps } })));
    expect(outing(1.5, 106)).toMatch(/^A walk of/);
    expect(outing(2.9, 168)).toMatch(/^A (?:steady|mostly steady) run of/);
  });
});
