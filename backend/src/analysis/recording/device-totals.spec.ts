import { describe, expect, it } from '@jest/globals';
import { totalDistance, withinElapsed } from './device-totals.js';

describe('seconds counted from samples', () => {
  it("are no more than the device's elapsed time where only their stamps are rounded", () => {
    expect(withinElapsed(2224, { elapsedS: 2223.803 })).toBe(2223.803);
    expect(withinElapsed(2200, { elapsedS: 2223.803 })).toBe(2200);
  });

  it('stand where the device says something else, or nothing', () => {
    expect(withinElapsed(2230, { elapsedS: 2223.803 })).toBe(2230);
    expect(withinElapsed(2230, { elapsedS: null })).toBe(2230);
    expect(withinElapsed(0.5, { elapsedS: 0 })).toBe(0.5);
  });
});

describe('the distance of a recording', () => {
  it('is the total of the device that rode on after its last sample', () => {
    expect(totalDistance(64_763, { distanceM: 64_768.5 })).toBe(64_768.5);
    expect(totalDistance(900, { distanceM: 909 })).toBe(909);
  });

  it('is what was counted where the total is another one, or missing', () => {
    expect(totalDistance(44_067, { distanceM: 41_547 })).toBe(44_067);
    expect(totalDistance(900, { distanceM: 911 })).toBe(900);
    expect(totalDistance(900, { distanceM: null })).toBe(900);
    expect(totalDistance(5, { distanceM: 0 })).toBe(5);
  });
});
