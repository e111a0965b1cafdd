import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { segment } from '#testing/workouts/workout-detail.js';
import { intervalOrigin, lapOrigin, setTexts } from './segment-origin.js';
import { named, outputOf } from './segments.js';

const lap = (index: number, changes: object = {}) =>
  segment({
    index,
    from: index * 300,
    to: (index + 1) * 300,
    elapsedS: 300,
    movingS: 300,
    distanceM: 1000,
    trigger: 'manual',
    ...changes,
  });
const work = (index: number, avgPowerW: number, movingS = 240) =>
  segment({ index, from: index * 300, kind: 'work', avgPowerW, movingS, elapsedS: movingS });
const power = outputOf([segment()], 'cycling', METRIC_UNITS);
const ranks = (segments: Parameters<typeof named>[0]) =>
  named(segments, power).map(({ rank }) => rank);

describe('best and worst', () => {
  it('are named among repetitions of one length, not among the recoveries between them', () => {
    const recovery = segment({ kind: 'recovery', avgPowerW: 400, from: 50 });
    expect(ranks([work(0, 300), recovery, work(1, 290), work(2, 310)])).toEqual([
      null,
      null,
      'worst',
      'best',
    ]);
  });

  it('leave out what is shorter or longer than the others', () => {
    expect(ranks([work(0, 300), work(1, 305), work(2, 290), work(3, 500, 60)])).toEqual([
      null,
      'best',
      'worst',
      null,
    ]);
  });

  it('are not named among fewer than three, nor where all read the same', () => {
    expect(ranks([work(0, 300), work(1, 290)])).toEqual([null, null]);
    expect(ranks([work(0, 300.1), work(1, 300.2), work(2, 300.3)])).toEqual([null, null, null]);
  });

  it('compare laps of a kilometre by pace, whatever time they took', () => {
    const pace = outputOf([segment({ avgPowerW: null })], 'running', METRIC_UNITS);
    const laps = [4, 3.5, 2.5, 5].map((avgSpeedMps, index) =>
      lap(index, { avgSpeedMps, movingS: 1000 / avgSpeedMps, avgPowerW: null }),
    );
    expect(
      named([...laps, lap(4, { distanceM: 90, movingS: 15, avgSpeedMps: 6 })], pace).map(
        ({ rank }) => rank,
      ),
    ).toEqual([null, null, 'worst', 'best', null]);
  });
});

describe('where parts come from', () => {
  const summary = (
    source: 'workout_steps' | 'manual_laps' | 'detected' | 'none',
    confidence = 1,
  ) => ({ source, confidence, groups: [], work: null, recovery: null });

  it('names the origin of intervals: plan, pressed laps or detection', () => {
    expect(intervalOrigin(summary('workout_steps'), power)).toBe(
      'By the steps of the workout on your device.',
    );
    expect(intervalOrigin(summary('manual_laps'), power)).toBe(
      'By the laps that you pressed on your device.',
    );
    expect(intervalOrigin(summary('detected', 0.846), power)).toBe(
      'Found in your power, sure to 85%: your device marked no intervals.',
    );
  });

  it('names laps that the device cut automatically', () => {
    const laps = [0, 1, 2, 3].map((index) =>
      lap(index, { trigger: index === 3 ? 'session_end' : 'distance' }),
    );
    expect(lapOrigin(laps, METRIC_UNITS)).toBe(
      'Your device cut these automatically every 1\u00a0km (auto-lap): they are splits, not efforts.',
    );
  });

  it('is suspected of laps that are all of a length in which devices count', () => {
    const laps = [0, 1, 2, 3, 4].map((index) =>
      lap(index, { trigger: null, distanceM: 1000 + index }),
    );
    expect(lapOrigin(laps, METRIC_UNITS)).toBe(
      'Nearly all are 1\u00a0km long, so your device probably cut them automatically (auto-lap): ' +
        'read them as splits.',
    );
  });

  it('names laps from the lap button, and a single one', () => {
    const laps = [700, 1300, 450, 900].map((distanceM, index) =>
      lap(index, { distanceM, elapsedS: distanceM / 3 }),
    );
    expect(lapOrigin(laps, METRIC_UNITS)).toBe('You pressed these laps on your device.');
    expect(lapOrigin(laps.slice(0, 1), METRIC_UNITS)).toBe(
      'Your device wrote one lap for the whole session.',
    );
  });
});

describe('sets of repetitions', () => {
  it('are described in one line each, with what was between', () => {
    const totals = {
      count: 5,
      elapsedS: 1200,
      movingS: 1200,
      distanceM: null,
      avgSpeedMps: 10,
      avgPowerW: 294.8,
      avgHr: 178.3,
      maxHr: 188,
      avgCadence: 88,
    };
    const recovery = { ...totals, count: 4, elapsedS: 720, movingS: 720, avgPowerW: 114.4 };
    expect(
      setTexts({ groups: [{ members: [1, 3, 5, 7, 9], work: totals, recovery }] }, power),
    ).toEqual(['5 × 4:00 at 295\u00a0W, 178\u00a0bpm; 3:00 between at 114\u00a0W']);
  });

  it('are as long as the timer ran, as their pace is measured', () => {
    const totals = {
      ...{ count: 4, elapsedS: 2300, movingS: 1900, timerS: 2232, distanceM: 4000 },
      ...{ avgSpeedMps: 4000 / 2232, avgPowerW: 200, avgHr: null, maxHr: null, avgCadence: null },
    };
    const groups = [{ members: [1, 3, 5, 7], work: totals, recovery: null }];
    expect(setTexts({ groups }, power)).toEqual(['4 × 9:18 at 200\u00a0W']);
  });

  it('count every work interval, one of another length as well [E15]', () => {
    const totals = {
      count: 4,
      elapsedS: 960,
      movingS: 960,
      distanceM: null,
      avgSpeedMps: 10,
      avgPowerW: 295,
      avgHr: null,
      maxHr: null,
      avgCadence: null,
    };
    const alone = { ...totals, count: 1, elapsedS: 120, movingS: 120, avgPowerW: 330 };
    const groups = [
      { members: [1, 3, 5, 7], work: totals, recovery: null },
      { members: [9], work: alone, recovery: null },
    ];
    expect(setTexts({ groups }, power)).toEqual([
      '4 × 4:00 at 295\u00a0W',
      '1 × 2:00 at 330\u00a0W',
    ]);
  });

  it('do not include a single interval', () => {
    const totals = {
      count: 1,
      elapsedS: 600,
      movingS: 600,
      distanceM: null,
      avgSpeedMps: 10,
      avgPowerW: 280,
      avgHr: null,
      maxHr: null,
      avgCadence: null,
    };
    expect(setTexts({ groups: [{ members: [1], work: totals, recovery: null }] }, power)).toEqual(
      [],
    );
  });
});
