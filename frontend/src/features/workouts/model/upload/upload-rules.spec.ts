import { describe, expect, it } from '@jest/globals';
import { isAnalysing, refusalOf, shownPercent } from './upload-rules.js';

describe('upload rules', () => {
  it.each([
    ['ride.fit', null],
    ['RIDE.FIT', null],
    ['ride.fit.gpx', 'Only .fit files are allowed'],
    ['ridefit', 'Only .fit files are allowed'],
  ])('judges the name %s without regard to case [UPL-03]', (name, refusal) => {
    expect(refusalOf({ name, size: 1 })).toBe(refusal);
  });

  it.each([
    [10 * 1024 * 1024 - 1, null],
    [10 * 1024 * 1024, 'File size must be less than 10MB'],
  ])('judges %s bytes [UPL-04]', (size, refusal) => {
    expect(refusalOf({ name: 'ride.fit', size })).toBe(refusal);
  });

  it('rises ten percent a step and stops at ninety, where the analysis begins [UPL-07]', () => {
    const steps = [0, 1, 2, 8, 9, 10, 500].map((step) => shownPercent(step, 1));
    expect(steps).toEqual([0, 10, 20, 80, 90, 90, 90]);
    expect(steps.map(isAnalysing)).toEqual([false, false, false, false, true, true, true]);
  });

  it('is never ahead of the bytes that were sent [UPL-07]', () => {
    expect(shownPercent(9, 0.337)).toBe(33);
  });
});
