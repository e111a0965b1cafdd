import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { filesOnDisk, shortRide, tracesOf } from './workouts.support.js';

const MB = 1024 * 1024;
const HEAD =
  '--edge\r\nContent-Disposition: form-data; name="fitFile"; filename="ride.fit"\r\n\r\n';

/** What a well-behaved client never does to an upload. */
describe('an upload on the wire', () => {
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

  function open(headers: Record<string, string | number>): {
    sending: ClientRequest;
    answer: Promise<IncomingMessage>;
  } {
    const sending = request(`${app.url}/api/workouts/upload`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${athlete.token}`,
        'Content-Type': 'multipart/form-data; boundary=edge',
        ...headers,
      },
    });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      sending.on('response', resolve).on('error', reject),
    );
    return { sending, answer };
  }

  async function nothingIsLeft(): Promise<void> {
    await eventually(async () => expect(await filesOnDisk(app)).toEqual(before));
    expect(await tracesOf(app, athlete.email)).toEqual({ uploads: 0, workouts: 0, slotsUsed: 0 });
  }

  it('is refused once it is too large, before its end [UPL-05, FAULT-35, SEC-34]', async () => {
    const { sending, answer } = open({ 'Transfer-Encoding': 'chunked' });
    sending.write(HEAD);
    for (let sent = 0; sent <= 10 * MB; sent += MB) sending.write(Buffer.alloc(MB));
    const response = await answer;
    expect(response.statusCode).toBe(413);
    expect(await json(response)).toMatchObject({ code: 'FILE_TOO_LARGE' });
    sending.destroy();
    await nothingIsLeft();
  });

  it('is refused unread if its declared size is too large [UPL-05, FAULT-35]', async () => {
    const { sending, answer } = open({ 'Content-Length': 100 * MB });
    sending.flushHeaders();
    expect((await answer).statusCode).toBe(413);
    sending.destroy();
    await nothingIsLeft();
  });

  it('is cut off if it continues endlessly after the refusal [FAULT-36]', async () => {
    const { sending, answer } = open({ 'Transfer-Encoding': 'chunked' });
    const closed = new Promise<void>((resolve) => sending.on('close', resolve));
    const megabyte = Buffer.alloc(MB);
    const more = () => {
      if (!sending.destroyed) sending.write(megabyte, more);
    };
    sending.write(HEAD, more);
    await answer.then(
      (response) => response.resume(),
      () => undefined,
    );
    await closed;
    await nothingIsLeft();
  });

  it.each([0.1, 0.5, 0.9])(
    'leaves nothing behind where the client goes away after %d of the file [UPL-05, FAULT-05]',
    async (share) => {
      const ride = shortRide();
      const { sending, answer } = open({ 'Content-Length': HEAD.length + ride.length + 10 });
      answer.catch(() => undefined);
      sending.write(HEAD);
      sending.write(ride.slice(0, ride.length * share));
      await eventually(async () => expect(await filesOnDisk(app)).toHaveLength(before.length + 1));
      sending.destroy();
      await nothingIsLeft();
    },
  );

  it('is accepted byte by byte', async () => {
    const { sending, answer } = open({ 'Transfer-Encoding': 'chunked' });
    const whole = Buffer.concat([Buffer.from(HEAD), shortRide(), Buffer.from('\r\n--edge--\r\n')]);
    for (let at = 0; at < whole.length; at += 7) sending.write(whole.subarray(at, at + 7));
    sending.end();
    expect((await answer).statusCode).toBe(201);
  });
});
