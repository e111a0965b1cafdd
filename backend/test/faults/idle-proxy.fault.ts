import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { fadingRide } from '../builders/fit/index.js';
import { askStreaming, framesOf } from '../e2e/coaching/coach.support.js';
import { uploaded } from '../e2e/workouts/workouts.support.js';
import { HttpClient, newAthlete } from '../support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '../support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { measured } from './support/measured.js';

/** Shorter than any common proxy or phone network waits. */
const IDLE_LIMIT_MS = 20_000;

describe('a proxy that cuts what is quiet [FAULT-18]', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  let proxy: Server;
  let longestQuietMs = 0;
  beforeAll(async () => {
    // It takes the question and never says a word.
    double = await startOpenaiDouble({ behaviour: 'wordless' });
    app = await startTestApp({ env: { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'sk-test' } });
    proxy = createServer((near) =>
      join(near, connect(Number(new URL(app.url).port), '127.0.0.1')),
    ).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  afterAll(async () => {
    proxy.close();
    await app.close();
    await double.close();
  });

  function join(near: Socket, far: Socket): void {
    let heard = performance.now();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
      socket.on('data', () => {
        longestQuietMs = Math.max(longestQuietMs, performance.now() - heard);
        heard = performance.now();
      });
      socket.setTimeout(IDLE_LIMIT_MS, () => near.destroy());
      socket.pipe(other);
    }
  }

  it('keeps a silent model’s answer open with the built-in coach’s words [CHAT-13]', async () => {
    const athlete = await newAthlete(app.url);
    const workoutId = await uploaded(athlete, fadingRide());
    const through = new HttpClient(
      `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      athlete.token,
    );
    const frames = [];
    for await (const frame of framesOf(
      await askStreaming(through, { message: 'What was my average power?', workoutId }),
    ))
      frames.push(frame);
    measured(
      18,
      'longest silence on the line',
      Math.round(longestQuietMs / 100) / 10,
      's',
      IDLE_LIMIT_MS / 1_000,
    );
    expect(frames.at(-1)).toMatchObject({ done: true });
    expect(double.requests.length).toBeGreaterThan(0);
  });
});
