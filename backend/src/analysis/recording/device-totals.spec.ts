import { describe, expect, it } from '@jest/globals';
import { notBelowDevice, totalDistance, withinElapsed } from './device-totals.js';

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

describe('a span of samples', () => {
  it("is no less than the device's times where only its stamps cut it short", () => {
    expect(notBelowDevice(20_342, { elapsedS: 20_343.2, timerS: 20_343.2 })).toBe(20_343.2);
    expect(notBelowDevice(271, { elapsedS: 271, timerS: 273 })).toBe(273);
  });

  it('stands where the device says something else, less, or nothing', () => {
    expect(notBelowDevice(314, { elapsedS: 3558, timerS: 3558 })).toBe(314);
    expect(notBelowDevice(300, { elapsedS: 299, timerS: null })).toBe(300);
    expect(notBelowDevice(300, { elapsedS: null, timerS: null })).toBe(300);
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
