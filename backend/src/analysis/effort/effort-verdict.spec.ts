import { describe, expect, it } from '@jest/globals';
import { effortVerdict } from './effort-verdict.js';

const HOUR = 3600;

describe('the verdict of effort', () => {
  it('is the larger of intensity and of load and duration', () => {
    const of = (intensity: 'easy' | 'hard' | null, load: number | null, durationS: number) =>
      effortVerdict({ intensity, load, durationS });
    expect(of('easy', 40, HOUR)).toBe('easy');
    expect(of('easy', 180, 2.5 * HOUR)).toBe('demanding');
    expect(of('hard', 80, HOUR)).toBe('hard');
    expect(of('easy', 320, 4 * HOUR)).toBe('hard');
    expect(of('easy', 520, 6 * HOUR)).toBe('very hard');
    expect(of(null, null, HOUR)).toBeNull();
  });

  it('never calls a run of twelve hours easy, nor a file of four minutes very hard', () => {
    expect(effortVerdict({ intensity: 'easy', load: null, durationS: 12 * HOUR })).toBe(
      'very hard',
    );
    expect(effortVerdict({ intensity: 'very hard', load: 9, durationS: 240 })).toBe('moderate');
  });

  it('holds the load against what the athlete is used to', () => {
    const grounds = { intensity: 'easy', load: 100, durationS: 1.8 * HOUR } as const;
    expect(effortVerdict({ ...grounds, usualLoad: 95 })).toBe('easy');
    expect(effortVerdict({ ...grounds, usualLoad: 45 })).toBe('demanding');
  });
});
