import { describe, expect, it } from '@jest/globals';
import { rideOf } from '#testing/workouts/compared-workouts.js';
import { compareSearch, idsOf, searchFor, withBase, without } from './compare-ids.js';
import { compared, titleOf } from './names.js';

const at = (startTime: string) => rideOf({ startTime, utcOffsetS: 0 });
const shorts = (...times: readonly string[]): readonly string[] =>
  compared(times.map(at)).map(({ short }) => short);

describe('names of compared workouts', () => {
  it('are as short as tells them apart', () => {
    expect(shorts('2026-11-10T17:00:00Z', '2026-11-17T17:00:00Z')).toEqual(['10 Nov', '17 Nov']);
    expect(shorts('2025-11-10T17:00:00Z', '2026-11-17T17:00:00Z')).toEqual([
      '10 Nov 2025',
      '17 Nov 2026',
    ]);
    expect(shorts('2026-11-10T07:00:00Z', '2026-11-10T17:30:00Z')).toEqual([
      '10 Nov 07:00',
      '10 Nov 17:30',
    ]);
  });

  it('are the athlete’s own, or the sport in words [CMP-01]', () => {
    expect(titleOf({ sport: 'trail_running', title: 'Ridge' })).toBe('Ridge');
    expect(titleOf({ sport: 'trail_running', title: null })).toBe('Trail Running Workout');
    expect(titleOf({ sport: 'trail_running' })).toBe('Trail Running Workout');
  });
});

describe('the address of a comparison', () => {
  it('names each workout once, the base first', () => {
    expect(idsOf(compareSearch({ ids: ' a, b,,a,c' }))).toEqual(['a', 'b', 'c']);
    expect(idsOf(compareSearch({ ids: 12 }))).toEqual(['12']);
    expect(idsOf(compareSearch({ ids: ['a', 'b'] }))).toEqual(['a', 'b']);
    expect(idsOf(compareSearch({}))).toEqual([]);
  });

  it('takes another base and loses a workout', () => {
    expect(searchFor(withBase(['a', 'b', 'c'], 'c'))).toEqual({ ids: 'c,a,b' });
    expect(searchFor(without(['a', 'b', 'c'], 'a'))).toEqual({ ids: 'b,c' });
  });
});
