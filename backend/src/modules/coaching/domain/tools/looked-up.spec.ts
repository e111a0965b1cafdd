import { describe, expect, it } from '@jest/globals';
import type { SampleName } from '#test/builders/coached-samples.js';
import { sampleWorkout } from '#test/builders/coached-sheets.js';
import { lookAt } from '#test/builders/coached-workout.builder.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { buildFactSheet } from '../facts/build-fact-sheet.js';
import type { FactDraft } from '../facts/fact.js';
import type { DoneSession } from '../facts/history/past.js';
import { Toolbox } from './toolbox.js';
import type { ToolResult } from './tool.js';

function boxOf(name: SampleName): Toolbox {
  const workout = sampleWorkout(name);
  const look = lookAt(workout);
  return new Toolbox(
    { workouts: [{ name: 'W1', workout, look: () => look }], past: null, weeks: null },
    buildFactSheet(workout, METRIC_UNITS, { look }),
  );
}
const factsOf = (result: ToolResult): readonly FactDraft[] =>
  'facts' in result ? result.facts : [];
const value = (result: ToolResult, end: string) =>
  factsOf(result).find(({ key }) => key.endsWith(end))?.value;

describe('time_between', () => {
  it('splits the moving time at a bound without a rest', () => {
    const box = boxOf('steadyRide');
    const [above, below] = [
      box.run('time_between', { measure: 'power', from: 200 }),
      box.run('time_between', { measure: 'power', to: 200 }),
    ];
    expect(Number(value(above, '.share')) + Number(value(below, '.share'))).toBeCloseTo(100);
    expect(Number(value(above, '.time'))).toBeGreaterThan(0);
  });

  it('wants a bound, and a measure that was recorded', () => {
    expect(boxOf('steadyRide').run('time_between', { measure: 'power' })).toMatchObject({
      fault: 'INVALID_ARGUMENT',
    });
    expect(
      boxOf('steadyRide').run('time_between', { measure: 'power', from: 300, to: 200 }),
    ).toMatchObject({ fault: 'INVALID_ARGUMENT' });
    expect(
      boxOf('rideWithoutPower').run('time_between', { measure: 'power', from: 200 }),
    ).toMatchObject({ fault: 'NOT_THERE' });
  });
});

describe('best_power', () => {
  it('is no higher than over a third of the time, and no lower than over twice of it', () => {
    const box = boxOf('fadingRide');
    const [minute, three, six] = [60, 180, 360].map((seconds) =>
      Number(value(box.run('best_power', { seconds }), `.${seconds}`)),
    );
    expect(three).toBeLessThanOrEqual(minute ?? 0);
    expect(three).toBeGreaterThanOrEqual(six ?? Infinity);
  });

  it('finds nothing longer than the ride', () => {
    expect(boxOf('steadyRide').run('best_power', { seconds: 20_000 })).toMatchObject({
      fault: 'NOT_THERE',
    });
  });
});

describe('peak', () => {
  it('names the highest value that the sheet names too, and a moment within the session', () => {
    const workout = sampleWorkout('steadyRide');
    const result = boxOf('steadyRide').run('peak', { measure: 'heartRate' });
    expect(Math.round(Number(value(result, '.value')))).toBe(
      Math.round(workout.summary.maxHr ?? 0),
    );
    expect(Number(value(result, '.moment'))).toBeLessThanOrEqual(workout.elapsedS);
  });
});

describe('training_in', () => {
  const ride = (day: string, movingS: number): DoneSession => ({
    day,
    family: 'cycling',
    movingS,
    distanceM: 30_000,
    elevationGainM: 100,
    load: 50,
  });
  const sessions = [
    ride('2026-01-31', 3600),
    ride('2026-02-01', 1800),
    ride('2026-05-31', 7200),
    { ...ride('2026-06-01', 900), family: 'running' as const },
  ];
  const box = new Toolbox(
    { workouts: [], past: null, weeks: [], training: { today: '2026-06-10', sessions } },
    buildFactSheet(sampleWorkout('steadyRide'), METRIC_UNITS),
  );
  const sum = (args: Readonly<Record<string, unknown>>) => [
    value(box.run('training_in', args), '.workouts'),
    value(box.run('training_in', args), '.time'),
  ];

  it.each([
    [{ month: 1, year: 2026 }, [1, 3600]],
    [{ month: 2 }, [1, 1800]],
    [{ which: 'previous', unit: 'month' }, [1, 7200]],
    [{ which: 'this', unit: 'month' }, [1, 900]],
    [{ year: 2026 }, [4, 13_500]],
    [{ year: 2026, sport: 'running' }, [1, 900]],
    [{ last: 10, unit: 'day' }, [1, 900]],
    [{ last: 11, unit: 'day' }, [2, 8100]],
    [{ last: 12, unit: 'month' }, [4, 13_500]],
    [{ month: 3, year: 2026 }, [0, undefined]],
  ])('adds up %j', (args, expected) => {
    expect(sum(args)).toEqual(expected);
  });

  it('says where it looks back no further, and what has not begun', () => {
    expect(value(box.run('training_in', { year: 2025 }), '.since')).toBe('7 May 2025');
    expect(box.run('training_in', { year: 2019 })).toMatchObject({ fault: 'NOT_THERE' });
    expect(box.run('training_in', { year: 2027 })).toMatchObject({ fault: 'NOT_THERE' });
    expect(box.run('training_in', {})).toMatchObject({ fault: 'INVALID_ARGUMENT' });
  });
});
