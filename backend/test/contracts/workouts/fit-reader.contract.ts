import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '#kernel/domain-error.js';
import type { FitReader } from '#workouts/ports/fit-reader.js';
import {
  buildRide,
  chained,
  courseFile,
  easyRun,
  eBikeRide,
  eMountainBikeRide,
  indoorRideNoGps,
  intervalRide5x4,
  notFit,
  poolSwim,
  rideWithoutPower,
  rideWithoutRecords,
  steadyRide1h,
  triathlon,
  truncated,
  truncatedBeforeRecords,
  withBadCrc,
  withTrailingBytes,
} from '#test/builders/fit/index.js';

/** The behaviour of every FIT reader. */
export function fitReaderContract(
  name: string,
  open: () => { reader: FitReader; close: () => Promise<void> },
): void {
  describe(`FIT reader: ${name}`, () => {
    let reader: FitReader;
    let close: () => Promise<void>;
    beforeAll(() => {
      ({ reader, close } = open());
    });
    afterAll(() => close());

    const refusal = async (bytes: Uint8Array): Promise<unknown> => {
      const error = await reader.read(bytes).then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(DomainError);
      const { code, details } = error as DomainError;
      return { code, ...details };
    };
    const warnings = async (bytes: Uint8Array): Promise<string[]> =>
      (await reader.read(bytes)).warnings.map(({ kind }) => kind);

    it('reads a ride with its channels, pause, device and thresholds [UPL-09]', async () => {
      const ride = await reader.read(steadyRide1h());
      expect(ride).toMatchObject({
        sport: 'road_cycling',
        family: 'cycling',
        indoor: false,
        startTimeMs: Date.parse('2025-06-14T07:30:00Z'),
        utcOffsetS: 7200,
        pauses: [{ from: 2105, to: 2141 }],
        deviceThresholds: { ftpW: 260, maxHr: 188, restingHr: 52 },
        deviceName: 'Garmin Edge 840',
        deviceSerial: '3999000001',
        warnings: [],
        device: { elapsedS: 3600, timerS: 3565, avgPowerW: 185, ascentM: 200 },
      });
      expect(Object.keys(ride.channels).sort()).toEqual(
        [
          'altitude',
          'cadence',
          'distance',
          'heartRate',
          'latitude',
          'longitude',
          'power',
          'speed',
          'temperature',
        ].sort(),
      );
      expect(ride.time).toHaveLength(3565);
      expect(ride.time.at(-1)).toBe(3599);
      expect(ride.laps).toEqual([
        {
          from: 0,
          to: 3600,
          trigger: 'session_end',
          timerS: 3565,
          distanceM: expect.any(Number),
          intensity: 'active',
          workoutStepIndex: null,
        },
      ]);
    });

    it('reads manual laps and their intensity', async () => {
      const { laps } = await reader.read(intervalRide5x4());
      expect(laps).toHaveLength(12);
      expect(laps[1]).toMatchObject({
        from: 900,
        to: 1140,
        trigger: 'manual',
        intensity: 'active',
      });
      expect(laps[2]).toMatchObject({ from: 1140, to: 1320, trigger: 'manual', intensity: 'rest' });
    });

    it('counts steps of both feet on a run, and keeps device totals in strides', async () => {
      const run = await reader.read(easyRun());
      const cadence = run.channels.cadence?.values ?? new Float64Array();
      expect(run.family).toBe('running');
      expect(cadence.every((steps) => steps > 150 && steps < 175)).toBe(true);
      expect(run.device.avgCadence).toBeLessThan(90);
      expect(run.laps.filter(({ trigger }) => trigger === 'distance')).toHaveLength(7);
    });

    it('reads an indoor ride without position or height', async () => {
      const ride = await reader.read(indoorRideNoGps());
      expect(ride).toMatchObject({ sport: 'indoor_cycling', indoor: true });
      expect(ride.channels).not.toHaveProperty('latitude');
      expect(ride.channels).not.toHaveProperty('altitude');
    });

    it('has no power channel without a power meter', async () => {
      expect((await reader.read(rideWithoutPower())).channels).not.toHaveProperty('power');
    });

    it('joins chained rides into one recording', async () => {
      const second = buildRide({ seconds: 120, startTime: new Date('2025-06-14T09:00:00Z') });
      const ride = await reader.read(chained(buildRide({ seconds: 300 }), second));
      // From the start of the first to the end of the second.
      expect(ride.device).toMatchObject({ elapsedS: 5520, timerS: 420 });
      expect(ride.laps).toHaveLength(2);
      expect(ride.time).toHaveLength(420);
    });

    it('leaves the caller’s bytes unchanged', async () => {
      const bytes = steadyRide1h();
      const before = bytes.slice();
      await reader.read(bytes);
      expect(bytes).toEqual(before);
    });

    it('recovers the readable part of a damaged file, and names the damage', async () => {
      expect(await warnings(withBadCrc(steadyRide1h()))).toEqual(['bad-checksum']);
      expect(await warnings(truncated(steadyRide1h()))).toEqual(['cut-short']);
      expect(await warnings(withTrailingBytes(steadyRide1h()))).toEqual(['trailing-bytes']);
      expect(await warnings(chained(steadyRide1h(), truncated(steadyRide1h())))).toContain(
        'part-cut-short',
      );
    });

    it('warns of a clock that was not set or runs ahead', async () => {
      expect(
        await warnings(buildRide({ seconds: 60, startTime: new Date('1990-01-01T00:00:00Z') })),
      ).toEqual(['clock-before-2000']);
      expect(
        await warnings(buildRide({ seconds: 60, startTime: new Date('2089-01-01T00:00:00Z') })),
      ).toEqual(['clock-in-future']);
    });

    it('refuses a file that is not an activity, with the reason', async () => {
      expect(await refusal(notFit())).toEqual({ code: 'INVALID_FIT_FILE', reason: 'NOT_FIT' });
      expect(await refusal(new Uint8Array())).toEqual({
        code: 'INVALID_FIT_FILE',
        reason: 'NOT_FIT',
      });
      expect(await refusal(truncatedBeforeRecords(steadyRide1h()))).toEqual({
        code: 'INVALID_FIT_FILE',
        reason: 'TRUNCATED',
      });
      expect(await refusal(withBadCrc(buildRide({ seconds: 5 })))).toEqual({
        code: 'INVALID_FIT_FILE',
        reason: 'BAD_CRC',
      });
      expect(await refusal(courseFile())).toEqual({
        code: 'INVALID_FIT_FILE',
        reason: 'NOT_AN_ACTIVITY',
      });
      expect(await refusal(rideWithoutRecords())).toEqual({
        code: 'INVALID_FIT_FILE',
        reason: 'NO_RECORDS',
      });
    });

    it('refuses other sports, motors and several sports in one file [UPL-19, UPL-20]', async () => {
      const supportedTypes = ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'];
      const unsupported = (sport: string): unknown => ({
        code: 'UNSUPPORTED_ACTIVITY_TYPE',
        sport,
        supportedTypes,
      });
      expect(await refusal(poolSwim())).toEqual(unsupported('Swimming'));
      expect(await refusal(eBikeRide())).toEqual(unsupported('E-Biking'));
      expect(await refusal(eMountainBikeRide())).toEqual(unsupported('E-Biking'));
      expect(await refusal(triathlon())).toEqual(unsupported('Multisport'));
      expect(await refusal(chained(buildRide({ seconds: 60 }), easyRun()))).toEqual(
        unsupported('Multisport'),
      );
    });

    it('rejects with the reason of a signal that has been aborted', async () => {
      const reason = new Error('the athlete went away');
      await expect(reader.read(steadyRide1h(), AbortSignal.abort(reason))).rejects.toBe(reason);
    });

    it('reads many files concurrently, each into its own recording', async () => {
      const lengths = [60, 70, 80, 90, 100, 110, 120];
      const rides = await Promise.all(
        lengths.map((seconds) => reader.read(buildRide({ seconds }))),
      );
      expect(rides.map(({ time }) => time.length)).toEqual(lengths);
    });
  });
}
