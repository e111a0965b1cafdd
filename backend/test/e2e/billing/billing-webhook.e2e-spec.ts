import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { StripeDouble, WEBHOOK_SECRET } from '#test/support/doubles/stripe-double/stripe-double.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { rows } from '../workouts/workouts.support.js';

const SIXTY = 60;
const THOUSAND = 1_000;

describe('the webhook of payments', () => {
  let double: StripeDouble;
  let app: TestApp;
  beforeAll(async () => {
    double = await StripeDouble.start();
    app = await startTestApp({
      env: { ...double.env, RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' },
      working: false,
    });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await double.stop();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const send = (body: string, signature: string, address = '192.0.2.1') =>
    fetch(`${app.url}/api/billing/webhook`, {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signature,
        'X-Forwarded-For': address,
      },
    });
  const event = (id: string, more: object = {}) =>
    double.sign({
      id,
      object: 'event',
      type: 'customer.subscription.updated',
      livemode: false,
      data: { object: { object: 'subscription', id: 'sub_1' } },
      ...more,
    });
  const kept = async () =>
    (await rows<{ id: string }>(app, 'SELECT id FROM billing_events ORDER BY id')).map(
      ({ id }) => id,
    );

  it('answers 60 forgeries a minute with 400, more with 429, logs none [SEC-44]', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const { body } = event('evt_forged', { secret: 'hunter2' });
    const answers = [];
    for (let time = 0; time < SIXTY; time += 1)
      answers.push((await send(body, 't=1,v1=00')).status);
    expect(new Set(answers)).toEqual(new Set([400]));
    const refused = await send(body, 't=1,v1=00');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too many events that are not signed. Please try again later.',
    });
    expect((await send(body, 't=1,v1=00', '192.0.2.2')).status).toBe(400);
    expect(await kept()).toEqual([]);
    const lines = warn.mock.calls.map((line) => JSON.stringify(line));
    expect(lines).toHaveLength(SIXTY + 1);
    expect(
      lines.filter(
        (line) =>
          !line.includes('the signature does not fit') || /hunter2|evt_forged|sub_1/.test(line),
      ),
    ).toEqual([]);
  });

  it('accepts a signed event from an address that has forged too many', async () => {
    const { body, signature } = event('evt_signed');
    expect((await send(body, 't=1,v1=00')).status).toBe(429);
    expect((await send(body, signature)).status).toBe(200);
    expect(await kept()).toEqual(['evt_signed']);
  });

  it('verifies the signature over the raw bytes, before any JSON parser [SEC-45]', async () => {
    const { body } = event('evt_odd');
    const odd =
      `\r\n ` +
      `${body.replace('"evt_odd"', '"evt\\u005fodd"').replace('{', '{ "id": "evt_first",\t')}  `;
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: odd,
      secret: WEBHOOK_SECRET,
    });
    expect((await send(JSON.stringify(JSON.parse(odd)), signature, '192.0.2.3')).status).toBe(400);
    expect((await send(odd, signature, '192.0.2.3')).status).toBe(200);
    expect(await kept()).toContain('evt_odd');
  });

  it('refuses a body over 256 KiB, even with a valid signature', async () => {
    const { body, signature } = event('evt_large', { padding: 'x'.repeat(256 * 1024) });
    expect((await send(body, signature)).status).toBe(413);
    const { body: nearly, signature: signed } = event('evt_nearly', {
      padding: 'x'.repeat(255 * 1024),
    });
    expect((await send(nearly, signed)).status).toBe(200);
    expect(await kept()).not.toContain('evt_large');
  });

  it('stores a thousand concurrent signed events, each once [SUB-20]', async () => {
    const before = (await kept()).length;
    const statuses = await Promise.all(
      Array.from({ length: THOUSAND }, (_none, at) => event(`evt_many_${at}`)).map(
        async ({ body, signature }) => (await send(body, signature)).status,
      ),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await kept()).toHaveLength(before + THOUSAND);
  }, 60_000);
});
