import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer, HttpClient } from '#test/support/http-client.js';
import type { TestApp } from '#test/support/test-app.js';
import { ADMIN_EMAIL, entries, startWithAdministrator } from './admin.support.js';

interface Instruction {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly [field: string]: unknown;
}

const PATH = '/api/admin/coaching-instructions';

describe('the administrators’ instructions to the coach', () => {
  let app: TestApp;
  let boss: HttpClient;
  beforeAll(async () => {
    ({ app, boss } = await startWithAdministrator());
  }, 60_000);
  afterAll(() => app.close());

  const create = async (body: object): Promise<Instruction> =>
    (await boss.post<{ instruction: Instruction }>(PATH, body)).body.instruction;
  const change = (id: string, body: object): Promise<Answer<{ instruction: Instruction }>> =>
    boss.put(`${PATH}/${id}`, body);
  const all = async () => (await boss.get<{ instructions: Instruction[] }>(PATH)).body.instructions;
  const preview = async () =>
    (
      await boss.get<{
        prompt: string;
        tokens: number;
        budget: number;
        included: object[];
        leftOut: object[];
      }>(`${PATH}/preview`)
    ).body;

  it('makes a general and active one by default [ACI-05, ACI-08]', async () => {
    const { status, body } = await boss.post(PATH, { name: ' Tone ', content: 'Be calm.' });
    expect(status).toBe(201);
    expect(body).toEqual({
      instruction: {
        id: expect.any(String),
        name: 'Tone',
        category: 'general',
        content: 'Be calm.',
        isActive: true,
        version: 1,
        updatedAt: expect.any(String),
        lastModifiedBy: ADMIN_EMAIL,
      },
    });
    expect(await all()).toContainEqual((body as { instruction: object }).instruction);
  });

  it.each([{ name: ' ', content: 'x' }, { name: 'x', content: '' }, { name: 'x' }, {}])(
    'refuses %j [ACI-07]',
    async (body) => {
      expect(await boss.post(PATH, body)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', message: 'Name and content are required' },
      });
    },
  );

  it('accepts the five categories and no other [ACI-06]', async () => {
    for (const category of ['general', 'training', 'nutrition', 'recovery', 'performance'])
      expect(
        (await create({ name: category, content: 'x', category, isActive: false }))['category'],
      ).toBe(category);
    expect((await boss.post(PATH, { name: 'x', content: 'x', category: 'sleep' })).status).toBe(
      400,
    );
  });

  it('keeps every version as it was saved [ACI-10, X-48]', async () => {
    const { id } = await create({ name: 'Pace', content: 'First.', isActive: false });
    expect(
      (
        await change(id, {
          name: 'Pace',
          content: 'Second.',
          category: 'training',
          isActive: false,
          version: 1,
        })
      ).body.instruction,
    ).toMatchObject({ version: 2, category: 'training' });
    expect((await boss.get(`${PATH}/${id}/versions`)).body).toMatchObject({
      versions: [
        { version: 1, content: 'First.', savedBy: ADMIN_EMAIL },
        { version: 2, content: 'Second.' },
      ],
    });
  });

  it('refuses a change of an outdated version, and changes nothing [X-48]', async () => {
    const { id } = await create({ name: 'Stale', content: 'First.', isActive: false });
    await change(id, { name: 'Stale', content: 'Second.', isActive: false, version: 1 });
    expect(
      await change(id, { name: 'Stale', content: 'Mine.', isActive: false, version: 1 }),
    ).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', currentVersion: 2 } });
    expect((await all()).find((one) => one.id === id)).toMatchObject({
      content: 'Second.',
      version: 2,
    });
  });

  it('accepts one of ten concurrent changes of the same version [X-48]', async () => {
    const { id } = await create({ name: 'Race', content: 'First.', isActive: false });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        change(id, { name: 'Race', content: `By ${n}.`, isActive: false, version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ]);
    expect(
      (await entries(app, 'instruction-changed')).filter(({ subject }) => subject === id),
    ).toHaveLength(1);
  });

  it('edits the newest version where none is named [ACI-08]', async () => {
    const { id } = await create({ name: 'Plain', content: 'First.', isActive: false });
    const answers = await Promise.all(
      ['Second.', 'Third.', 'Fourth.'].map((content) =>
        change(id, { name: 'Plain', content, isActive: false }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await all()).find((one) => one.id === id)).toMatchObject({ version: 4 });
    expect(await change(id, { name: 'Plain', content: 'Fifth.', version: 3 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION' },
    });
  });

  it('refuses an outdated edit that would undo the switch [ACI-10]', async () => {
    const draft = { name: 'Switch', content: 'On.', isActive: true };
    const { id } = await create(draft);
    expect((await change(id, { ...draft, isActive: false, version: 1 })).body).toMatchObject({
      instruction: { version: 2, isActive: false },
    });
    expect(await change(id, { ...draft, content: 'Mine.', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', currentVersion: 2 },
    });
  });

  it('weighs a draft before it is saved, and says who would read it [ACI-11]', async () => {
    const estimate = async (content: string, more: object = {}) =>
      (
        await boss.post<{ tokens: number; totalTokens: number; budget: number }>(
          `${PATH}/estimate`,
          { content, category: 'recovery', isActive: true, ...more },
        )
      ).body;
    const before = await preview();
    expect(await estimate('Sleep well.')).toEqual({
      tokens: 8,
      totalTokens: expect.any(Number),
      budget: 600,
      draftFits: true,
      othersLeftOut: [],
      model: null,
    });
    expect(await estimate('long '.repeat(2000))).toMatchObject({
      draftFits: false,
      totalTokens: before.tokens,
    });
    const crowd = await create({ name: 'Crowd', content: 'Eat well.', category: 'performance' });
    expect(await estimate('rest '.repeat(385))).toMatchObject({
      draftFits: true,
      othersLeftOut: ['Crowd'],
    });
    expect(await estimate('rest '.repeat(385), { isActive: false })).toMatchObject({
      draftFits: true,
      othersLeftOut: [],
    });
    expect(await estimate('', { id: crowd.id })).toMatchObject({ draftFits: true });
    expect((await boss.post(`${PATH}/estimate`, { content: 'x', category: 'x' })).status).toBe(400);
    await boss.send(`${PATH}/${crowd.id}`, { method: 'DELETE' });
  });

  it('restores a deleted one, inactive and once', async () => {
    const { id } = await create({ name: 'Back', content: 'Here again.' });
    await boss.send(`${PATH}/${id}`, { method: 'DELETE' });
    const deleted = (await boss.get<{ instructions: Instruction[] }>(`${PATH}/deleted`)).body;
    expect(deleted.instructions[0]).toMatchObject({ id, name: 'Back', deletedBy: ADMIN_EMAIL });
    const answers = await Promise.all([1, 2].map(() => boss.post(`${PATH}/${id}/restore`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await all()).find((one) => one.id === id)).toMatchObject({
      isActive: false,
      version: 2,
    });
    expect(
      (await entries(app, 'instruction-restored')).filter(({ subject }) => subject === id),
    ).toHaveLength(1);
  });

  it('shows what a model receives within the tokens, and what did not fit [ACI-11]', async () => {
    const { id } = await create({ name: 'Shown', content: 'Speak of the wind first.' });
    const long = await create({
      ...{ name: 'Long', content: 'wind '.repeat(1500), category: 'performance' },
    });
    await create({ name: 'Off', content: 'Never shown.', isActive: false });
    const shown = await preview();
    expect(shown.prompt).toContain('Speak of the wind first.');
    expect(shown.prompt).toContain('They rank below every rule above');
    expect(shown.prompt).not.toContain('Never shown.');
    expect(shown.included).toContainEqual({ name: 'Shown', version: 1 });
    expect(shown.leftOut).toEqual([{ name: 'Long', version: 1 }]);
    expect(shown.tokens).toBeLessThanOrEqual(shown.budget);
    expect((await boss.get(PATH)).body).toMatchObject({
      leftOut: [long.id],
      tokens: shown.tokens,
      budget: shown.budget,
      model: null,
    });
    await change(id, {
      name: 'Shown',
      content: 'Speak of the wind first.',
      isActive: false,
      version: 1,
    });
    expect((await preview()).prompt).not.toContain('Speak of the wind first.');
  });

  it('deletes one, and keeps its versions [ACI-08]', async () => {
    const { id } = await create({ name: 'Gone', content: 'x', isActive: false });
    expect((await boss.send(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await boss.send(`${PATH}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await boss.get(`${PATH}/${id}/versions`)).status).toBe(200);
    expect((await change(id, { name: 'Gone', content: 'x', version: 1 })).status).toBe(404);
    expect((await boss.get(`${PATH}/${randomUUID()}/versions`)).status).toBe(404);
    expect(
      (await entries(app)).filter(({ subject }) => subject === id).map(({ action }) => action),
    ).toEqual(['instruction-created', 'instruction-deleted']);
  });
});
