import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, recordingOf } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';
import { analyse } from './analyse.js';
import type { Analysis } from './analysis.js';
import type { Recording } from './recording/recording.js';

const HOUR = 3600;

/** A sample every so many seconds, the first and the last of the hour among them. */
function every(
  step: number,
  plan: (time: number[]) => Recording = (time) => steadyRide(HOUR, { time }),
): Recording {
  const last = Math.floor(HOUR / step);
  return plan(Array.from({ length: last + 1 }, (_, at) => at * step));
}

function value(analysis: Analysis, id: string): number | null {
  const result = analysis.metrics[id];
  return result?.applicable === true ? result.value : null;
}

function repair(analysis: Analysis, kind: string) {
  return analysis.repairs.find((one) => one.kind === kind);
}

describe('a device that writes seldom', () => {
  it('costs no second of time and no metre of speed, whatever its step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), (step) => {
        const recording = every(step);
        const seconds = recording.time.at(-1);
        const found = analyse(recording, ATHLETE);
        for (const id of ['elapsedTime', 'timerTime', 'movingTime'])
          expect(value(found, id)).toBe(seconds);
        expect(value(found, 'averageSpeed')).toBeCloseTo(9, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('gets sums, zones, shape and curve only if its readings represent the ride', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), (step) => {
        const recording = every(step);
        const found = analyse(recording, ATHLETE);
        const seconds = (recording.time.at(-1) ?? 0) + 1;
        for (const [id, truth] of Object.entries({
          averagePower: 200,
          work: 0.2 * seconds,
          normalizedPower: 200,
          averageHeartRate: 140,
          trainingStress: (seconds / HOUR) * 64,
        })) {
          const judged = value(found, id);
          expect({ id, judged: judged !== null }).toEqual({
            id,
            judged: step <= (id === 'averageHeartRate' ? 25 : 10),
          });
          if (judged !== null) expect(judged).toBeCloseTo(truth, 6);
        }
        expect(found.sessionShape).toBe(step <= 25 ? 'steady' : 'unknown');
        expect(found.sessionShapeConfidence).toBe(step <= 25 ? 1 : 0);
        expect(found.intervalSummary?.confidence).toBe(step <= 25 ? 1 : 0);
        expect([found.zones.power !== undefined, found.zones.heartRate !== undefined]).toEqual([
          step <= 10,
          step <= 25,
        ]);
        expect(found.curves.power !== undefined).toBe(step <= 10);
        expect(repair(found, 'gaps-left-open')?.seconds ?? 0).toBe(
          step <= 25 ? 0 : seconds - recording.time.length,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('leaves no sum that is short by more than what may be missing, however its gaps lie', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 30, maxLength: 200 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 40 }), (lengths, between) => {
        const time = [0];
        for (const gap of lengths) {
          for (let second = 0; second < between; second++) time.push((time.at(-1) ?? 0) + 1);
          time.push((time.at(-1) ?? 0) + gap);
        }
        const found = analyse(steadyRide(HOUR, { time }), ATHLETE);
        const seconds = (time.at(-1) ?? 0) + 1;
        const work = value(found, 'work');
        const trimp = value(found, 'trimp');
        if (work !== null) expect(work / (0.2 * seconds)).toBeGreaterThanOrEqual(0.95);
        if (trimp !== null)
          expect(
            trimp / (value(analyse(steadyRide(seconds), ATHLETE), 'trimp') ?? 0),
          ).toBeGreaterThan(0.85);
        expect(value(found, 'variabilityIndex') ?? 1).toBeGreaterThanOrEqual(1);
        expect(value(found, 'timerTime')).toBe(seconds - 1);
      }),
      { numRuns: 60 },
    );
  });

  it('names in words what it did not write', () => {
    expect(repair(analyse(every(45), ATHLETE), 'gaps-left-open')?.text).toBe(
      'The device wrote nothing for 58 min 40 s while its timer ran, in gaps too long to ' +
        'bridge: those seconds have no values.',
    );
  });

  it('has nothing said that is not so: power is there, only too little of it', () => {
    const { metrics } = analyse(every(45), ATHLETE);
    expect(metrics['work']).toMatchObject({
      value: null,
      reason: 'More than 5 % of the power data is missing, so this would mislead.',
    });
    expect(metrics['averagePower']).toMatchObject({ value: 200, applicable: false });
    expect(metrics['averageCadence']?.reason).toBe(
      'More than half of the cadence readings are missing, so this would mislead.',
    );
    expect(metrics['coastingShare']?.reason).toBe(
      'More than half of the cadence readings are missing, so this would mislead.',
    );
    expect(metrics['heartRateReserveShare']?.reason).toBe(
      'More than half of the heart-rate readings are missing, so this would mislead.',
    );
    for (const id of ['splitDifference', 'fade', 'repFade'])
      expect(metrics[id]?.reason).toBe(
        'Too many readings of power or speed are missing to compare parts of this session.',
      );
    const run = analyse(
      every(45, (time) => steadyRun(HOUR, 3, { time })),
      ATHLETE,
    );
    expect(run.metrics['splitDifference']?.reason).toBe(
      'Too many readings of power or speed are missing to compare parts of this session.',
    );
    expect(run.sessionShape).toBe('unknown');
  });

  it('did not move on where its distance did not', () => {
    const found = analyse(
      recordingOf({
        time: [0, 40, 80, 120],
        channels: { speed: () => 0.1, distance: (second) => (second <= 40 ? 9 * second : 360) },
      }),
      ATHLETE,
    );
    expect(value(found, 'movingTime')).toBe(40);
  });
});

