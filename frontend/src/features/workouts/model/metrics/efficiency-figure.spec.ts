import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { efficiencyFigure, efficiencyOf } from './efficiency-figure.js';

const MILES = { ...METRIC_UNITS, distanceUnit: 'mi' } as const;

describe('the efficiency factor', () => {
  it("of a run uses the athlete's own lengths [WKT-18]", () => {
    expect(efficiencyFigure(1.371_6, 'running', METRIC_UNITS)).toEqual({
      value: '1.37',
      unit: 'm/min/bpm',
    });
    expect(efficiencyFigure(1.371_6, 'running', MILES)).toEqual({
      value: '1.50',
      unit: 'yd/min/bpm',
    });
  });

  it.each([METRIC_UNITS, MILES])('of a ride is power, whatever lengths are read in', (units) => {
    expect(efficiencyFigure(1.5, 'cycling', units)).toEqual({ value: '1.50', unit: 'W/bpm' });
  });

  it('that an earlier engine wrote in yards is the same speed for each beat', () => {
    expect(efficiencyOf({ value: 1.5, unit: 'yd/min/bpm' })).toBeCloseTo(1.3716, 6);
    expect(efficiencyOf({ value: 1.5, unit: 'm/min/bpm' })).toBe(1.5);
  });
});
