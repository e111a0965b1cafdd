import { describe, expect, it } from '@jest/globals';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { steadyRide } from '#test/builders/sample-recordings.js';
import { analyse } from '../analyse.js';

const kinds = (cadence: (second: number) => number): string[] =>
  analyse(steadyRide(3600, { channels: { cadence } }), ATHLETE).repairs.map(({ kind }) => kind);

describe('a cadence that leaps', () => {
  /** The sensor counts twice for a second or two, again and again. */
  const wild = (second: number): number => (second % 20 < 2 ? 165 : 82);

  it('is left out as a whole, and no mean of it shows', () => {
    const { repairs, metrics, laps } = analyse(
      steadyRide(3600, { channels: { cadence: wild } }),
      ATHLETE,
    );
    const [repair] = repairs;
    expect(repair).toMatchObject({ kind: 'wild-cadence', channel: 'cadence' });
    expect(repair?.text).toMatch(/^Cadence was left out: 10% of the readings/);
    expect(metrics['averageCadence']).toMatchObject({ value: null, applicable: false });
    expect(laps.every(({ avgCadence }) => avgCadence === null)).toBe(true);
  });

  it('is not a sprint, which is fast and smooth', () => {
    const sprints = (second: number): number => {
      const at = second % 600;
      return at < 40 ? 90 + at * 1.5 : 90;
    };
    expect(kinds(sprints)).toEqual([]);
  });

  it('is not a change of gear, which leaps and is not fast', () => {
    expect(kinds((second) => (second % 20 < 10 ? 62 : 95))).toEqual([]);
  });
});
