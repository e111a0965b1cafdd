import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ATHLETE, recordingOf } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';
import type { ChannelName } from '../recording/recording.js';
import { dropImpossibleValues } from './impossible-values.repair.js';

const CHANNELS: readonly ChannelName[] = [
  'power',
  'heartRate',
  'cadence',
  'speed',
  'distance',
  'altitude',
  'temperature',
];

describe('values that no sensor measures', () => {
  it('are left out, told in words with numbers that can be read', () => {
    const recording = steadyRide(1800, {
      channels: {
        power: (second) => (second % 6 === 0 ? 9.99e37 : 200),
        speed: (second) => (second % 2 === 0 ? -3 : 9),
      },
    });
    const { repairs, metrics } = analyse(recording, ATHLETE);
    expect(repairs.map(({ kind, text, seconds }) => ({ kind, text, seconds }))).toEqual([
      {
        kind: 'impossible-values',
        text: '300 power values left out: outside 0 to 65535 W, which no sensor measures.',
        seconds: 300,
      },
      {
        kind: 'impossible-values',
        text: '900 speed values left out: outside 0 to 350 m/s, which no sensor measures.',
        seconds: 900,
      },
    ]);
    expect(metrics['averagePower']?.value).toBe(200);
    expect(metrics['trainingStress']?.value).toBeCloseTo(32, 2);
    expect(metrics['maxSpeed']?.value).toBe(9);
  });

  it('leave no channel where there is nothing else', () => {
    const { metrics, repairs } = analyse(
      recordingOf({ seconds: 1800, channels: { power: () => -200, heartRate: () => 140 } }),
      ATHLETE,
    );
    expect(repairs.map(({ kind }) => kind)).toEqual(['impossible-values']);
    expect(metrics['averagePower']?.reason).toBe('This workout has no power data.');
  });

  it('are not those at the edge of what is possible, nor seconds without a value', () => {
    const edge = recordingOf({
      seconds: 4,
      channels: {
        power: (second) => [0, 65_535, Number.NaN, 1][second] ?? 0,
        latitude: () => -90,
        altitude: () => -430,
      },
    });
    expect(dropImpossibleValues(edge, ATHLETE)).toEqual({ recording: edge, repairs: [] });
  });

  it('never reach a number or a word, whatever a file holds', () => {
    const wild = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 400 }) },
      { weight: 1, arbitrary: fc.double() },
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...CHANNELS),
        fc.array(wild, { minLength: 100, maxLength: 200 }),
        (name, values) => {
          const { metrics, repairs, curves } = analyse(
            steadyRide(1500, {
              channels: { [name]: (second: number) => values[second % values.length] ?? 0 },
            }),
            ATHLETE,
          );
          for (const [id, { value }] of Object.entries(metrics))
            expect({ id, sane: value === null || Math.abs(value) < 1e8 }).toEqual({
              id,
              sane: true,
            });
          expect(repairs.map(({ text }) => text).join(' ')).not.toMatch(/e\+|NaN|Infinity|\d{9}/);
          expect((curves.power ?? []).every(({ watts }) => watts >= 0 && watts <= 65_535)).toBe(
            true,
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('heights', () => {
  it('are only said to come from GPS where there is a position', () => {
    const wave = (second: number): number => 400 + 25 * Math.sin(second / 95);
    const note = (more: object): string =>
      analyse(steadyRide(2400, { channels: { altitude: wave, ...more } }), ATHLETE).metrics[
        'elevationGain'
      ]?.note ?? '';
    expect(note({})).toContain('nothing tells how the altitude was measured');
    expect(
      note({ latitude: () => 50, longitude: (second: number) => 8 + second * 1e-4 }),
    ).toContain('comes from GPS');
  });
});
