import { describe, expect, it } from '@jest/globals';
import type { Recording } from '#analysis/recording/recording.js';
import { METRIC_UNITS } from '#kernel/units.js';
import { coachedWorkout } from '#test/builders/coached-workout.builder.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide } from '#test/builders/sample-recordings.js';
import { buildFactSheet } from '../build-fact-sheet.js';
import type { FactSheet } from '../fact-sheet.js';
import { closerLook } from './closer-look.js';

function sheetOf(recording: Recording): FactSheet {
  const workout = coachedWorkout(recording, ATHLETE);
  const look = closerLook(recording, workout.analysis.thresholds);
  return buildFactSheet(workout, METRIC_UNITS, { look });
}

describe('facts of how a session is framed', () => {
  it('tell the time before the first and after the last work interval', () => {
    const sheet = sheetOf(intervalRide());
    expect(sheet.number('frame.warmup')).toBe(300);
    expect(sheet.number('frame.cooldown')).toBeCloseTo(420, -1);
    expect(sheet.has('frame.end')).toBe(false);
  });

  const pushed = (last: (second: number) => number): FactSheet =>
    sheetOf(
      steadyRide(3600, {
        channels: {
          power: (second) => (second < 1800 ? 100 + (second % 300) / 3 : last(second)),
          heartRate: (second) => 120 + (last(second) > 200 ? second / 72 : 0),
        },
      }),
    );

  it('tell a recording that ends at full effort', () => {
    expect(pushed(() => 260).has('frame.end')).toBe(true);
    expect(pushed((second) => (second < 3300 ? 260 : 90)).has('frame.end')).toBe(false);
  });
});

describe('facts of a sensor that was lost', () => {
  it('tell from when heart rate is missing, and where to look', () => {
    const sheet = sheetOf(
      steadyRide(3600, {
        channels: { heartRate: (second) => (second < 2400 ? 140 : Number.NaN) },
      }),
    );
    const fact = sheet.get('sensor.heartRate.loss.1.span');
    expect(fact?.display).toBe('Heart rate is missing from 40:00 to the end');
    expect(fact?.at).toMatchObject({ from: 2400, channel: 'heartRate' });
    expect(sheet.number('sensor.heartRate.loss.1.time')).toBe(1200);
    expect(sheetOf(steadyRide()).has('sensor.heartRate.loss.1.span')).toBe(false);
  });
});

describe('facts of slow pedalling', () => {
  it('tell each stretch with its cadence and power', () => {
    const sheet = sheetOf(
      steadyRide(3600, {
        channels: { cadence: (second) => (second >= 1200 && second < 1320 ? 42 : 88) },
      }),
    );
    expect(sheet.number('cadence.low.count')).toBe(1);
    expect(sheet.number('cadence.low.1.cadence')).toBe(42);
    expect(sheetOf(steadyRide()).has('cadence.low.count')).toBe(false);
  });
});

describe('facts of the longest stretch without a stop', () => {
  const stopped = (pauses: { from: number; to: number }[]): FactSheet =>
    sheetOf({ ...steadyRide(3600), pauses });

  it('tell its time and output where there were several stops', () => {
    const sheet = stopped([
      { from: 300, to: 400 },
      { from: 900, to: 960 },
      { from: 2700, to: 2800 },
    ]);
    expect(sheet.get('stops.unbroken.time')?.at).toMatchObject({ from: 960, to: 2700 });
    expect(sheet.number('stops.unbroken.power')).toBeCloseTo(200, 6);
  });

  it('are not there where one stop or none broke the ride', () => {
    expect(stopped([{ from: 900, to: 960 }]).has('stops.unbroken.time')).toBe(false);
    expect(stopped([]).has('stops.unbroken.time')).toBe(false);
  });
});
