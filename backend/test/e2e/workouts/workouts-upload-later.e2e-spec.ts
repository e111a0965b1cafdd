import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { SweepUploads } from '#workouts/application/upload/sweep-uploads.use-case.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { WorkoutJobs } from '#workouts/ports/workout-jobs.js';
import { UploadEnds } from '#workouts/ports/upload-ends.js';
import { ThreadLostError } from '#platform/threads/pool-thread.js';
import type { Clock } from '#kernel/clock.js';
import { rideWithoutRecords } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { filesOnDisk, rows, shortRide, tracesOf, upload, uploaded } from './workouts.support.js';

const MINUTE = 60_000;
const TAKEN = 'This file was taken already and is still being read.';

/** What happens behind an upload that is not answered immediately, and what survives trouble. */
describe('an upload that takes longer', () => {
  let app: TestApp;
  let reader: FitReader;
  let athlete: HttpClient & { email: string };
  let before: string[];
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
    reader = app.app.get(FitReader, { strict: false });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    before = await filesOnDisk(app);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** As if the twenty seconds passed immediately. */
  const dontWait = () =>
    jest.spyOn(app.app.get(UploadEnds, { strict: false }), 'whenOver').mockResolvedValue();
  /** As if every job were lost between outbox and worker. */
  const loseJobs = () =>
    jest.spyOn(app.app.get(WorkoutJobs, { strict: false }), 'parse').mockResolvedValue();
  const importOnce = (uploadId: string, lastAttempt = false) =>
    app.app
      .get(ImportWorkout, { strict: false })
      .execute(uploadId, { lastAttempt, signal: new AbortController().signal });
  const sweeper = () => app.app.get(SweepUploads, { strict: false });
  // Billing has a clock of its own: this one is that of the uploads.
  const clock = () =>
    app.app.get<SweepUploads, { readonly clock: Clock }>(SweepUploads, { strict: false }).clock;
  const later = (milliseconds: number) =>
    jest
      .spyOn(clock(), 'now')
      .mockImplementation(
        () => new Date(performance.timeOrigin + performance.now() + milliseconds),
      );
  const state = (uploadId: unknown) => athlete.get(`/api/uploads/${String(uploadId)}`);
  const done = (uploadId: unknown) =>
    eventually(async () => expect((await state(uploadId)).body).toMatchObject({ status: 'done' }));

  /** Holds every read until it is let go. */
  function holdReader() {
    const gate = Promise.withResolvers<void>();
    const read = reader.read.bind(reader);
    const reading = jest.spyOn(reader, 'read').mockImplementation(async (bytes, signal) => {
      await gate.promise;
      return read(bytes, signal);
    });
    return { reading, letGo: () => gate.resolve() };
  }

  async function lostUpload(bytes = shortRide()): Promise<string> {
    dontWait();
    const lost = loseJobs();
    const { body } = await upload(athlete, bytes);
    lost.mockRestore();
    return String(body['uploadId']);
  }

  it('answers 202, then the progress, and finally the workout', async () => {
    dontWait();
    const { letGo } = holdReader();
    const answer = await upload(athlete, shortRide());
    expect(answer).toMatchObject({
      status: 202,
      body: { uploadId: expect.any(String), status: 'processing' },
    });
    expect(Object.keys(answer.body)).toHaveLength(2);
    await eventually(async () =>
      expect(await state(answer.body['uploadId'])).toMatchObject({
        status: 200,
        body: { status: 'processing' },
      }),
    );
    letGo();
    await eventually(async () => {
      expect((await state(answer.body['uploadId'])).body).toEqual({
        status: 'done',
        workoutId: expect.any(String),
      });
    });
  });

  it('keeps the details of a late failure, and frees slot and disk immediately', async () => {
    dontWait();
    const { body } = await upload(athlete, rideWithoutRecords());
    await eventually(async () => {
      expect((await state(body['uploadId'])).body).toEqual({
        status: 'failed',
        error: { code: 'INVALID_FIT_FILE', message: expect.any(String), reason: 'NO_RECORDS' },
      });
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 0, slotsUsed: 0 });
    await eventually(async () => expect(await filesOnDisk(app)).toEqual(before));
  });

  it('forgets a failure after an hour', async () => {
    dontWait();
    const { body } = await upload(athlete, rideWithoutRecords());
    await eventually(async () =>
      expect((await state(body['uploadId'])).body).toMatchObject({ status: 'failed' }),
    );
    later(59 * MINUTE);
    await sweeper().forgetFailed();
    expect((await state(body['uploadId'])).status).toBe(200);
    later(61 * MINUTE);
    await sweeper().forgetFailed();
    expect(await state(body['uploadId'])).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('returns the same upload for a concurrent twin [UPL-21]', async () => {
    dontWait();
    const { letGo } = holdReader();
    const first = await upload(athlete, shortRide());
    const second = await upload(athlete, shortRide());
    expect(second).toMatchObject({
      status: 202,
      body: { uploadId: first.body['uploadId'], message: TAKEN },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 0, slotsUsed: 1 });
    letGo();
    await done(first.body['uploadId']);
    expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
  });

  it.each([
    ['its server was killed and started again', `created_at - interval '1 hour'`],
    ['nobody waits for it any more', `created_at - interval '20 seconds'`],
  ])(
    'accepts a repeat after %s as still in progress, without a second slot [UPL-21, UPL-24]',
    async (_, since) => {
      const uploadId = await lostUpload();
      jest.restoreAllMocks();
      await rows(app, `UPDATE uploads SET created_at = ${since} WHERE id = $1`, [uploadId]);
      const again = await upload(athlete, shortRide());
      expect([again.status, again.body]).toEqual([
        202,
        { uploadId, status: 'processing', message: TAKEN },
      ]);
      expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 0, slotsUsed: 1 });
      expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
      await importOnce(uploadId);
      const { body } = await state(uploadId);
      expect(body).toEqual({ status: 'done', workoutId: expect.any(String) });
      expect(await upload(athlete, shortRide())).toMatchObject({
        status: 409,
        body: { code: 'DUPLICATE_FILE', workoutId: body['workoutId'] },
      });
      expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
    },
  );

  it('is hidden from other athletes', async () => {
    const uploadId = await lostUpload();
    const other = await newAthlete(app.url);
    expect(await other.get(`/api/uploads/${uploadId}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', error: 'NOT_FOUND' },
    });
    expect((await state('not-an-id')).status).toBe(404);
  });

  it('a revived worker cannot overwrite its successor’s result [FAULT-03]', async () => {
    const uploadId = await lostUpload();
    const { reading, letGo } = holdReader();
    const frozen = importOnce(uploadId);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(1));
    reading.mockRestore();
    await importOnce(uploadId);
    const { body } = await state(uploadId);
    expect(body).toMatchObject({ status: 'done' });
    letGo();
    await frozen;
    expect((await state(uploadId)).body).toEqual(body);
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
  });

  it('a revived worker cannot fail its successor’s result or free a slot [FAULT-03]', async () => {
    const uploadId = await lostUpload();
    const gate = Promise.withResolvers<never>();
    const reading = jest.spyOn(reader, 'read').mockReturnValueOnce(gate.promise);
    const frozen = importOnce(uploadId, true).catch(() => undefined);
    await eventually(() => expect(reading).toHaveBeenCalledTimes(1));
    await importOnce(uploadId);
    gate.reject(new ThreadLostError('frozen'));
    await frozen;
    expect((await state(uploadId)).body).toMatchObject({ status: 'done' });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
  });

  it('is scheduled again once after half a minute without progress [FAULT-06]', async () => {
    const uploadId = await lostUpload();
    await sweeper().replanStalled();
    expect((await state(uploadId)).body).toEqual({ status: 'queued' });
    const plan = jest.spyOn(app.app.get(WorkoutJobs, { strict: false }), 'parse');
    later(31_000);
    await Promise.all([sweeper().replanStalled(), sweeper().replanStalled()]);
    await sweeper().replanStalled();
    expect(plan.mock.calls.filter(([planned]) => planned === uploadId)).toHaveLength(1);
    await done(uploadId);
  });

  it('is taken over from a killed worker [FAULT-01]', async () => {
    const uploadId = await lostUpload();
    await rows(app, `UPDATE uploads SET status = 'processing', attempt = 1 WHERE id = $1`, [
      uploadId,
    ]);
    later(31_000);
    await app.app.get(SweepUploads, { strict: false }).replanStalled();
    await done(uploadId);
  });

  it('is retried after the loss of a worker', async () => {
    const reading = jest.spyOn(reader, 'read').mockRejectedValueOnce(new ThreadLostError('killed'));
    await uploaded(athlete, shortRide());
    expect(reading).toHaveBeenCalledTimes(2);
  });

  it('fails with 503 and leaves nothing behind if all tries fail', async () => {
    const reading = jest.spyOn(reader, 'read').mockRejectedValue(new ThreadLostError('killed'));
    const answer = await upload(athlete, shortRide());
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'SERVICE_UNAVAILABLE', error: 'SERVICE_UNAVAILABLE' },
    });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(reading).toHaveBeenCalledTimes(3);
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect(await filesOnDisk(app)).toEqual(before);
  });

  it('stays open when the process gets SIGTERM during its last retry', async () => {
    const uploadId = await lostUpload();
    const stop = AbortSignal.abort(new Error('stopping'));
    const stopped = app.app
      .get(ImportWorkout, { strict: false })
      .execute(uploadId, { lastAttempt: true, signal: stop });
    await expect(stopped).rejects.toThrow('stopping');
    expect((await state(uploadId)).body).toEqual({ status: 'processing' });
  });

  it('fails after it has killed five workers [FAULT-02]', async () => {
    const uploadId = await lostUpload();
    await rows(app, `UPDATE uploads SET attempt = 5 WHERE id = $1`, [uploadId]);
    await importOnce(uploadId);
    expect((await state(uploadId)).body).toMatchObject({
      status: 'failed',
      error: { code: 'SERVICE_UNAVAILABLE' },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 0, slotsUsed: 0 });
  });

  it('removes files without an upload after an hour, and no others [FAULT-05]', async () => {
    await uploaded(athlete, shortRide());
    const kept = await filesOnDisk(app);
    await lostUpload(shortRide(1));
    await rows(app, `DELETE FROM uploads WHERE status = 'queued'`);
    later(59 * MINUTE);
    await sweeper().removeOrphans();
    expect(await filesOnDisk(app)).toHaveLength(kept.length + 1);
    later(61 * MINUTE);
    await sweeper().removeOrphans();
    expect(await filesOnDisk(app)).toEqual(kept);
  });
});
