import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAthlete, type HttpClient } from '#test/support/http-client.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import { unzip } from '#test/support/zip.js';
import { rows, shortRide, uploaded } from './workouts.support.js';

interface Described {
  readonly workout: {
    readonly id: string;
    readonly title: string | null;
    readonly notes: string | null;
  };
}

describe("an athlete's own name and notes of a workout", () => {
  let app: TestApp;
  let athlete: HttpClient & { readonly email: string };
  let id: string;
  beforeAll(async () => {
    app = await startTestApp();
    athlete = await newAthlete(app.url);
    id = await uploaded(athlete, shortRide());
  }, 60_000);
  afterAll(() => app.close());

  const patch = (body: object, client: HttpClient = athlete) =>
    client.patch<Described>(`/api/workouts/${id}`, body);
  const shown = async () => (await athlete.get<Described>(`/api/workouts/${id}`)).body.workout;
  const listed = async () =>
    (await athlete.get<{ workouts: { title: string | null }[] }>('/api/workouts')).body.workouts[0]
      ?.title;

  it('are empty at first; the page shows both, the list the name [WKT-08]', async () => {
    expect(await shown()).toMatchObject({ title: null, notes: null });
    expect(
      await patch({ title: '  Cafe\u0301 loop\n', notes: 'Wind from the west.\r\nGood legs.' }),
    ).toMatchObject({
      status: 200,
      body: { workout: { id, title: 'Café loop', notes: 'Wind from the west.\nGood legs.' } },
    });
    expect(await shown()).toMatchObject({
      title: 'Café loop',
      notes: 'Wind from the west.\nGood legs.',
    });
    expect(await listed()).toBe('Café loop');
  });

  it('change one at a time, and are cleared by null and by blanks', async () => {
    await patch({ title: 'One', notes: 'Two' });
    expect((await patch({ title: 'Three' })).body.workout).toMatchObject({
      title: 'Three',
      notes: 'Two',
    });
    expect((await patch({})).body.workout).toMatchObject({ title: 'Three', notes: 'Two' });
    expect((await patch({ title: null })).body.workout).toMatchObject({
      title: null,
      notes: 'Two',
    });
    expect((await patch({ notes: ' \n ' })).body.workout).toMatchObject({
      title: null,
      notes: null,
    });
  });

  it('accept 120 and 4000 graphemes of any script, and refuse more with the field', async () => {
    expect((await patch({ title: '🚴'.repeat(120), notes: '走'.repeat(4000) })).status).toBe(200);
    expect(await patch({ title: '🚴'.repeat(121) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'title' }] },
    });
    expect(await patch({ notes: '走'.repeat(4001) })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field: 'notes' }] },
    });
    expect(await patch({ notes: 'ä'.repeat(10 * 1024) })).toMatchObject({
      status: 400,
      body: {
        fields: [{ field: 'notes', message: 'The notes may have at most 4000 characters.' }],
      },
    });
    expect(await patch({ notes: 'x'.repeat(60_000) })).toMatchObject({
      status: 400,
      body: {
        fields: [{ field: 'notes', message: 'The notes may have at most 4000 characters.' }],
      },
    });
    expect((await shown()).title).toBe('🚴'.repeat(120));
  });

  it('drop characters that cannot be stored or that reverse text', async () => {
    const { body } = await patch({
      title: 'a\u0000b \u202egpj.exe\u2069 \ud800',
      notes: '\u0000\u0007one\u2028two',
    });
    expect(body.workout).toMatchObject({ title: 'a b gpj.exe \ufffd', notes: 'one\ntwo' });
  });

  it.each([
    [{ title: 1 }, 'title'],
    [{ notes: ['a'] }, 'notes'],
    [{ title: {} }, 'title'],
    [{ sport: 'running' }, 'sport'],
    [{ id: 'x' }, 'id'],
  ])('refuse %j with the field', async (body, field) => {
    expect(await patch(body)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: [{ field }] },
    });
  });

  it("are nobody else's to change", async () => {
    const stranger = await newAthlete(app.url);
    await patch({ title: 'Mine' });
    expect(await patch({ title: 'Theirs' }, stranger)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await athlete.patch('/api/workouts/nonsense', { title: 'a' })).toMatchObject({
      status: 404,
    });
    expect((await shown()).title).toBe('Mine');
  });

  it('may be changed by a suspended athlete [X-12]', async () => {
    const suspended = await newAthlete(app.url);
    const workout = await uploaded(suspended, shortRide(5));
    await rows(
      app,
      `UPDATE users SET suspended_at = now(), suspend_reason = 'unpaid' WHERE email = $1`,
      [suspended.email],
    );
    expect(
      (await suspended.patch(`/api/workouts/${workout}`, { title: 'Still mine' })).status,
    ).toBe(200);
  });

  it('are in the export, and stay when the workout is computed again', async () => {
    await patch({ title: 'Kept title', notes: 'Kept notes' });
    await rows(app, `UPDATE workout_analyses SET status = 'recomputing' WHERE workout_id = $1`, [
      id,
    ]);
    await athlete.post('/api/profile', { currentFTP: 212 });
    const response = await fetch(`${app.url}/api/account/export`, {
      headers: { Authorization: `Bearer ${athlete.token ?? ''}` },
    });
    const files = await unzip(new Uint8Array(await response.arrayBuffer()));
    expect(JSON.parse(String(files.get(`workouts/${id}.json`)))).toMatchObject({
      title: 'Kept title',
      notes: 'Kept notes',
    });
    expect(await shown()).toMatchObject({ title: 'Kept title', notes: 'Kept notes' });
  });

  it('end with the workout: a rename during deletion succeeds or finds it gone', async () => {
    const gone = await newAthlete(app.url);
    const workout = await uploaded(gone, shortRide(6));
    const renames = Array.from({ length: 6 }, (_, at) =>
      gone.patch(`/api/workouts/${workout}`, { title: `Name ${at}` }),
    );
    const [deleted, ...answers] = await Promise.all([
      gone.send(`/api/workouts/${workout}`, { method: 'DELETE' }),
      ...renames,
    ]);
    expect(deleted.status).toBe(204);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect(await gone.patch(`/api/workouts/${workout}`, { title: 'Late' })).toMatchObject({
      status: 404,
    });
  });
});
