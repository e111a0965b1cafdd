import { describe, expect, it } from '@jest/globals';
import { aRecording } from '#test/builders/workouts/recording.builder.js';
import { believableMean, believableSpeed, peakOver } from './believable.js';

const { device } = aRecording();

describe("a mean of the device's", () => {
  it('is believed up to the maximum that is known, and not as nought', () => {
    expect(believableMean(150, null)).toBe(150);
    expect(believableMean(171, 170)).toBeNull();
    expect(believableMean(160, 0)).toBe(160);
    expect(believableMean(0, 170)).toBeNull();
  });

  it('of speed is believed only as far as its distance and time bear it out', () => {
    const summed = { ...device, distanceM: 31_892, timerS: 5220, elapsedS: 5400 };
    expect(believableSpeed({ ...summed, avgSpeedMps: 6.1 }, null)).toBe(6.1);
    expect(believableSpeed({ ...summed, avgSpeedMps: 7 }, null)).toBe(7);
    expect(believableSpeed({ ...summed, avgSpeedMps: 21.97 }, null)).toBeNull();
    expect(believableSpeed({ ...summed, avgSpeedMps: 3 }, null)).toBeNull();
    expect(believableSpeed({ ...device, avgSpeedMps: 7 }, 6)).toBeNull();
  });
});

describe('a maximum', () => {
  it("is the device's own unless the mean is above it", () => {
    expect(peakOver(150, 170, 168)).toBe(170);
    expect(peakOver(150, 140, 168)).toBe(168);
    expect(peakOver(150, null, 168)).toBe(168);
    expect(peakOver(150, 140, null)).toBe(140);
  });
});
