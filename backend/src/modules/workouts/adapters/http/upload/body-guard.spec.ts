import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES } from '#workouts/domain/upload/limits.js';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BodyGuard } from './body-guard.js';

const MB = 1024 * 1024;

describe('BodyGuard', () => {
  let body: PassThrough;
  let guard: BodyGuard;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    body = new PassThrough({ highWaterMark: 100 * MB });
    guard = new BodyGuard(body as unknown as IncomingMessage);
  });
  afterEach(() => {
    body.destroy();
    jest.useRealTimers();
  });

  const bytes = (count: number) =>
    new Promise<void>((resolve) => body.write(Buffer.alloc(count), () => setImmediate(resolve)));

  it('cuts a body off that trickles', async () => {
    await bytes(4095);
    jest.advanceTimersByTime(15_000);
    expect(body.destroyed).toBe(true);
  });

  it('lets a slow body go on for as long as it keeps coming', async () => {
    for (let interval = 0; interval < 100; interval++) {
      await bytes(5_000);
      jest.advanceTimersByTime(15_000);
    }
    expect(body.destroyed).toBe(false);
  });

  it('leaves a body alone that has come to its end, however long its answer takes', async () => {
    const ended = new Promise((resolve) => body.once('end', resolve));
    body.end(Buffer.alloc(10));
    await ended;
    jest.advanceTimersByTime(60_000);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('throws away what comes after a refusal, up to four times the largest file', async () => {
    guard.discardRest();
    await bytes(4 * MAX_FILE_BYTES);
    expect(body.destroyed).toBe(false);
    await bytes(1);
    expect(body.destroyed).toBe(true);
  });
});
