import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { lapsOf, steps } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';

const HOUR = 3600;
const sheetOf = (recording: Parameters<typeof coachedWorkout>[0]) =>
  buildFactSheet(coachedWorkout(recording), METRIC_UNITS);

describe('facts of the cost', () => {
  it('tell heart rate at like power early and late, with their places', () => {
    const sheet = sheetOf(
      steadyRide(2 * HOUR, { channels: { heartRate: (second) => 130 + (12 * second) / HOUR } }),
    );
    const [early, late] = [sheet.number('cost.like.early'), sheet.number('cost.like.late')];
    expect(early).toBeCloseTo(136.5, 0);
    expect(late).toBeCloseTo(151.5, 0);
    expect(sheet.get('cost.like.change')).toMatchObject({ value: 15, trend: 'up', unit: 'bpm' });
    expect(sheet.get('cost.like.verdict')?.display).toBe('higher late than early');
    expect(sheet.get('cost.like.early')?.label).toBe('Heart rate at 176 to 224 W, early');
    expect(sheet.get('cost.like.late')?.at).toMatchObject({ channel: 'heartRate' });
    expect(sheet.get('cost.like.late')?.at?.from).toBeGreaterThan(5000);
  });

  it('call a beat or two the same', () => {
    const sheet = sheetOf(
      steadyRide(2 * HOUR, { channels: { heartRate: (second) => 130 + second / HOUR } }),
    );
    expect(sheet.get('cost.like.verdict')?.display).toBe('the same early and late');
    expect(sheet.get('cost.like.change')?.trend).toBe('same');
  });

  it('name paces on foot', () => {
    const sheet = sheetOf(steadyRun(HOUR));
    expect(sheet.get('cost.like.early')?.label).toContain('/km');
  });

  it('are silent where like output is not judged', () => {
    const { power: _power, ...channels } = steadyRide(HOUR).channels;
    expect(sheetOf({ ...steadyRide(HOUR), channels }).all('cost.like.')).toEqual([]);
  });

  it('tell trends over a set, and heart rate 60 s after each repetition', () => {
    const parts: [number, number][] = [[900, 120]];
    for (let rep = 0; rep < 4; rep++) parts.push([300, 280], [180, 90]);
    const sheet = sheetOf(
      steadyRide(900 + 4 * 480, {
        channels: {
          power: steps(parts),
          heartRate: (second) => {
            const [rep, into] = [Math.floor((second - 900) / 480), (second - 900) % 480];
            if (second < 900) return 110;
            return into < 300 ? 150 + 4 * rep : 120 + 2 * rep;
          },
        },
        laps: lapsOf(parts.map(([seconds]) => ({ seconds }))),
      }),
    );
    expect(sheet.number('cost.set.1.peakHeartRate.change')).toBe(12);
    expect(sheet.get('cost.set.1.output.change')?.trend).toBe('same');
    expect(sheet.number('cost.fall.2.after60')).toBeCloseTo(122, 0);
    expect(sheet.get('cost.fall.2.after60')?.label).toBe(
      'Heart rate 60 s after the end of work interval 2',
    );
  });

  it('tell the rise of heart rate over minutes of constant power', () => {
    const sheet = sheetOf(
      steadyRide(1500, {
        indoor: true,
        channels: {
          power: steps([
            [600, 130],
            [600, 200],
            [300, 100],
          ]),
          heartRate: (second) => (second < 600 ? 120 : 145 + Math.max(0, second - 660) / 30),
        },
      }),
    );
    const change = sheet.all('cost.').find(({ key }) => key.endsWith('rise.change'));
    expect(change?.value).toBe(15);
    expect(change?.label).toContain('in the course of');
  });

  it('tell the work before a best that came late, and the hours of a long ride', () => {
    const sheet = sheetOf(
      steadyRide(2 * HOUR, {
        channels: { power: (second) => (second >= 6300 && second < 6600 ? 290 : 150) },
      }),
    );
    expect(sheet.number('cost.durability.300.work')).toBeCloseTo(945, 6);
    expect(sheet.get('cost.durability.300.at')?.display).toBe('1:45:00');
    expect(sheet.number('cost.hour.2.power')).toBeCloseTo((150 * 3300 + 290 * 300) / 3600, 0);
  });
});
