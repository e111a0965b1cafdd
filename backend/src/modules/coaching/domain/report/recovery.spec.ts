import { describe, expect, it } from '@jest/globals';
import { sheetOf } from '#test/builders/found.js';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { recoveryClass } from './recovery.js';

const ride = (seconds: number, watts: number, bpm: number) =>
  recoveryClass(
    sheetOf(
      steadyRide(seconds, {
        channels: { power: () => watts, heartRate: (second) => bpm + (second % 3) },
      }),
    ),
  );

describe('how much rest a workout asks for', () => {
  it.each([
    ['none after an easy hour', 3600, 130, 115, 'none'],
    ['an easy day after a demanding hour', 3600, 212, 150, 'easy day'],
    ['one to two easy days after a hard hour', 3600, 240, 168, '1-2 easy days'],
    ['several days after a day in the saddle', 20_000, 190, 145, 'several days'],
  ] as const)('is %s', (_what, seconds, watts, bpm, rest) => {
    expect(ride(seconds, watts, bpm)).toBe(rest);
  });

  it('is nothing after a short moderate ride with long breaks, and a day without them', () => {
    const broken = (pauses: readonly { from: number; to: number }[]) =>
      recoveryClass(
        sheetOf(
          steadyRide(3900, {
            pauses,
            channels: { power: () => 185, heartRate: (second) => 138 + (second % 3) },
          }),
        ),
      );
    expect(broken([{ from: 1200, to: 2100 }])).toBe('none');
    expect(broken([])).toBe('easy day');
  });

  it('is one to two easy days after a run that beats the race time on file', () => {
    const racer = { ...ATHLETE, basePaceSPerKm: profileThreshold(300) };
    expect(recoveryClass(sheetOf(steadyRun(2700, 4), racer))).toBe('1-2 easy days');
  });

  it('is several days after a race that beats the time on file', () => {
    const racer = { ...ATHLETE, basePaceSPerKm: profileThreshold(290) };
    const heartRate = (second: number) => 176 + (second % 3);
    const race = steadyRun(2400, 4.2, { channels: { heartRate } });
    expect(recoveryClass(sheetOf(race, racer))).toBe('several days');
  });
});
