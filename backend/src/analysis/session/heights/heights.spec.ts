import { describe, expect, it } from '@jest/globals';
import { laps, rideOver, type Corner } from '#test/builders/courses.js';
import { ATHLETE } from '#test/builders/recording.builder.js';
import { analyse } from '#analysis/analyse.js';
import type { Analysis } from '#analysis/analysis.js';

/** Ten hills of 50 m, each with 20 waves of 2 m on its flat top. */
const WAVES: readonly Corner[] = Array.from({ length: 20 }, () => [
  [50, 2],
  [50, -2],
]).flat() as unknown as readonly Corner[];
const HILLS = laps(10, [[1000, 50], ...WAVES, [1000, -50]]);
/** The first wave of each top goes on upwards. */
const HILLS_M = 10 * 52;
const WAVES_M = 10 * 19 * 2;

const over = (ascentM: number | null, descentM: number | null): Analysis =>
  analyse(rideOver(HILLS, { device: { ascentM, descentM } }), ATHLETE);
const valueOf = ({ metrics }: Analysis, id: string) => metrics[id]?.value ?? null;
const partsOf = ({ terrain }: Analysis, of: 'ascentM' | 'descentM'): number =>
  (terrain?.segments ?? []).reduce((sum, segment) => sum + segment[of], 0);

describe('the climbing of a session', () => {
  it.each([HILLS_M, HILLS_M + WAVES_M])(
    "is the device's %s m where the recorded heights add up to it, and so do the parts",
    (metres) => {
      const analysis = over(metres, metres);
      expect(valueOf(analysis, 'elevationGain')).toBe(metres);
      expect(valueOf(analysis, 'elevationLoss')).toBe(metres);
      expect(Math.abs(partsOf(analysis, 'ascentM') - metres)).toBeLessThanOrEqual(0.01 * metres);
      expect(analysis.metrics['elevationGain']?.note).toContain('laps and climbs add up to it');
    },
  );

  it('is never under the sum of its climbs, nor a descent of 0 m from a device that has none', () => {
    const analysis = over(320, 0);
    const climbs = (analysis.climbs ?? []).reduce((sum, { gainM }) => sum + gainM, 0);
    expect(climbs).toBeGreaterThan(320);
    expect(valueOf(analysis, 'elevationGain')).toBeGreaterThanOrEqual(climbs);
    expect(valueOf(analysis, 'elevationGain')).toBeCloseTo(partsOf(analysis, 'ascentM'), 1);
    expect(valueOf(analysis, 'elevationLoss')).toBeCloseTo(HILLS_M, -1);
    expect(analysis.metrics['elevationGain']?.note).toContain('another value');
  });

  it('has no descent where the device alone tells, and tells none', () => {
    const { channels, ...rest } = rideOver(HILLS, { device: { ascentM: 210, descentM: 0 } });
    const { altitude: _, ...others } = channels;
    const { metrics } = analyse({ ...rest, channels: others }, ATHLETE);
    expect(metrics['elevationGain']?.value).toBe(210);
    expect(metrics['elevationLoss']).toMatchObject({ value: null, applicable: false });
  });
});
