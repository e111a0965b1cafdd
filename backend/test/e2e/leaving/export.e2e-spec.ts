import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountContributors } from '#accounts/index.js';
import type { ExportedFile } from '#accounts/index.js';
import { eventually } from '#test/support/eventually.js';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { unzip } from '#test/support/zip.js';
import { userRow } from '../credentials/credentials.support.js';
import { leave, personEverywhere } from './leaving.support.js';
import { rows, shortRide, shortRun, uploaded } from '../workouts/workouts.support.js';

const SECRETS =
  /argon2|passwordHash|password_hash|token_?version|token_?hash|file_?key|fit\/[0-9a-f]{2}\//i;

describe('the export of all data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const fetchExport = (client: HttpClient, signal?: AbortSignal): Promise<Response> =>
    fetch(`${client.url}/api/account/export`, {
      headers: { Authorization: `Bearer ${client.token}` },
      signal: signal ?? null,
    });
  const exported = async (client: HttpClient): Promise<Map<string, Buffer>> =>
    unzip(Buffer.from(await (await fetchExport(client)).arrayBuffer()));
  const json = <T = Record<string, unknown>>(files: Map<string, Buffer>, path: string): T =>
    JSON.parse(String(files.get(path))) as T;
  const turns = () => rows(app, 'SELECT 1 FROM account_exports');

  it('is a zip to be saved under a name with the day', async () => {
    const response = await fetchExport(await newAthlete(app.url));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="stridewatt-export-${new Date().toISOString().slice(0, 10)}.zip"`,
    );
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    await response.arrayBuffer();
  });

  it('holds all that is kept about a person, and a page that explains it [SEC-55]', async () => {
    const person = await personEverywhere(app, 'Wilhelmina');
    const files = await exported(person.client);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'profile.json',
      'usage.json',
      'subscriptions.json',
      'uploads.json',
      'files/Wilhelmina.fit',
      `workouts/${person.workoutId}.json`,
      'chat.json',
      'calls.json',
    ]);
    for (const path of [
      'account.json',
      'profile.json',
      'usage.json',
      'subscriptions.json',
      'uploads.json',
      'files/',
      'workouts/',
      'chat.json',
      'calls.json',
    ])
      expect(String(files.get('README.txt'))).toContain(`- ${path}:`);
    expect(files.get('files/Wilhelmina.fit')?.equals(Buffer.from(shortRide(0)))).toBe(true);
    expect(json(files, 'account.json')).toMatchObject({
      id: person.userId,
      email: person.email,
      firstName: 'Wilhelmina',
      city: 'Wilhelmina',
      sport: 'BOTH',
      profileCompleted: true,
      suspension: null,
    });
    expect(json(files, 'profile.json')).toMatchObject({
      units: { system: 'IMPERIAL' },
      questionnaire: {
        answers: { medications: 'Wilhelmina', goalDetails: 'Wilhelmina' },
        completedAt: expect.any(String),
      },
      draft: { answers: { goalDetails: 'Wilhelmina, unfinished' } },
      thresholds: expect.arrayContaining([
        expect.objectContaining({ validFrom: '2026-01-01', ftpW: 251 }),
      ]),
    });
    expect(json(files, 'usage.json')).toMatchObject({
      subscriptionStatus: 'CANCELED',
      uploadsUsed: 1,
      questionsUsed: 1,
      cancelAtPeriodEnd: true,
    });
    expect(json(files, 'subscriptions.json')).toMatchObject({
      subscriptions: [{ status: 'active', cancelAtPeriodEnd: true, cancelReason: 'Wilhelmina' }],
    });
    expect(json(files, 'uploads.json')).toMatchObject({
      uploads: [{ fileName: 'Wilhelmina.fit', workoutId: person.workoutId, status: 'done' }],
    });
    const workout = json<{
      summary: object;
      analysis: { result: { metrics: object } };
      reports: object[];
    }>(files, `workouts/${person.workoutId}.json`);
    expect(Object.keys(workout.analysis.result.metrics).length).toBeGreaterThan(5);
    expect(workout).toMatchObject({
      sport: 'cycling',
      summary: { avgPowerW: expect.any(Number) },
      reports: [{ kind: 'first', headline: expect.any(String) }],
    });
    expect(json(files, 'chat.json')).toMatchObject({
      messages: [
        { role: 'user', content: 'How was my pacing? Wilhelmina', workoutId: person.workoutId },
        {
          role: 'assistant',
          coach: 'builtin',
          evidence: expect.any(Array),
          workoutId: person.workoutId,
        },
      ],
    });
  });

  it('holds no secret, no path of the server and nothing of anybody else [SEC-55]', async () => {
    const [person, other] = [
      await personEverywhere(app, 'Wilhelmina', 1),
      await personEverywhere(app, 'Ottokar', 2),
    ];
    const secrets = Object.values(await userRow(app, person.email)).filter(
      (value) => typeof value === 'string' && value.startsWith('$argon2'),
    );
    expect(secrets).toHaveLength(1);
    for (const [path, content] of await exported(person.client)) {
      for (const foreign of [other.userId, other.email, other.workoutId, 'Ottokar', app.dataDir])
        expect(`${path} ${String(content)}`).not.toContain(foreign);
      if (path.endsWith('.json')) expect(String(content)).not.toMatch(SECRETS);
    }
  });

  it('numbers duplicate names, and makes hostile ones harmless [SEC-23]', async () => {
    const athlete = await newAthlete(app.url);
    await uploaded(athlete, shortRide(3), 'ride.fit');
    await uploaded(athlete, shortRide(4), 'RIDE.fit');
    await uploaded(athlete, shortRun(5), '..\\..\\<evil\u202e?.fit');
    const names = [...(await exported(athlete)).keys()].filter((path) => path.startsWith('files/'));
    expect(names).toEqual(['files/ride.fit', 'files/RIDE (2).fit', 'files/_evil_.fit']);
  });

  it.each([
    ['somebody who has only just come', () => newAthlete(app.url, {}, { onboarding: 'none' })],
    [
      'somebody who is suspended',
      async () => {
        const athlete = await newAthlete(app.url);
        await rows(
          app,
          `UPDATE users SET suspended_at = now(), suspend_reason = 'unpaid' WHERE email = $1`,
          [athlete.email],
        );
        return athlete;
      },
    ],
  ])('is there for %s', async (_who, make) => {
    const files = await exported(await make());
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'profile.json',
      'usage.json',
      'subscriptions.json',
      'uploads.json',
      'chat.json',
      'calls.json',
    ]);
    expect([json(files, 'chat.json'), json(files, 'calls.json')]).toEqual([
      { messages: [] },
      { calls: [] },
    ]);
  });

  it('refuses requests without a token or with the token of a closed account', async () => {
    const athlete = await newAthlete(app.url);
    await leave(athlete);
    for (const client of [new HttpClient(app.url), athlete])
      expect(await client.get('/api/account/export')).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
  });

  it('leaves out an original file that is not there any more, and holds the rest', async () => {
    const person = await personEverywhere(app, 'Somebody', 6);
    await rows(
      app,
      `UPDATE uploads SET file_key = replace(file_key, '.fit', '-gone.fit') WHERE user_id = $1`,
      [person.userId],
    );
    const files = await exported(person.client);
    expect([...files.keys()].filter((path) => path.startsWith('files/'))).toEqual([]);
    expect(files.has(`workouts/${person.workoutId}.json`)).toBe(true);
  });

  describe('under way', () => {
    /** Lets everybody's export stand still within one file, and tells when that is left. */
    function endless(): { started: Promise<void>; state: { left: boolean } } {
      const [own] = app.app.get(AccountContributors).all();
      if (!own) throw new Error('nobody contributes');
      const state = { left: false };
      let start = (): void => undefined;
      const started = new Promise<void>((resolve) => (start = resolve));
      async function* content(): AsyncGenerator<string> {
        try {
          for (;;) {
            start();
            yield 'x'.repeat(65_536);
          }
        } finally {
          state.left = true;
        }
      }
      async function* files(): AsyncGenerator<ExportedFile> {
        yield { path: 'endless.txt', content: content() };
      }
      jest.spyOn(own, 'exportOf').mockImplementation(files);
      return { started, state };
    }

    it('refuses a second one of the same person with the wait, and nobody else’s', async () => {
      const [athlete, other] = [await newAthlete(app.url), await newAthlete(app.url)];
      const { started } = endless();
      const abort = new AbortController();
      const first = await fetchExport(athlete, abort.signal);
      await started;
      const second = await athlete.get('/api/account/export');
      expect(second).toMatchObject({
        status: 429,
        body: {
          code: 'RATE_LIMITED',
          message: 'Your export is already being made. Please wait until it has arrived.',
        },
      });
      expect(second.headers.get('retry-after')).toBe('30');
      jest.restoreAllMocks();
      expect((await exported(other)).has('README.txt')).toBe(true);
      abort.abort();
      await first.arrayBuffer().catch(() => undefined);
      await eventually(async () => expect((await exported(athlete)).has('README.txt')).toBe(true));
    });

    it('makes one for ten concurrent requests', async () => {
      const athlete = await newAthlete(app.url);
      const { started } = endless();
      const abort = new AbortController();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => fetchExport(athlete, abort.signal)),
      );
      await started;
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 429),
      ]);
      abort.abort();
      await eventually(async () => expect(await turns()).toEqual([]));
    });

    it('stops all work when the reader goes away', async () => {
      const athlete = await newAthlete(app.url);
      const { started, state } = endless();
      const abort = new AbortController();
      const response = await fetchExport(athlete, abort.signal);
      await started;
      expect(state.left).toBe(false);
      abort.abort();
      await response.arrayBuffer().catch(() => undefined);
      await eventually(() => expect(state.left).toBe(true));
      await eventually(async () => expect(await turns()).toEqual([]));
    });

    it('breaks the connection on failure, so no half counts as whole; a retry works', async () => {
      const athlete = await newAthlete(app.url);
      const last = app.app.get(AccountContributors).all().at(-1);
      if (!last) throw new Error('nobody contributes');
      async function* failing(): AsyncGenerator<ExportedFile> {
        yield { path: 'a.txt', content: 'a' };
        throw new Error('the database is gone');
      }
      jest.spyOn(last, 'exportOf').mockImplementationOnce(failing);
      await expect(
        fetchExport(athlete).then((response) => response.arrayBuffer()),
      ).rejects.toThrow();
      await eventually(async () => expect((await exported(athlete)).has('chat.json')).toBe(true));
    });

    it('gives its turn back within a minute where its process died', async () => {
      const athlete = await newAthlete(app.url);
      const { id } = await userRow(app, athlete.email);
      const turn = (held: string) =>
        rows(
          app,
          'INSERT INTO account_exports VALUES ($1, gen_random_uuid(), now() + $2::interval) ' +
            'ON CONFLICT (user_id) DO UPDATE SET held_until = excluded.held_until',
          [id, held],
        );
      await turn('59 seconds');
      expect((await fetchExport(athlete)).status).toBe(429);
      await turn('-1 second');
      expect((await exported(athlete)).has('README.txt')).toBe(true);
    });

    it('does not keep its owner from closing the account', async () => {
      const athlete = await newAthlete(app.url);
      const { started } = endless();
      const abort = new AbortController();
      const response = await fetchExport(athlete, abort.signal);
      await started;
      expect((await leave(athlete)).status).toBe(200);
      abort.abort();
      await response.arrayBuffer().catch(() => undefined);
      await eventually(async () => expect(await turns()).toEqual([]));
    });
  });

  it('can be read as slowly as one likes', async () => {
    const person = await personEverywhere(app, 'Somebody', 7);
    const response = await fetchExport(person.client);
    const chunks: Buffer[] = [];
    for await (const chunk of response.body ?? []) {
      chunks.push(Buffer.from(chunk as Uint8Array));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await unzip(Buffer.concat(chunks))).size).toBeGreaterThan(5);
  });
});
