import { describe, expect, it } from '@jest/globals';
import { totalDistance, wholeElapsed, withinElapsed } from './device-totals.js';

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

describe('the elapsed time of a workout', () => {
  it('is what its device timed, before the first sample and after the last one [E15]', () => {
    expect(wholeElapsed(20_342, 0, { elapsedS: 20_343.2, timerS: 20_343.2 })).toBe(20_343.2);
    expect(wholeElapsed(4313, 0, { elapsedS: 4358, timerS: 4315 })).toBe(4358);
    expect(wholeElapsed(2263, 0, { elapsedS: 2261.85, timerS: 2261.85 })).toBe(2261.85);
  });

  it('is no less than the timer ran, and the span of the samples where no time is named', () => {
    expect(wholeElapsed(271, 0, { elapsedS: 271, timerS: 273 })).toBe(273);
    expect(wholeElapsed(300, 0, { elapsedS: null, timerS: null })).toBe(300);
    expect(wholeElapsed(300, 0, { elapsedS: 0, timerS: 250 })).toBe(300);
  });

  it('leaves out what the clock leapt over, in the figure of the device as well [E5]', () => {
    const leapt = 20 * 86_400;
    expect(wholeElapsed(3600, leapt, { elapsedS: leapt + 3601, timerS: 3600 })).toBe(3600);
    expect(wholeElapsed(3600, leapt, { elapsedS: 3602, timerS: 3600 })).toBe(3602);
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
