import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { HttpClient, newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { unzip } from '#test/support/zip.js';
import { userRow } from '../credentials/credentials.support.js';
import { exported, fetchExport } from './export.support.js';
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

  const json = <T = Record<string, unknown>>(files: Map<string, Buffer>, path: string): T =>
    JSON.parse(String(files.get(path))) as T;

  it('is a zip with the day in its name', async () => {
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

  it('contains all data of a person, and a page that explains it [SEC-55]', async () => {
    const person = await personEverywhere(app, 'Wilhelmina');
    const files = await exported(person.client);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'profile.json',
      'sessions.json',
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
      'sessions.json',
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

  it('contains no secret, no server path and no data of others [SEC-55]', async () => {
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
      'sessions.json',
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

  it('leaves out a missing original file, and contains the rest', async () => {
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

  it('supports slow readers', async () => {
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
