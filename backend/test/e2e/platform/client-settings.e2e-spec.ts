import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';

const policyOf = (headers: Headers) =>
  headers
    .get('content-security-policy')
    ?.split(';')
    .find((part) => part.startsWith('img-src'));

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_ID: 'price_1',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
};

describe('the settings that the page has to know', () => {
  let initial: TestApp;
  let plain: TestApp;
  let mapped: TestApp;
  beforeAll(async () => {
    initial = await startTestApp({ working: false });
    plain = await startTestApp({ working: false, env: { MAP_TILES_URL: 'none' } });
    mapped = await startTestApp({
      working: false,
      env: {
        MAP_TILES_URL: 'https://tiles.example.com:8443/{z}/{x}/{y}.png?key=1',
        MAP_TILES_ATTRIBUTION: 'Map data <b>Example</b>',
        ...STRIPE,
      },
    });
  }, 60_000);
  afterAll(async () => {
    await initial.close();
    await plain.close();
    await mapped.close();
  });

  it('name OpenStreetMap and the sandbox by default', async () => {
    const { status, body, headers } = await new HttpClient(initial.url).get('/api/client-settings');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        map: {
          tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
          attribution: '\u00a9 OpenStreetMap contributors',
        },
        paymentProvider: 'sandbox',
      },
    });
    expect(policyOf(headers)).toBe("img-src 'self' data: https://tile.openstreetmap.org");
  });

  it('name no map if it is off, and allow images from this origin only', async () => {
    const { status, body, headers } = await new HttpClient(plain.url).get('/api/client-settings');
    expect({ status, body }).toEqual({
      status: 200,
      body: { map: null, paymentProvider: 'sandbox' },
    });
    expect(policyOf(headers)).toBe("img-src 'self' data:");
  });

  it('name the map with its attribution, and allow images from that server only', async () => {
    const { body, headers } = await new HttpClient(mapped.url).get('/api/client-settings');
    expect(body).toEqual({
      map: {
        tilesUrl: 'https://tiles.example.com:8443/{z}/{x}/{y}.png?key=1',
        attribution: 'Map data <b>Example</b>',
      },
      paymentProvider: 'stripe',
    });
    expect(policyOf(headers)).toBe("img-src 'self' data: https://tiles.example.com:8443");
  });

  it('compresses long JSON as the client accepts it, not short JSON', async () => {
    const asked = (path: string, encoding: string) =>
      fetch(plain.url + path, { headers: { 'Accept-Encoding': encoding } });
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0.2, gzip;q=0.9', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['deflate, zstd', null],
      ['identity', null],
    ] as const) {
      const answer = await asked('/api/openapi.json', accepted);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(await answer.json()).toMatchObject({ openapi: expect.any(String) });
    }
    expect((await asked('/api/health', 'br')).headers.get('content-encoding')).toBeNull();
  });
});
