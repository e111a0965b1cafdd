import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fadingRide } from '#test/builders/fit/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { messagesOf, type Asked } from './coach.support.js';
import { rows, uploaded } from '../workouts/workouts.support.js';

interface Sent {
  readonly coach: string;
  readonly model: string | null;
  readonly engineVersion: string | null;
  readonly sheetHash: string | null;
  readonly instructions: readonly { readonly name: string; readonly version: number }[];
  readonly sheet: string;
  readonly turns: readonly { readonly role: string; readonly content: string }[];
}

describe('the input that was sent to a model', () => {
  let double: OpenaiDouble;
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  let workoutId: string;
  beforeAll(async () => {
    double = await startOpenaiDouble();
    app = await startTestApp({
      env: { OPENAI_BASE_URL: double.url, OPENAI_API_KEY: 'sk-test', OPENAI_MODEL: 'double-1' },
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.close();
  });
  beforeEach(async () => {
    double.behave('honest');
    double.requests.length = 0;
    athlete = await newAthlete(app.url, {}, { plan: 'active' });
    workoutId = await uploaded(athlete, fadingRide());
  });

  const ask = async (message: string) =>
    (await athlete.post<Asked>('/api/ai/chat', { message, workoutId })).body.message;
  const sentOf = (id: string, client: HttpClient = athlete) =>
    client.get<Sent>(`/api/chat/messages/${id}/sent`);

  it('returns the model’s input word by word', async () => {
    const first = await ask('What was my average power?');
    const second = await ask('And my heart rate?');
    const { status, body } = await sentOf(second.id);
    const [stored] = await rows<{ hash: string; version: string }>(
      app,
      'SELECT sheet_hash AS hash, engine_version AS version FROM chat_messages WHERE id = $1',
      [second.id],
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      coach: 'openai',
      model: 'double-1',
      engineVersion: stored?.version,
      sheetHash: stored?.hash,
      instructions: [],
    });
    const request =
      double.requests
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join('\n') ?? '';
    // Names of files and notes stand behind a mark of their own in the request.
    const [facts = '', outside = ''] = body.sheet.split('\nOUTSIDE TEXT ');
    expect(facts.length).toBeGreaterThan(200);
    expect(request).toContain(facts);
    expect(request).toContain(outside);
    expect(body.turns.map(({ content }) => content)).toEqual([
      'What was my average power?',
      first.content,
    ]);
    for (const { content } of body.turns)
      expect(request).toContain(JSON.stringify(content).slice(1, -1));
  });

  it('contains every fact of the built-in coach', async () => {
    double.behave('server-error');
    const answer = await ask('Did I fade at the end?');
    const { body } = await sentOf(answer.id);
    expect(body).toMatchObject({ coach: 'builtin', model: null, turns: [] });
    for (const { id, display } of answer.evidence)
      expect(body.sheet).toMatch(
        new RegExp(`^${id} .*${display.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`, 'm'),
      );
  });

  it('is empty for a fixed text', async () => {
    const { body } = await sentOf((await ask('I had chest pain on the climb')).id);
    expect(body).toEqual({
      coach: 'safety',
      model: null,
      engineVersion: null,
      sheetHash: null,
      instructions: [],
      sheet: '',
      turns: [],
    });
    expect(double.requests).toEqual([]);
  });

  it('is open to its owner only, and for answers only', async () => {
    const answer = await ask('What was my average power?');
    const [question] = await messagesOf(athlete, workoutId);
    const other = await newAthlete(app.url, {}, { plan: 'active' });
    const asked = [
      await sentOf(answer.id, other),
      await sentOf(question?.id ?? ''),
      await sentOf(randomUUID()),
    ];
    expect(
      asked.map(({ status, body }) => [status, (body as unknown as { code: string }).code]),
    ).toEqual(Array.from({ length: 3 }, () => [404, 'NOT_FOUND']));
    expect((await sentOf('7')).status).toBe(400);
  });

  it('is deleted with the workout and with the account', async () => {
    const answer = await ask('What was my average power?');
    await athlete.post('/api/ai/general-chat', { message: 'How was my week?' });
    const left = () => rows(app, 'SELECT 1 FROM chat_answers_sent');
    const before = (await left()).length;
    await athlete.send(`/api/workouts/${workoutId}`, { method: 'DELETE' });
    expect((await sentOf(answer.id)).status).toBe(404);
    expect(await left()).toHaveLength(before - 1);
    await athlete.post('/api/subscription/cancel-request', { reason: 'other' });
    expect((await athlete.delete('/api/auth/account', { password: 'secret-1' })).status).toBe(200);
    await eventually(async () => expect(await left()).toHaveLength(before - 2));
  });
});
