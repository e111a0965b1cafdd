import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { fadingRide } from '#test/builders/fit/index.js';
import { CollectorDouble, type CollectedSpan } from '#test/support/doubles/collector-double.js';
import { eventually } from '#test/support/eventually.js';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startOpenaiDouble, type OpenaiDouble } from '#test/support/doubles/openai-double.mjs';
import { SmtpDouble } from '#test/support/doubles/smtp-double.js';
import { StripeDouble } from '#test/support/doubles/stripe-double/stripe-double.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows, shortRide, uploaded } from '../workouts/workouts.support.js';

const QUESTION = 'What was my average power, said quetzalcoatl?';
const PASSWORD = 'a-password-of-armadillos';

/** A request under a trace of the test's own; the spans of that trace once its root has come. */
class Traced {
  readonly id = randomBytes(16).toString('hex');

  constructor(
    private readonly collector: CollectorDouble,
    private readonly athlete: HttpClient,
  ) {}

  async send<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const headers = {
      traceparent: `00-${this.id}-0102030405060708-01`,
      ...(body && { 'Content-Type': 'application/json' }),
    };
    return this.athlete.send<T>(path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** The span of the request, and those below it. */
  spans(): Promise<{ root: CollectedSpan; below: readonly CollectedSpan[] }> {
    return eventually(() => {
      const spans = this.collector.of(this.id);
      const root = spans.find(({ parentSpanId }) => parentSpanId === '0102030405060708');
      if (!root) throw new Error('the request has no root span');
      return { root, below: spans.filter((span) => span !== root) };
    });
  }
}

/** Whether maintenance goes on is read once in seconds, by the request that comes first then. */
const ownStatements = (spans: readonly CollectedSpan[]) =>
  spans
    .map(({ name }) => name)
    .filter((name) => name !== 'SELECT settings')
    .sort();

describe('traces', () => {
  let collector: CollectorDouble;
  let model: OpenaiDouble;
  let stripe: StripeDouble;
  let carrier: SmtpDouble;
  let product: TestApp;
  let athlete: HttpClient & { readonly email: string };

  beforeAll(async () => {
    [collector, model, stripe, carrier] = await Promise.all([
      CollectorDouble.start(),
      startOpenaiDouble(),
      StripeDouble.start(),
      SmtpDouble.start(),
    ]);
    const services = {
      ...stripe.env,
      SMTP_URL: carrier.url,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: 'sk-wildebeest',
      OPENAI_MODEL: 'double-1',
    };
    product = await startTestApp({ env: { ...services, TRACES_URL: collector.url } });
    athlete = await newAthlete(product.url, { firstName: 'Unmistakable', password: PASSWORD });
  }, 60_000);
  afterAll(async () => {
    await product.close();
    await Promise.all([collector.stop(), model.close(), stripe.stop(), carrier.stop()]);
  });

  const traced = (by: HttpClient = athlete) => new Traced(collector, by);
  const named = (name: RegExp) =>
    eventually(() => {
      const found = collector.spans.filter((span) => name.test(span.name));
      expect(found.length).toBeGreaterThan(0);
      return found;
    });

  it('show route and caller of a request, and its statements by kind and table', async () => {
    const trace = traced();
    await trace.send('GET', '/api/profile');
    const { root, below } = await trace.spans();
    expect(root).toMatchObject({
      name: 'GET /api/profile',
      failed: false,
      attributes: { 'http.response.status_code': 200 },
    });
    expect(below.map(({ name }) => name)).toContain('SELECT sessions');
    for (const span of below) {
      expect(span).toMatchObject({
        parentSpanId: root.spanId,
        failed: false,
        attributes: { 'db.system.name': 'postgresql' },
      });
      expect(span.ms).toBeLessThanOrEqual(root.ms);
    }
  });

  it('separate concurrent requests, in transactions and beyond the pool, too', async () => {
    const change = (trace: Traced, at: number) =>
      trace.send('PATCH', '/api/onboarding/draft', { age: 30 + at });
    const people = await Promise.all(
      Array.from({ length: 5 }, () => newAthlete(product.url, {}, { onboarding: 'none' })),
    );
    for (const person of people) await change(traced(person), 0);
    const alone = traced(people[0]);
    await change(alone, 1);
    const expected = ownStatements((await alone.spans()).below);
    expect(expected).toEqual(
      expect.arrayContaining(['START', 'COMMIT', 'SELECT questionnaire_drafts']),
    );

    const crowd = Array.from({ length: 30 }, (_, at) => traced(people[at % people.length]));
    await Promise.all(crowd.map(change));
    for (const trace of crowd) {
      const { root, below } = await trace.spans();
      expect(ownStatements(below)).toEqual(expected);
      expect(new Set(below.map(({ parentSpanId }) => parentSpanId))).toEqual(
        new Set([root.spanId]),
      );
    }
  });

  it('show a failed statement with its code', async () => {
    const trace = traced(new HttpClient(product.url));
    const again = {
      password: PASSWORD,
      firstName: 'Un',
      lastName: 'Mistakable',
      city: 'Graz',
      country: 'Austria',
      sport: 'BOTH',
      email: athlete.email,
    };
    await rows(product, `ALTER TABLE users RENAME TO users_away`);
    try {
      expect((await trace.send('POST', '/api/auth/register', again)).status).toBe(500);
    } finally {
      await rows(product, `ALTER TABLE users_away RENAME TO users`);
    }
    const { root, below } = await trace.spans();
    expect(root.failed).toBe(true);
    expect(below.filter(({ failed }) => failed)).toMatchObject([
      { attributes: { 'error.type': '42P01' } },
    ]);
  });

  it('show tokens, outcome and first word of a model call, but none of its text', async () => {
    const workoutId = await uploaded(athlete, fadingRide());
    const trace = traced();
    const { body } = await trace.send<{ message: { content: string } }>('POST', '/api/ai/chat', {
      message: QUESTION,
      workoutId,
    });
    const { root, below } = await trace.spans();
    const call = below.find(({ name }) => name === 'chat double-1');
    expect(call).toMatchObject({
      parentSpanId: root.spanId,
      failed: false,
      attributes: {
        ...{
          'gen_ai.request.model': 'double-1',
          'gen_ai.usage.input_tokens': 1234,
          'gen_ai.usage.output_tokens': 56,
        },
        ...{
          'gen_ai.response.finish_reasons': ['stop'],
          'stridewatt.first_token_ms': expect.any(Number),
          'stridewatt.outcome': 'answered',
        },
      },
    });
    const said = body.message.content
      .split(/(?<=\.)\s+/)
      .filter((sentence) => sentence.length > 20);
    expect(said.length).toBeGreaterThan(0);
    expect([...said, workoutId].filter((text) => collector.text.includes(text))).toEqual([]);
  });

  it('show each model call of a streamed answer with tools, under the open request', async () => {
    const workoutId = await uploaded(athlete, shortRide(30));
    model.behave('tool');
    const trace = traced();
    const headers = {
      traceparent: `00-${trace.id}-0102030405060708-01`,
      'Content-Type': 'application/json',
      Accept: 'text/event-stream',
      Authorization: `Bearer ${athlete.token}`,
    };
    const answer = await fetch(`${product.url}/api/ai/chat`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ message: QUESTION, workoutId }),
    });
    expect(await answer.text()).toContain('"done":true');
    model.behave('honest');
    const { root, below } = await trace.spans();
    const calls = below.filter(({ name }) => name === 'chat double-1');
    expect(
      calls.map(({ parentSpanId, attributes }) => [
        parentSpanId,
        attributes['gen_ai.response.finish_reasons'],
      ]),
    ).toEqual([
      [root.spanId, ['tool_calls']],
      [root.spanId, ['stop']],
    ]);
    expect(below.map(({ name }) => name)).toContain('INSERT chat_messages');
  });

  it('show a failed model call with its outcome', async () => {
    const workoutId = await uploaded(athlete, shortRide());
    model.behave('server-error');
    const trace = traced();
    await trace.send('POST', '/api/ai/chat', { message: QUESTION, workoutId });
    model.behave('honest');
    const { below } = await trace.spans();
    expect(below.find(({ name }) => name === 'chat double-1')).toMatchObject({
      failed: true,
      attributes: { 'stridewatt.outcome': 'failed', 'error.type': '500' },
    });
  });

  it('show each request to Stripe by route, without its customer', async () => {
    const trace = traced();
    expect((await trace.send('POST', '/api/subscription/create', {})).status).toBeLessThan(300);
    const { root, below } = await trace.spans();
    const asked = below.filter(({ name }) => name.startsWith('stripe '));
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'stripe POST /v1/customers',
        'stripe POST /v1/subscriptions',
        'stripe GET /v1/subscriptions/:id',
      ]),
    );
    for (const span of asked)
      expect(span).toMatchObject({
        parentSpanId: root.spanId,
        failed: false,
        attributes: { 'http.response.status_code': 200 },
      });
    expect([...stripe.books.customers.keys()].filter((id) => collector.text.includes(id))).toEqual(
      [],
    );
  });

  it('show a sent email under its job', async () => {
    await athlete.post('/api/auth/forgot-password', { email: athlete.email });
    await eventually(() => expect(carrier.letters.length).toBeGreaterThan(0));
    const [sent] = await named(/^mail send$/);
    expect(sent).toMatchObject({
      failed: false,
      attributes: { 'stridewatt.mail_carrier': 'smtp' },
    });
    await eventually(() =>
      expect(collector.spans.find(({ spanId }) => spanId === sent?.parentSpanId)?.name).toMatch(
        /^job /,
      ),
    );
  });

  it('contain no typed text, no key and no parameter of a statement', async () => {
    await traced().send('GET', '/api/workouts/private-words');
    const [person] = await rows<{ id: string }>(product, 'SELECT id FROM users WHERE email = $1', [
      athlete.email,
    ]);
    // What is still buffered is sent.
    await product.app.close();
    expect(collector.spans.length).toBeGreaterThan(200);
    expect(collector.text.includes('stridewatt-all')).toBe(true);
    const typed = ['private-words', 'Unmistakable', '@example'];
    const said = ['armadillos', 'quetzalcoatl', 'wildebeest'];
    const secrets = ['sk_test', 'whsec', 'argon2', '$1'];
    expect([...typed, ...said, ...secrets].filter((word) => collector.text.includes(word))).toEqual(
      [],
    );
    // The id of a job may name whom it is for.
    const below = collector.spans.filter(({ name }) => !name.startsWith('job '));
    expect(below.filter((span) => JSON.stringify(span).includes(person?.id ?? 'nobody'))).toEqual(
      [],
    );
    expect(
      below.map(({ name }) => name).filter((name) => /^(SELECT|INSERT|UPDATE|DELETE)$/.test(name)),
    ).toEqual([]);
  });
});
