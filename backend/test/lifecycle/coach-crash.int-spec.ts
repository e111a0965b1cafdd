import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { fadingRide } from '../builders/fit/index.js';
import { askStreaming, framesOf, messagesOf, type Asked } from '../e2e/coaching/coach.support.js';
import { uploaded } from '../e2e/workouts/workouts.support.js';
import { HttpClient, newAthlete } from '../support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '../support/doubles/openai-double.mjs';
import { ProductProcess } from '../support/product-process.js';
import { workFolder } from '../support/run/work-folder.js';

jest.setTimeout(90_000);

const QUESTION = 'What was my average power?';

describe('a server that is killed in the middle of an answer', () => {
  let dataDir: string;
  let double: OpenaiDouble;
  let product: ProductProcess;
  const launch = () =>
    ProductProcess.launch({
      dataDir,
      env: { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'sk-test' },
    });

  beforeEach(async () => {
    dataDir = await workFolder();
    double = await startOpenaiDouble({ behaviour: 'stalled' });
    product = await launch();
  });
  afterEach(async () => {
    product.kill('SIGTERM');
    await product.ended();
    await double.close();
  });

  it('loses no question, keeps no half message, answers after a restart [CHAT-13]', async () => {
    const url = await product.ready();
    const athlete = await newAthlete(url);
    const workoutId = await uploaded(athlete, fadingRide());
    const body = { message: QUESTION, workoutId, requestId: randomUUID() };
    const torn = (async () => {
      for await (const frame of framesOf(await askStreaming(athlete, body)))
        if (frame.chunk) product.kill('SIGKILL');
    })();
    await expect(torn).rejects.toThrow();
    expect(await product.ended()).toBe('SIGKILL');

    double.behave('honest');
    product = await launch();
    const again = new HttpClient(await product.ready(), athlete.token);
    expect(await messagesOf(again, workoutId)).toEqual([]);
    expect((await again.get('/api/subscription/status')).body).toMatchObject({ questionsUsed: 0 });
    const { status, body: answer } = await again.post<Asked>('/api/ai/chat', body);
    expect([status, answer.remaining]).toEqual([200, 0]);
    expect(await messagesOf(again, workoutId)).toHaveLength(2);
    expect((await again.get('/api/subscription/status')).body).toMatchObject({ questionsUsed: 1 });
  });
});
