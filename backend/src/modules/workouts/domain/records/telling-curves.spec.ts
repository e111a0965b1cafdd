import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#analysis/load/days.js';
import { ASKED_DURATIONS_S } from '#analysis/curves/durations.js';
import type { RecordedWorkout } from '#analysis/performance/records.js';
import { personalRecordsOf } from './personal-records.js';
import { tellingCurves } from './telling-curves.js';

const TODAY = '2026-05-20';
const WHOLE_FROM = addDays(TODAY, -89);

function packed(curves: readonly (readonly number[])[]) {
  const starts = [0];
  for (const curve of curves) starts.push((starts.at(-1) ?? 0) + curve.length);
  return { watts: Float32Array.from(curves.flat()), starts: Int32Array.from(starts) };
}

const workout = (day: string, at: number, watts: readonly number[]): RecordedWorkout => ({
  workoutId: String(at),
  day,
  distanceM: null,
  movingS: null,
  elevationGainM: null,
  bestEfforts: [],
  curve: watts.map((value, place) => ({
    seconds: ASKED_DURATIONS_S[place] as number,
    watts: value,
  })),
});

describe('tellingCurves', () => {
  it('are those that were the best of their month when they came, and all of late', () => {
    const curves = [[300, 200], [290, 190], [280, 210], [310], [250, 150], [100]];
    const days = ['2025-01-03', '2025-01-04', '2025-01-05', '2025-01-20', '2025-02-01', WHOLE_FROM];
    expect([...tellingCurves(days, packed(curves), WHOLE_FROM)]).toEqual([1, 0, 1, 1, 1, 1]);
    expect([...tellingCurves(['2025-01-03', '2025-01-03'], packed([[], [1]]), WHOLE_FROM)]).toEqual(
      [0, 1],
    );
  });

  it('show the same records, curves and months as all of them', () => {
    const curve = fc.array(
      fc.integer({ min: 0, max: 8 }).map((step) => 100 + step * 20),
      { maxLength: 30 },
    );
    const one = fc.tuple(fc.integer({ min: 0, max: 220 }), curve);
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), (given) => {
        const inOrder = given
          .toSorted(([a], [b]) => b - a)
          .map(([ago, watts], at) => workout(addDays(TODAY, -ago), at, watts));
        const telling = tellingCurves(
          inOrder.map(({ day }) => day),
          packed(inOrder.map(({ curve: points }) => points.map(({ watts }) => watts))),
          WHOLE_FROM,
        );
        const pruned = inOrder.map((whole, at) =>
          telling[at] === 1 ? whole : { ...whole, curve: [] },
        );
        expect(personalRecordsOf('cycling', pruned, [], TODAY)).toEqual(
          personalRecordsOf('cycling', inOrder, [], TODAY),
        );
      }),
    );
  });
});
