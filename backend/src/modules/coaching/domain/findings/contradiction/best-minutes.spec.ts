import { describe, expect, it } from '@jest/globals';
import { found, sheetOf, shown } from '#test/builders/found.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { ATHLETE, profileThreshold } from '#test/builders/recording.builder.js';

/** Waves of power around 70 % of FTP, so that no even stretch is found. */
const wavy = (heartRate: number) =>
  sheetOf(
    steadyRide(3000, {
      channels: {
        power: (second) => 168 + 45 * Math.sin(second / 30),
        heartRate: (second) => heartRate + (second % 3),
      },
    }),
    { ...ATHLETE, ftpW: profileThreshold(262), maxHr: profileThreshold(188) },
  );

describe('finding of an FTP that heart rate contradicts', () => {
  it('rests on the best minutes of an uneven ride and asks for a test', () => {
    const sheet = wavy(166);
    expect(shown(sheet, found(sheet, 'contradiction.ftp-high'))).toMatch(
      /does not fit the watts.*167 bpm.*1[67]\d W.*262 W.*Test your FTP/,
    );
    expect(found(wavy(140), 'contradiction.ftp-high')).toBeNull();
  });
});
