import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { buildRide, buildRun } from '#test/builders/fit/index.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { buildFactSheet } from '#coaching/domain/facts/build-fact-sheet.js';

const NOW = Date.UTC(2026, 10, 21);
const sheetOf = (file: Uint8Array) =>
  buildFactSheet(coachedWorkout(readFit(file, NOW), ATHLETE), METRIC_UNITS);

describe('facts of what the device says', () => {
  const sheet = sheetOf(
    buildRide({
      seconds: 1800,
      ftpW: 205,
      report: {
        rpe: 50,
        feel: 25,
        intensityFactor: 0.93,
        heartRateHighs: [108, 130, 147, 159, 166, 189],
        heartRateS: [10, 400, 850, 540, 0, 0, 0],
      },
    }),
  );

  it.each([
    ['device.rpe', '5 of 10'],
    ['device.feel', 'weak'],
    ['device.ftp', '205 W'],
    ['device.intensityFactor', '0.93'],
    ['device.zones.heartRate.2', '14 min'],
  ])('hold %s as %s', (key, display) => {
    expect(sheet.withKey(key)).toMatchObject({ display, quality: 'device' });
  });

  it('are named as those of the device', () => {
    for (const { label } of sheet.all('device.')) expect(label).toMatch(/device/);
  });

  it('leave out what the device worked out from repaired readings', () => {
    const power = (second: number) => (second === 900 ? 4000 : 190);
    const spiked = sheetOf(buildRide({ seconds: 1800, power, report: { trainingStress: 80 } }));
    expect(spiked.has('device.trainingStress')).toBe(false);
  });
});

describe('facts of the parts of a file', () => {
  const sheet = sheetOf(
    buildRun({
      seconds: 7032,
      sessions: [
        { from: 0, to: 1020 },
        { from: 5760, to: 7032 },
      ],
      pauses: [{ from: 1020, to: 5760 }],
    }),
  );

  it('hold the break between two sessions with its place [E11]', () => {
    expect(sheet.get('parts.2.break')).toMatchObject({
      label: 'Break between session 1 and session 2',
      display: '1 h 19 min',
      at: { from: 1020, to: 5760 },
    });
  });

  it('hold each session and their number', () => {
    expect(sheet.number('parts.count')).toBe(2);
    expect(sheet.get('parts.1.time')?.display).toBe('17:00');
    expect(sheet.get('parts.2.time')?.display).toBe('21:12');
  });

  it('do not exist for a file with one session', () => {
    expect(sheetOf(buildRun({ seconds: 900 })).all('parts.')).toEqual([]);
  });
});
