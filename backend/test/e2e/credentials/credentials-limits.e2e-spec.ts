import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { HttpClient, type Answer } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { PERSON } from './credentials.support.js';

/** Behind one proxy, so that a test can use any number of networks. */
const BEHIND_A_PROXY = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' };

let network = 0;

describe('limits of the account routes', () => {
  let app: TestApp;
  let here: string;
  beforeAll(async () => {
    app = await startTestApp({ env: BEHIND_A_PROXY });
  }, 60_000);
  afterAll(() => app.close());
  beforeEach(() => {
    here = newNetwork();
  });

  const post = (path: string, body: object, from = here): Promise<Answer> =>
    postFrom(app, from, path, body);
  const logIn = (email: string, from = here) =>
    post('/api/auth/login', { email, password: 'wrong-1' }, from);

  it('refuses an account’s 11th sign-in a network in 15 minutes [AUTH-06, SEC-02]', async () => {
    const statuses = await oneByOne(10, () => logIn('ada@example.com'));
    const eleventh = await logIn(' ADA@Example.com');
    expect(new Set(statuses)).toEqual(new Set([401]));
    const wait = Number(eleventh.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(850);
    expect(wait).toBeLessThanOrEqual(900);
    const message = 'Too many attempts to sign in. Please try again in 15 minutes.';
    expect(eleventh).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', error: message, message, retryAfterS: wait },
    });
  });

  it('leaves the account open to other networks, and the network to other accounts', async () => {
    await oneByOne(11, () => logIn('bob@example.com'));
    expect((await logIn('bob@example.com', newNetwork())).status).toBe(401);
    expect((await logIn('carl@example.com')).status).toBe(401);
  });

  it('limits one network that tries many accounts to 30 sign-ins', async () => {
    const statuses = await oneByOne(31, (n) => logIn(`person-${n}@example.com`));
    expect(statuses.indexOf(429)).toBe(30);
  });

  it('slows sign-ins to one account after fifty from everywhere, and refuses none', async () => {
    const statuses = await oneByOne(50, () => logIn('dora@example.com', newNetwork()));
    const started = performance.now();
    expect((await logIn('dora@example.com', newNetwork())).status).toBe(401);
    expect(performance.now() - started).toBeGreaterThan(1_900);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('opens five accounts per network and hour [AUTH-22]', async () => {
    const statuses = await oneByOne(6, (n) =>
      post('/api/auth/register', { ...PERSON, email: `new-${here}-${n}@example.com` }),
    );
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('sends three emails an hour to any address, from all networks too [AUTH-27]', async () => {
    const statuses = await oneByOne(4, () =>
      post('/api/auth/forgot-password', { email: 'nobody@example.com' }, newNetwork()),
    );
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('lets one network request ten emails per hour [AUTH-27]', async () => {
    const statuses = await oneByOne(11, (n) =>
      post('/api/auth/forgot-password', { email: `somebody-${n}@example.com` }),
    );
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('lets one network try ten links per hour [AUTH-35]', async () => {
    const statuses = await oneByOne(11, () =>
      post('/api/auth/reset-password', { token: 'guessed', password: 'long enough' }),
    );
    expect(statuses.indexOf(429)).toBe(10);
  });

  it('limits guesses of the current password in an open session', async () => {
    const { body } = await post('/api/auth/register', {
      ...PERSON,
      email: `left-open-${here}@example.com`,
    });
    const client = new HttpClient(app.url, String(body['token']));
    const statuses = await oneByOne(11, () =>
      client.post('/api/auth/change-password', {
        currentPassword: 'guess',
        newPassword: 'a new long one',
      }),
    );
    expect(statuses.indexOf(429)).toBe(10);
  });

  it.each([
    ['31 uploads within a minute', 30, '/api/workouts/upload'],
    ['eleven questions within a minute', 10, '/api/ai/chat'],
  ])(
    'refuses the last of %s of one athlete, and none of another from the same place',
    async (_what, most, path) => {
      const joined = async (email: string) => {
        const { body } = await post('/api/auth/register', { ...PERSON, email });
        return new HttpClient(app.url, String(body['token']));
      };
      const [busy, quiet] = [
        await joined(`busy-${here}@example.com`),
        await joined(`quiet-${here}@example.com`),
      ];
      const statuses = await oneByOne(most + 1, () => busy.post(path, {}));
      expect(statuses.indexOf(429)).toBe(most);
      expect((await quiet.post(path, {})).status).not.toBe(429);
    },
  );

  it('refuses an athlete’s 61st change of thresholds within a minute', async () => {
    const { body } = await post('/api/auth/register', {
      ...PERSON,
      email: `changes-${here}@example.com`,
    });
    const client = new HttpClient(app.url, String(body['token']));
    const day = '/api/profile/thresholds/2026-03-01';
    const statuses = await oneByOne(61, (n) =>
      n % 2 ? client.put(day, {}) : client.send(day, { method: 'DELETE' }),
    );
    expect(statuses.indexOf(429)).toBe(60);
  });

  it('ignores addresses that a client prepends to the proxy’s [SEC-02]', async () => {
    const forged = await oneByOne(11, (n) => logIn('eve@example.com', `198.51.100.${n}, ${here}`));
    expect(forged.at(-1)).toBe(429);
  });
});

describe('limits without a proxy in front', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  }, 60_000);
  afterAll(() => app.close());

  it('ignore X-Forwarded-For [SEC-02]', async () => {
    const statuses = await oneByOne(11, () =>
      postFrom(app, newNetwork(), '/api/auth/login', {
        email: 'eve@example.com',
        password: 'wrong-1',
      }),
    );
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('RATE_LIMIT_SCALE', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { RATE_LIMIT_SCALE: '0.2' } });
  }, 60_000);
  afterAll(() => app.close());

  it('multiplies every limit', async () => {
    const visitor = new HttpClient(app.url);
    const statuses = await oneByOne(3, () =>
      visitor.post('/api/auth/login', { email: 'ada@example.com', password: 'wrong-1' }),
    );
    expect(statuses).toEqual([401, 401, 429]);
  });
});

function newNetwork(): string {
  network += 1;
  return `203.0.${Math.floor(network / 250)}.${(network % 250) + 1}`;
}

function postFrom(app: TestApp, address: string, path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address };
  return new HttpClient(app.url).send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  });
}

/** The statuses of so many requests, one after the other; `n` counts from 1. */
async function oneByOne(times: number, ask: (n: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 1; n <= times; n += 1) statuses.push((await ask(n)).status);
  return statuses;
}
