import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  chained,
  eBikeRide,
  easyRun,
  notFit,
  poolSwim,
  rideWithoutRecords,
  steadyRide1h,
  truncated,
  truncatedBeforeRecords,
  withBadCrc,
} from '#test/builders/fit/index.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  filesOnDisk,
  rows,
  shortRide,
  tracesOf,
  upload,
  uploaded,
  uploadForm,
} from './workouts.support.js';

const MB = 1024 * 1024;

describe('uploading a file', () => {
  let app: TestApp;
  let athlete: HttpClient & { email: string };
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
  });

  it('answers 201 with the workout, inside and beside `workout` [UPL-08, UPL-09]', async () => {
    const answer = await upload(athlete, steadyRide1h(), '1733_Morning Ride.FIT');
    const workout = {
      id: expect.any(String),
      sport: 'road_cycling',
      startTime: '2025-06-14T07:30:00.000Z',
      duration: 3565,
      distance: expect.closeTo(33_000, -4),
      calories: expect.any(Number),
      warnings: [],
    };
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ ...workout, workout });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
  });

  it('accepts a run, and returns device and sport', async () => {
    const id = await uploaded(athlete, easyRun(), 'run.fit');
    const { body } = await athlete.get<{ workout: object }>(`/api/workouts/${id}`);
    expect(body.workout).toMatchObject({
      sport: 'running',
      family: 'running',
      Upload: { filename: 'run.fit' },
    });
  });

  it('keeps a damaged file that has a workout, and names the damage [FAULT-34]', async () => {
    const answer = await upload<{ warnings: string[] }>(athlete, withBadCrc(shortRide()));
    expect(answer.status).toBe(201);
    expect(answer.body.warnings).toEqual([expect.stringMatching(/checksum/i)]);
  });

  it('keeps a name without path and control characters [SEC-23]', async () => {
    const id = await uploaded(athlete, shortRide(), '..\\..\\a/b\u0007/..evil\u202e.fit');
    const { body } = await athlete.get<{ workout: { Upload: object } }>(`/api/workouts/${id}`);
    expect(body.workout.Upload).toEqual({ filename: '..evil.fit' });
  });

  it('two athletes may upload the same file', async () => {
    const other = await newAthlete(app.url);
    await uploaded(athlete, shortRide());
    await uploaded(other, shortRide());
    expect(await tracesOf(app, other.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
  });

  it('passes the largest file below 10 MB to the reader', async () => {
    const ride = shortRide();
    const answer = await upload(athlete, chained(ride, new Uint8Array(10 * MB - 1 - ride.length)));
    expect(answer.status).toBe(201);
  }, 30_000);

  it('refuses an upload without a token', async () => {
    const form = new FormData();
    form.append('fitFile', new Blob([new Uint8Array(10)]), 'ride.fit');
    const answer = await fetch(`${app.url}/api/workouts/upload`, { method: 'POST', body: form });
    expect(answer.status).toBe(401);
  });

  it('refuses a suspended athlete before reading the file [UPL-13]', async () => {
    await rows(
      app,
      `UPDATE users SET suspended_at = now(), suspend_reason = 'Payment failed' WHERE email = $1`,
      [athlete.email],
    );
    expect(await upload(athlete, shortRide())).toMatchObject({
      status: 403,
      body: {
        code: 'ACCOUNT_SUSPENDED',
        error: 'ACCOUNT_SUSPENDED',
        suspended: true,
        suspendReason: 'Payment failed',
      },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
  });

  describe('that cannot become a workout', () => {
    let before: string[];
    beforeEach(async () => {
      before = await filesOnDisk(app);
    });
    afterEach(async () => {
      expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
      expect(await filesOnDisk(app)).toEqual(before);
      expect(await athlete.get('/api/subscription/status')).toMatchObject({
        body: { uploadsUsed: 0, uploadsRemaining: 3 },
      });
    });

    it.each(['ride.gpx', 'ride.fit.zip', 'fit'])(
      'refuses the name %s with 415 [UPL-03, UPL-05]',
      async (name) => {
        const answer = await upload(athlete, shortRide(), name);
        const message = 'Only .fit files are allowed';
        expect(answer.status).toBe(415);
        expect(answer.body).toEqual({
          statusCode: 415,
          error: 'ONLY_FIT_ALLOWED',
          message,
          code: 'ONLY_FIT_ALLOWED',
        });
      },
    );

    it.each([
      ['exactly 10 MB', 10 * MB],
      ['far more than 10 MB', 30 * MB],
    ])('refuses %s with 413 [UPL-04, UPL-05]', async (_what, bytes) => {
      const answer = await upload(athlete, new Uint8Array(bytes));
      const message = 'File size must be less than 10MB';
      expect(answer.status).toBe(413);
      expect(answer.body).toEqual({
        statusCode: 413,
        error: 'FILE_TOO_LARGE',
        message,
        code: 'FILE_TOO_LARGE',
      });
    });

    it.each([
      ['no FIT file', notFit(), 'NOT_FIT'],
      ['an empty file', new Uint8Array(0), 'NOT_FIT'],
      ['a ride without records', rideWithoutRecords(), 'NO_RECORDS'],
      [
        'a file cut before its first record',
        truncatedBeforeRecords(shortRide()),
        expect.any(String),
      ],
    ])('refuses %s with 422 and the reason [FAULT-34, SEC-33]', async (_what, bytes, reason) => {
      const answer = await upload(athlete, bytes);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        statusCode: 422,
        error: 'INVALID_FIT_FILE',
        code: 'INVALID_FIT_FILE',
        message: expect.stringMatching(/\w.*\.$/),
        reason,
      });
    });

    it.each([
      ['a swim', poolSwim()],
      ['an e-bike ride', eBikeRide()],
    ])('refuses %s with 422 and names what is supported [UPL-19, UPL-20]', async (_what, bytes) => {
      const answer = await upload(athlete, bytes);
      expect(answer.status).toBe(422);
      expect(answer.body).toEqual({
        statusCode: 422,
        error: 'UNSUPPORTED_ACTIVITY_TYPE',
        code: 'UNSUPPORTED_ACTIVITY_TYPE',
        message: expect.any(String),
        sport: expect.any(String),
        supportedTypes: ['Running', 'Cycling', 'Virtual Running', 'Virtual Cycling'],
      });
    });

    it('refuses a form without the field [UPL-08, SEC-38]', async () => {
      const answer = await uploadForm(athlete, new FormData());
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'fitFile' }] },
      });
    });

    it('refuses a file in another field and names it [UPL-08]', async () => {
      const answer = await upload(athlete, shortRide(), 'ride.fit', 'file');
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'file' }] },
      });
    });

    it.each(['', '; filename=""'])('refuses a file without a name (%j) [SEC-38]', async (name) => {
      const boundary = 'x-boundary';
      const answer = await athlete.send('/api/workouts/upload', {
        method: 'POST',
        headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
        body: Buffer.concat([
          Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="fitFile"${name}\r\n` +
              'Content-Type: application/octet-stream\r\n\r\n',
          ),
          Buffer.from(shortRide(7)),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'Send the file with its name.' },
      });
    });

    it('refuses two files in one request and keeps neither [SEC-38]', async () => {
      const form = new FormData();
      form.append('fitFile', new Blob([new Uint8Array(shortRide())]), 'a.fit');
      form.append('fitFile', new Blob([new Uint8Array(shortRide(1))]), 'b.fit');
      const answer = await uploadForm(athlete, form);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'Send one file at a time.' },
      });
    });

    it.each(['before', 'after'])('refuses an extra field %s the file', async (place) => {
      const form = new FormData();
      if (place === 'before') form.append('note', 'x');
      form.append('fitFile', new Blob([new Uint8Array(shortRide())]), 'a.fit');
      if (place === 'after') form.append('note', 'x');
      const answer = await uploadForm(athlete, form);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'note' }] },
      });
    });

    it('refuses JSON in place of a form', async () => {
      const answer = await athlete.post('/api/workouts/upload', { fitFile: 'x' });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'fitFile' }] },
      });
    });

    it.each([
      [
        'ends in the middle of the file',
        'multipart/form-data; boundary=edge',
        truncated(shortRide()),
      ],
      ['has no boundary', 'multipart/form-data', shortRide()],
      ['has another boundary', 'multipart/form-data; boundary=other', shortRide()],
      ['ends before the file', 'multipart/form-data; boundary=edge', new Uint8Array(0)],
    ])('refuses a form that %s', async (_what, type, bytes) => {
      const head =
        '--edge\r\nContent-Disposition: form-data; name="fitFile"; filename="ride.fit"\r\n\r\n';
      const body = new Uint8Array(Buffer.concat([Buffer.from(head), bytes]));
      const answer = await athlete.send('/api/workouts/upload', {
        method: 'POST',
        body,
        headers: { 'Content-Type': type },
      });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', fields: [{ field: 'fitFile' }] },
      });
    });
  });
});
