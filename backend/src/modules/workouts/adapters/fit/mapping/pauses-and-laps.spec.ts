import { describe, expect, it } from '@jest/globals';
import { fitLap } from '#test/builders/fit/fit-content.builder.js';
import { lapsOf } from './laps.js';
import { breaksOf, pausesOf } from './pauses.js';

const START = 1_700_000_000;
const timeline = {
  startS: START,
  time: Float64Array.of(0, 50, 300),
  window: { holds: (time: number) => time < START + 1000 },
};
const start = (second: number) => ({ timeS: START + second, running: true });
const stop = (second: number) => ({ timeS: START + second, running: false });

describe('pauses', () => {
  it('lie between a stop and the next start, in order of time', () => {
    expect(
      pausesOf([start(0), stop(100), start(130), start(210), stop(200), stop(300)], timeline),
    ).toEqual([
      { from: 100, to: 130 },
      { from: 200, to: 210 },
    ]);
  });

  it('begin with the first of many stops in a row, and end with the first of many starts', () => {
    expect(pausesOf([start(0), stop(10), stop(15), start(20), start(25)], timeline)).toEqual([
      { from: 10, to: 20 },
    ]);
  });

  it('do not come from a last stop, an immediately undone stop, or an event of another age', () => {
    expect(pausesOf([start(0), stop(10), start(10), stop(300), start(99_999)], timeline)).toEqual(
      [],
    );
  });
});

describe('breaks between the sessions of one file', () => {
  const parts = [
    { startS: START, elapsedS: 50 },
    { startS: START + 290, elapsedS: 100 },
  ];

  it('are pauses, so that nothing takes their gap for a leap of the clock [E11]', () => {
    expect(breaksOf(parts, timeline)).toEqual([{ from: 50, to: 290 }]);
  });

  it('are no second pause where the timer was stopped as well [E11]', () => {
    expect(breaksOf(parts, timeline, [{ from: 49, to: 290 }])).toEqual([]);
  });

  it('do not exist where sessions follow on each other or samples go on between them [E11]', () => {
    const on = [parts[0], { startS: START + 55, elapsedS: 100 }].filter(
      (part) => part !== undefined,
    );
    expect(breaksOf(on, timeline)).toEqual([]);
    const sampled = { ...timeline, time: Float64Array.of(0, 50, 120, 300) };
    expect(breaksOf(parts, sampled)).toEqual([]);
  });
});

describe('laps', () => {
  it('lie at their start for their elapsed time, whatever their time stamp says', () => {
    const lap = fitLap({
      startS: START + 60,
      elapsedS: 40,
      endS: START + 900,
      trigger: 2,
      intensity: 4,
      timerS: 38,
      distanceM: 200,
    });
    expect(lapsOf([lap], timeline)).toEqual([
      {
        from: 60,
        to: 100,
        trigger: 'distance',
        timerS: 38,
        distanceM: 200,
        intensity: 'rest',
        workoutStepIndex: null,
      },
    ]);
  });

  it('continue from the lap before, to their time stamp or the last record, by default', () => {
    const laps = lapsOf(
      [fitLap({ startS: START, elapsedS: 50 }), fitLap({ endS: START + 80 }), fitLap()],
      timeline,
    );
    expect(laps.map(({ from, to }) => [from, to])).toEqual([
      [0, 50],
      [50, 80],
      [80, 300],
    ]);
  });

  it('never begin before the workout, and name unknown triggers as other', () => {
    const [lap] = lapsOf(
      [fitLap({ startS: START - 500, elapsedS: 10, trigger: 99, intensity: 99 })],
      timeline,
    );
    expect(lap).toMatchObject({ from: 0, to: 10, trigger: 'other', intensity: null });
  });

  it('count once where a file was joined to itself', () => {
    const lap = fitLap({ startS: START, endS: START + 50, elapsedS: 50 });
    expect(lapsOf([lap, { ...lap }], timeline)).toHaveLength(1);
  });
});
