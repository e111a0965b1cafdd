import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import type { Thresholds } from '#analysis/thresholds.js';
import type { WorkoutAnalyser } from '#workouts/ports/workout-analyser.js';
import { recordingOf } from '#test/builders/recording.builder.js';
import { steadyRide, steadyRun } from '#test/builders/sample-recordings.js';

const NOBODY: Thresholds = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };
const ATHLETE: Thresholds = {
  ...NOBODY,
  ftpW: { value: 250, source: 'profile', since: '2026-01-01' },
  sex: 'female',
  zones: { power: { edges: [0, 100, 150, 200, 250, 400], source: 'profile', since: '2026-01-01' } },
};

/** The behaviour of every analyser, in this thread or another. */
export function workoutAnalyserContract(
  name: string,
  open: () => { analyser: WorkoutAnalyser; close: () => Promise<void> },
): void {
  describe(`workout analyser: ${name}`, () => {
    let analyser: WorkoutAnalyser;
    let close: () => Promise<void>;
    beforeAll(() => {
      ({ analyser, close } = open());
    });
    afterAll(() => close());

    it.each([
      ['a ride by nobody', steadyRide(), NOBODY],
      ['a ride by an athlete with zones of her own', steadyRide(), ATHLETE],
      ['a run', steadyRun(1800, 3), ATHLETE],
      ['a recording of one second without a sensor', recordingOf({ seconds: 1 }), NOBODY],
    ])('gives what the engine gives, bit for bit: %s', async (_, recording, thresholds) => {
      expect(await analyser.analyse(recording, thresholds)).toEqual(analyse(recording, thresholds));
    });

    it('leaves the caller’s recording unchanged, also where columns share a buffer', async () => {
      const ride = steadyRide(1200);
      const shared = new Float64Array([...ride.time, ...(ride.channels.power?.values ?? [])]);
      const [time, values] = [shared.subarray(0, 1200), shared.subarray(1200)];
      const recording = {
        ...ride,
        time,
        channels: { ...ride.channels, power: { values, source: 'measured' as const } },
      };
      const before = structuredClone(recording);
      const analysis = await analyser.analyse(recording, ATHLETE);
      expect(recording).toEqual(before);
      expect(analysis).toEqual(analyse(before, ATHLETE));
    });

    it('analyses many workouts concurrently, each by its own thresholds', async () => {
      const ftps = [150, 200, 250, 300, 350];
      const analyses = await Promise.all(
        ftps.map((value) =>
          analyser.analyse(steadyRide(600), {
            ...NOBODY,
            ftpW: { value, source: 'profile', since: null },
          }),
        ),
      );
      expect(analyses.map(({ thresholds }) => thresholds.ftpW?.value)).toEqual(ftps);
    });

    it('rejects with the reason of a signal that has been aborted', async () => {
      const reason = new Error('the process stops');
      await expect(
        analyser.analyse(steadyRide(60), NOBODY, AbortSignal.abort(reason)),
      ).rejects.toBe(reason);
    });
  });
}
