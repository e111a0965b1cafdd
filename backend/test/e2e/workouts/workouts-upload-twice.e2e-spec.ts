import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { rideWithoutRecords, withTrailingBytes } from '#test/builders/fit/index.js';
import { newAthlete, type Answer, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { filesOnDisk, shortRide, tracesOf, upload, uploaded } from './workouts.support.js';

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const times = <T>(count: number, one: (index: number) => Promise<T>) =>
  Promise.all([...Array(count).keys()].map(one));

describe('uploading more than once', () => {
  let app: TestApp;
  let athlete: HttpClient & { email: string };
  let before: string[];
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(async () => {
    athlete = await newAthlete(app.url);
    before = await filesOnDisk(app);
  });

  it('refuses the same file again, names the workout and uses no slot [UPL-21]', async () => {
    const workoutId = await uploaded(athlete, shortRide(), 'first.fit');
    const answer = await upload(athlete, shortRide(), 'second.fit');
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      statusCode: 409,
      error: 'DUPLICATE_FILE',
      code: 'DUPLICATE_FILE',
      message: 'This workout has already been uploaded.',
      details: 'The same file was uploaded as "first.fit".',
      workoutId,
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
  });

  it('refuses the same session in another file, and uses no slot [UPL-21]', async () => {
    const workoutId = await uploaded(athlete, shortRide(), 'first.fit');
    const answer = await upload(athlete, withTrailingBytes(shortRide()), 'second.fit');
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'DUPLICATE_FILE',
        details: 'The same session was uploaded as "first.fit".',
        workoutId,
      },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
  });

  it('makes one workout and uses one slot for ten copies [UPL-21, UPL-24, FAULT-26]', async () => {
    const answers = await times(10, () => upload(athlete, shortRide()));
    expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(409)]);
    const made = answers.find(({ status }) => status === 201)?.body['id'];
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ code: 'DUPLICATE_FILE', workoutId: made });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 1);
  });

  it('answers a duplicate as one, also if its twin took the last slot [UPL-24]', async () => {
    await uploaded(athlete, shortRide(1));
    await uploaded(athlete, shortRide(2));
    const answers = await times(5, () => upload(athlete, shortRide(3)));
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
  });

  it('makes three workouts of five concurrent files, three slots [UPL-24, FAULT-25]', async () => {
    const answers = await times(5, (index) => upload(athlete, shortRide(index)));
    expect(statuses(answers)).toEqual([201, 201, 201, 402, 402]);
    for (const { body } of answers.filter(({ status }) => status === 402)) {
      expect(body).toMatchObject({
        code: 'TRIAL_LIMIT_EXCEEDED',
        error: 'TRIAL_LIMIT_EXCEEDED',
        uploadsUsed: 3,
        uploadLimit: 3,
      });
    }
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 3, workouts: 3, slotsUsed: 3 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 3);
  });

  it('answers a duplicate without slots as one, refuses a new file [UPL-21, UPL-24]', async () => {
    const [first] = [
      await uploaded(athlete, shortRide(1), 'first.fit'),
      await uploaded(athlete, shortRide(2)),
      await uploaded(athlete, shortRide(3)),
    ];
    expect(await upload(athlete, shortRide(1), 'again.fit')).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_FILE', workoutId: first },
    });
    expect(await upload(athlete, shortRide(4))).toMatchObject({
      status: 402,
      body: { code: 'TRIAL_LIMIT_EXCEEDED' },
    });
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 3, workouts: 3, slotsUsed: 3 });
    expect(await filesOnDisk(app)).toHaveLength(before.length + 3);
  });

  it('refuses the fourth with 402 [UPL-18, UPL-24]', async () => {
    for (const minute of [1, 2, 3]) await uploaded(athlete, shortRide(minute));
    const answer = await upload(athlete, shortRide(4));
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual({
      statusCode: 402,
      error: 'TRIAL_LIMIT_EXCEEDED',
      code: 'TRIAL_LIMIT_EXCEEDED',
      message: expect.any(String),
      uploadsUsed: 3,
      uploadLimit: 3,
    });
  });

  it('tells each of five concurrent senders what is wrong with their file', async () => {
    const answers = await times(5, () => upload(athlete, rideWithoutRecords()));
    expect(statuses(answers)).toEqual([422, 422, 422, 422, 422]);
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
    expect(await filesOnDisk(app)).toEqual(before);
  });

  it('accepts a complete file after a failed one', async () => {
    expect((await upload(athlete, rideWithoutRecords())).status).toBe(422);
    expect((await upload(athlete, rideWithoutRecords())).status).toBe(422);
    await uploaded(athlete, shortRide());
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 1 });
  });

  it('accepts the file of a deleted workout again, for another slot', async () => {
    const first = await uploaded(athlete, shortRide());
    expect((await athlete.send(`/api/workouts/${first}`, { method: 'DELETE' })).status).toBe(204);
    const second = await uploaded(athlete, shortRide());
    expect(second).not.toBe(first);
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 1, workouts: 1, slotsUsed: 2 });
  });
});
