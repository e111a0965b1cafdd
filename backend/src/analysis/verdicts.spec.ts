import { describe, expect, it } from '@jest/globals';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { inCatalogue } from '#test/builders/physics/catalogue.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { ATHLETE, steps } from '#test/builders/recording.builder.js';
import { intervalRide, steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from './analyse.js';
import type { Analysis } from './analysis.js';

const found = new Map<string, Analysis>();

function sample(name: string): Analysis {
  const entry = inCatalogue(name);
  if (entry === undefined) throw new Error(`no ${name} in the catalogue`);
  const known = found.get(name) ?? analyse(makeSession(entry.plan).recording, SIMULATED_ATHLETE);
  found.set(name, known);
  return known;
}

/** An hour and 20 min; output and heart rate of the last quarter as shares of those before. */
function lastQuarter(output: number, heartRate: number): Analysis {
  const late = (second: number): boolean => second >= 3600;
  return analyse(
    steadyRide(4800, {
      channels: {
        power: (second) => 220 * (late(second) ? output : 1),
        heartRate: (second) => 158 * (late(second) ? heartRate : 1),
      },
    }),
    ATHLETE,
  );
}

describe('fading', () => {
  it.each(['ride-fade', 'run-fade'])(
    'is found in %s, slower and slower from the middle on',
    (name) => {
      const { fade } = sample(name).metrics;
      expect(fade?.applicable).toBe(true);
      expect(fade?.value).toBeGreaterThan(15);
      expect(fade?.note).toContain('less than half as much');
    },
  );

  it.each([
    'ride-steady',
    'run-steady',
    'ride-drift',
    'run-drift',
    'ride-negative-split',
    'run-negative-split',
  ])('is not found in %s', (name) => {
    const { fade } = sample(name).metrics;
    expect(fade?.applicable).toBe(true);
    expect(fade?.value).toBeLessThan(2);
    expect(fade?.note).toBeUndefined();
  });

  it.each([0.9, 0.8])(
    'is easing off where heart rate goes down with %s of the output, as it does in a rested body',
    (output) => {
      // 70 bpm without output and 88 more at 220 W.
      expect(lastQuarter(output, (70 + 88 * output) / 158).metrics['fade']).toMatchObject({
        applicable: false,
        reason: expect.stringContaining('easing off'),
      });
    },
  );

  it('is not found where the last quarter is a cool-down', () => {
    const { fade } = lastQuarter(0.7, (70 + 88 * 0.7) / 158).metrics;
    expect(fade).toMatchObject({ applicable: true, value: expect.closeTo(0, 6) });
  });

  it('is stated plainly if heart rate stays, with a doubt if it falls a little', () => {
    expect(lastQuarter(0.85, 0.97).metrics['fade']).toMatchObject({
      applicable: true,
      value: expect.closeTo(15, 6),
    });
    expect(lastQuarter(0.85, 0.97).metrics['fade']?.note).toBeUndefined();
    expect(lastQuarter(0.85, 0.94).metrics['fade']).toMatchObject({
      applicable: true,
      note: expect.stringContaining('easing off'),
    });
    expect(lastQuarter(0.85, 0.92).metrics['fade']?.applicable).toBe(false);
  });
});

describe('a ramp', () => {
  it.each(['ride-progressive', 'run-progressive'])(
    'is neither steady nor a race (%s), and drift is not judged on it',
    (name) => {
      const { sessionShape, metrics } = sample(name);
      expect(sessionShape).toBe('rolling');
      for (const id of ['decoupling', 'heartRateDrift', 'efficiencyFactor']) {
        expect(metrics[id]).toMatchObject({
          value: null,
          reason:
            'Your output rose or fell all through this session, and this comparison needs a ' +
            'steady one.',
        });
      }
      expect(metrics['splitDifference']?.value).toBeGreaterThan(20);
    },
  );

  it.each([
    'ride-steady',
    'run-steady',
    'ride-drift',
    'run-drift',
    'ride-negative-split',
    'run-hilly',
  ])('is not %s', (name) => {
    expect(sample(name).sessionShape).toBe('steady');
  });

  it('goes on through all four quarters, up or down, by a fifth in all', () => {
    const shape = (...quarters: number[]): string =>
      analyse(
        steadyRide(3600, { channels: { power: steps(quarters.map((watts) => [900, watts])) } }),
        ATHLETE,
      ).sessionShape;
    expect(shape(180, 192, 204, 217)).toBe('rolling');
    expect(shape(217, 204, 192, 180)).toBe('rolling');
    expect(shape(180, 192, 204, 214)).toBe('steady');
    expect(shape(180, 204, 204, 217)).toBe('steady');
  });
});

describe('estimated FTP', () => {
  it('is never under the best hour', () => {
    const { metrics, curves } = sample('ride-drift');
    const hour = curves.power?.find(({ seconds }) => seconds === 3600)?.watts ?? 0;
    expect(hour).toBeGreaterThan(188);
    expect(metrics['estimatedFtp']).toMatchObject({
      value: hour,
      note: 'A proposal from your best hour; your profile stays as it is.',
    });
  });

  it('is not taken from windows with rests in them, but from a long interval it is', () => {
    const hot = { heartRate: () => 182 };
    expect(sample('ride-5x4min').metrics['estimatedFtp']).toMatchObject({
      value: null,
      reason: expect.stringContaining('rests between intervals'),
    });
    const intervals = intervalRide();
    expect(
      analyse(
        {
          ...intervals,
          channels: {
            ...intervals.channels,
            heartRate: { values: intervals.time.map(hot.heartRate), source: 'measured' },
          },
        },
        ATHLETE,
      ).metrics['estimatedFtp']?.applicable,
    ).toBe(false);
    const parts = [
      [600, 120],
      [1230, 260],
      [300, 120],
      [1200, 250],
      [600, 120],
    ] as const;
    const laps = parts.map(([seconds], at) => ({
      from: parts.slice(0, at).reduce((sum, [before]) => sum + before, 0),
      to: parts.slice(0, at + 1).reduce((sum, [one]) => sum + one, 0),
      seconds,
    }));
    const test = analyse(
      steadyRide(3931, { channels: { power: steps([...parts]), ...hot }, laps }),
      ATHLETE,
    );
    expect(test.sessionShape).toBe('intervals');
    expect(test.metrics['estimatedFtp']?.value).toBeCloseTo(0.95 * 260, 6);
  });
});
