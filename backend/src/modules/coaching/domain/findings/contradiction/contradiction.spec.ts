import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';

const RACER = { ...ATHLETE, basePaceSPerKm: profileThreshold(300) };
const at20Minutes = (watts: number) =>
  steadyRide(5400, {
    channels: { power: (second) => (second >= 2000 && second < 3200 ? watts : 150) },
  });

describe('findings of what does not fit', () => {
  it('say that an FTP is too low, with the value to set', () => {
    const sheet = sheetOf(at20Minutes(300));
    const finding = found(sheet, 'contradiction.ftp-low');
    expect(shown(sheet, finding)).toMatch(/250 W.*300 W.*285 W.*Set your FTP to about 285 W/);
    expect(found(sheetOf(at20Minutes(240)), 'contradiction.ftp-low')).toBeNull();
  });

  it('confirm an FTP that the best 20 minutes show, and not one far from them', () => {
    const sheet = sheetOf(at20Minutes(262));
    expect(shown(sheet, found(sheet, 'contradiction.ftp-fits'))).toContain('confirmed');
    const near = sheetOf(at20Minutes(245));
    expect(shown(near, found(near, 'contradiction.ftp-fits'))).toContain('fit your FTP');
    expect(found(sheetOf(at20Minutes(200)), 'contradiction.ftp-fits')).toBeNull();
    expect(found(sheetOf(at20Minutes(300)), 'contradiction.ftp-fits')).toBeNull();
  });

  it('doubt an FTP at three quarters of which the heart works near its limit', () => {
    const ride = (bpm: number) =>
      steadyRide(2400, {
        channels: {
          power: () => 188,
          heartRate: (second) => Math.min(bpm, 120 + second / 12) + (second % 2),
        },
      });
    const sheet = sheetOf(ride(164));
    expect(shown(sheet, found(sheet, 'contradiction.ftp-high'))).toMatch(/188 W.*test your FTP/);
    expect(found(sheetOf(ride(140)), 'contradiction.ftp-high')).toBeNull();
  });

  it('weigh a device with another FTP by how far apart the two are', () => {
    const device = (ftpW: number) =>
      found(sheetOf(steadyRide(3600, { deviceThresholds: { ftpW } })), 'contradiction.device-ftp');
    expect(device(180)?.importance).toBe(1);
    expect(device(180)?.action).toContain('test');
    expect(device(275)?.importance).toBeLessThan(0.5);
    expect(device(252)).toBeNull();
  });

  it('name the maximum heart rate to set where it was passed', () => {
    const run = (bpm: number) =>
      steadyRun(2400, 3, {
        channels: {
          heartRate: (second) =>
            second >= 2000 && second < 2040 ? bpm + (second % 2) : 150 + (second % 3),
        },
      });
    const sheet = sheetOf(run(197));
    expect(shown(sheet, found(sheet, 'contradiction.maximum'))).toMatch(
      /maximum heart rate to 198 bpm/,
    );
    expect(found(sheetOf(run(185)), 'contradiction.maximum')).toBeNull();
  });

  it('doubt a maximum of which too much was held for half an hour', () => {
    const run = (bpm: number) =>
      steadyRun(3000, 3, {
        channels: { heartRate: (second) => (second < 600 ? 140 : bpm) + (second % 3) },
      });
    const sheet = sheetOf(run(181));
    expect(shown(sheet, found(sheet, 'contradiction.maximum'))).toMatch(/for 30 min.*Test your/);
    expect(found(sheetOf(run(170)), 'contradiction.maximum')).toBeNull();
  });

  it('name the race time to enter where the run beats the one on file', () => {
    const sheet = sheetOf(steadyRun(2700, 4), RACER);
    expect(shown(sheet, found(sheet, 'contradiction.race-time'))).toMatch(
      /10 km.*41:40.*Enter 10 km in 41:40 as your race time/,
    );
    expect(found(sheetOf(steadyRun(2700, 3), RACER), 'contradiction.race-time')).toBeNull();
  });

  it('say that the date is wrong where the clock of the device was not set', () => {
    const warnings = [
      {
        kind: 'clock',
        text: "The device's clock was not set: the date of this workout is wrong.",
      },
    ] as never;
    const sheet = sheetOf(steadyRun(), ATHLETE, { warnings });
    expect(shown(sheet, found(sheet, 'contradiction.date'))).toContain('14 June 2025');
    expect(found(sheetOf(steadyRun()), 'contradiction.date')).toBeNull();
  });
});
