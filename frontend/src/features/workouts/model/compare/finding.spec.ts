import { describe, expect, it } from '@jest/globals';
import { METRIC_UNITS } from '#lib/units.js';
import { metric, rideOf, runOf, type Session } from '#testing/workouts/compared-workouts.js';
import { segment } from '#testing/workouts/workout-detail.js';
import type { Workout } from '../workout.js';
import { comparisonFindings } from './finding.js';
import { compared } from './names.js';

const EARLIER = '2026-11-10T17:00:00.000Z';

function finding(base: Workout, other: Workout): string {
  const [found] = comparisonFindings(compared([base, other]), METRIC_UNITS);
  return (found?.text ?? '').replaceAll('\u00a0', ' ');
}

const rides = (other: Session, base: Session = {}): string =>
  finding(rideOf({ startTime: EARLIER, ...base }), rideOf(other));
const runs = (other: Session, base: Session = {}): string =>
  finding(runOf({ startTime: EARLIER, ...base }), runOf(other));

const totals = (count: number, power: number, heartRate: number) => ({
  count,
  elapsedS: count * 240,
  movingS: count * 240,
  distanceM: null,
  avgSpeedMps: 9,
  avgPowerW: power,
  avgHr: heartRate,
  maxHr: null,
  avgCadence: null,
});
const repetitions = (
  count: number,
  seconds: number,
  power: number,
  heartRate: number,
): Session => ({
  shape: 'intervals',
  analysis: {
    intervals: Array.from({ length: count }, (_, index) =>
      segment({
        kind: 'work',
        index,
        from: index * 500,
        to: index * 500 + seconds,
        movingS: seconds,
      }),
    ),
    intervalSummary: {
      source: 'manual_laps',
      confidence: 1,
      groups: [],
      work: totals(count, power, heartRate),
      recovery: null,
    },
  },
});

describe('the finding of a comparison', () => {
  it.each<[string, string]>([
    [
      rides({ avgPower: 194, elevGainM: 60 }),
      '18 Nov against 10 Nov: 12 W more average power at about the same heart rate, on a ' +
        'flatter route.',
    ],
    [
      rides({ avgPower: 170 }),
      '18 Nov against 10 Nov: 12 W less average power at about the same heart rate.',
    ],
    [
      rides({ avgHr: 139 }),
      '18 Nov against 10 Nov: about the same average power at a heart rate 9 bpm lower.',
    ],
    [
      rides({ avgPower: 200, avgHr: 160 }),
      '18 Nov against 10 Nov: 18 W more average power at a heart rate 12 bpm higher.',
    ],
    [
      rides({}),
      '18 Nov against 10 Nov: about the same average power at about the same heart rate.',
    ],
    [
      rides({ avgPower: 200, durationS: 7500 }),
      '18 Nov against 10 Nov: 18 W more average power at about the same heart rate, over 1 h ' +
        '5 min more.',
    ],
    [
      rides({ avgHr: 160, temperature: 33 }),
      '18 Nov against 10 Nov: about the same average power at a heart rate 12 bpm higher, 12 ' +
        '°C warmer.',
    ],
    [
      rides({ avgPower: null, avgHr: 160 }),
      '18 Nov against 10 Nov: power cannot be compared, and heart rate is 12 bpm higher.',
    ],
    [
      rides({ avgHr: null, avgPower: 200 }),
      '18 Nov against 10 Nov: 18 W more average power, with heart rate missing in one of them.',
    ],
    [
      rides({ avgHr: null, avgPower: null }),
      '18 Nov against 10 Nov: neither power nor heart rate can be compared.',
    ],
  ])('of even rides tells power and heart rate, and under which conditions: %s', (text, expected) =>
    expect(text).toBe(expected),
  );

  it('takes normalized power where both have it, and names it', () => {
    const of = (watts: number): Session => ({ metrics: { normalizedPower: metric(watts, 'W') } });
    expect(rides(of(230), of(210))).toBe(
      '18 Nov against 10 Nov: 20 W more normalized power at about the same heart rate.',
    );
  });

  it.each<[string, string]>([
    [rides({ shape: 'intervals' }), 'Not comparable: an interval session against a steady ride.'],
    [
      rides({ shape: 'race' }, { shape: 'rolling' }),
      'Not comparable: a race against a rolling ride.',
    ],
    [
      runs({ shape: 'unknown' }),
      'Not comparable: one is too short, or its data too thin, to tell what kind of session ' +
        'it was.',
    ],
    [rides({ indoor: true }), 'Not comparable: an indoor ride against one outdoors.'],
    [runs({}, { indoor: true }), 'Not comparable: an outdoor run against one indoors.'],
    [
      rides({ analysis: { engineVersion: '2.0.0' } }),
      'Not comparable: they were not analysed by the same version of the engine.',
    ],
    [
      rides(repetitions(3, 720, 260, 165), repetitions(5, 240, 300, 170)),
      'Not comparable: 3 × 12:00 against 5 × 4:00.',
    ],
  ])('says when it is no comparison, and why: %s', (text, expected) => expect(text).toBe(expected));

  it('of the same intervals tells the work alone', () => {
    expect(rides(repetitions(5, 240, 298, 171), repetitions(5, 242, 282, 170))).toBe(
      '18 Nov against 10 Nov: the same 5 × 4:02, 16 W more average power at about the same ' +
        'heart rate.',
    );
  });

  it('of runs takes hills out where known, else needs like routes', () => {
    const graded = (pace: number, rest: Session = {}): Session => ({
      metrics: { gradeAdjustedPace: metric(pace, 's/km') },
      ...rest,
    });
    expect(runs(graded(258), graded(270))).toBe(
      '18 Nov against 10 Nov: 0:12 /km faster with hills taken out at about the same heart rate.',
    );
    expect(runs({ avgSpeed: 4 }, { avgSpeed: 3.7 })).toBe(
      '18 Nov against 10 Nov: 0:20 /km faster at about the same heart rate.',
    );
    expect(runs({ avgSpeed: 4, elevGainM: 10 }, { avgSpeed: 3.7 })).toBe(
      '18 Nov against 10 Nov: pace cannot be compared, and heart rate is about the same, on ' +
        'a flatter route.',
    );
  });

  it('of races over one distance tells the clock', () => {
    expect(runs({ shape: 'race', elapsedS: 2658 }, { shape: 'race', elapsedS: 2700 })).toBe(
      '18 Nov against 10 Nov: the same distance 0:42 faster.',
    );
  });

  it('tells each of three workouts in a sentence of its own', () => {
    const findings = comparisonFindings(
      compared([
        rideOf({ startTime: EARLIER }),
        rideOf({ avgPower: 194 }),
        rideOf({ startTime: '2026-11-24T17:00:00.000Z', shape: 'intervals' }),
      ]),
      METRIC_UNITS,
    );
    expect(findings.map(({ comparable }) => comparable)).toEqual([true, false]);
    expect(findings[1]?.text).toBe(
      '24 Nov against 10 Nov is not comparable: an interval session against a steady ride.',
    );
  });
});