describe('holes that no stop explains', () => {
  const withHole = (seconds: number, pauses: Recording['pauses'] = []): Analysis => {
    const time = Array.from({ length: HOUR }, (_, second) =>
      second < 1800 ? second : second + seconds,
    );
    // An athlete who slows first has stopped; at full speed on both sides it would be a leap of the
    // clock.
    const speed = (second: number): number => (second > 1790 && second < 1810 + seconds ? 0 : 9);
    const distance = (second: number): number =>
      9 * Math.min(second, 1790) + 9 * Math.max(0, second - 1810 - seconds);
    return analyse(steadyRide(HOUR, { time, pauses, channels: { speed, distance } }), ATHLETE);
  };

  it('count as stops over a minute, which is shown', () => {
    expect(repair(withHole(300), 'stops-presumed')).toEqual({
      kind: 'stops-presumed',
      text:
        'The device wrote nothing for 5 min 1 s in 1 gap of over a minute and named no stop; ' +
        'it is taken as one.',
      seconds: 301,
    });
    expect(value(withHole(300), 'timerTime')).toBe(HOUR - 2);
    expect(repair(withHole(30), 'stops-presumed')).toBeUndefined();
  });

  it('are not shown where the device itself names the stop', () => {
    expect(repair(withHole(300, [{ from: 1800, to: 2095 }]), 'stops-presumed')).toBeUndefined();
  });

  it('are no stops where the device writes as seldom as that all the way', () => {
    expect(value(analyse(every(61), ATHLETE), 'timerTime')).toBe(59 * 61);
    const once = analyse(
      steadyRide(HOUR, {
        time: Array.from({ length: 60 }, (_, at) => (at < 30 ? at * 61 : at * 61 + 1000)),
      }),
      ATHLETE,
    );
    expect(repair(once, 'stops-presumed')?.seconds).toBe(1061);
  });
});

describe('reasons of speed and pace', () => {
  it('are true where distance was recorded', () => {
    const stood = analyse(steadyRun(60, 3, { pauses: [{ from: 0, to: 60 }] }), ATHLETE);
    expect(stood.metrics['averageSpeed']?.reason).toBe('The timer never ran in this recording.');
    expect(stood.metrics['averagePace']?.reason).toBe('The timer never ran in this recording.');
  });
});

describe('heart rate under rest', () => {
  it('is not judged as a share of the reserve', () => {
    const low = analyse(steadyRide(HOUR, { channels: { heartRate: () => 45 } }), ATHLETE);
    expect(low.metrics['heartRateReserveShare']).toMatchObject({
      value: null,
      applicable: false,
      reason: expect.stringContaining('below your resting heart rate'),
    });
  });
});
