import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountContributors, type ExportedFile } from '#accounts/index.js';
import { eventually } from '#test/support/eventually.js';
import { newAthlete } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { userRow } from '../credentials/credentials.support.js';
import { exported, fetchExport } from './export.support.js';
import { leave } from './leaving.support.js';
import { rows } from '../workouts/workouts.support.js';

describe('an export under way', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const turns = () => rows(app, 'SELECT 1 FROM account_exports');

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
    await expect(fetchExport(athlete).then((response) => response.arrayBuffer())).rejects.toThrow();
    await eventually(async () => expect((await exported(athlete)).has('chat.json')).toBe(true));
  });

  it('frees the turn of a dead process within a minute', async () => {
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

  it('does not block the closing of the account', async () => {
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
