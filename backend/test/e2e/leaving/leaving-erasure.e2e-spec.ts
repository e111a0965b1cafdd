import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AccountContributors } from '#accounts/index.js';
import { EraseAccount } from '#accounts/application/deletion/erase-account.use-case.js';
import { AccountDeletionRepository } from '#accounts/ports/account-deletion.repository.js';
import { SweepErasures } from '#accounts/application/deletion/sweep-erasures.use-case.js';
import { AccountJobs } from '#accounts/ports/account-jobs.js';
import { eventually } from '#test/support/eventually.js';
import { ImportWorkout } from '#workouts/application/import/import-workout.use-case.js';
import { FitFileStore } from '#workouts/ports/fit-file.store.js';
import { FitReader } from '#workouts/ports/fit-reader.js';
import { startTestApp, type TestApp } from '#test/support/test-app.js';
import {
  deletedRows,
  erased,
  filesWith,
  leave,
  personEverywhere,
  rowsWith,
} from './leaving.support.js';
import { filesOnDisk, rows } from '../workouts/workouts.support.js';

describe('erasure', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  }, 60_000);
  afterAll(() => app.close());
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('erases a person everywhere, and nobody else [X-55, PRO-20, SEC-39, SEC-56]', async () => {
    const [mark, otherMark] = [aName(), aName()];
    const [person, other] = [
      await personEverywhere(app, mark),
      await personEverywhere(app, otherMark, 10),
    ];
    const places = (found: readonly string[]) => new Set(found.map((row) => row.split(': ')[0]));
    const before = await rowsWith(app, mark);
    expect(places(before)).toEqual(
      new Set([
        'public.chat_answers_sent',
        'public.chat_messages',
        'public.questionnaire_drafts',
        'public.questionnaires',
        'public.subscriptions',
        'public.uploads',
        'public.users',
        'public.workout_listings',
        'public.workouts',
      ]),
    );
    // Letters greet by name, where it is one.
    const letters = async (name: string) =>
      (await filesWith(app, name)).filter((file) => file.endsWith('.eml'));
    for (const name of [mark, otherMark])
      await eventually(async () => expect(await letters(name)).toHaveLength(6));
    const otherRows = await rowsWith(app, other.userId);
    const otherFiles = await filesWith(app, otherMark);

    await leave(person.client);
    await erased(app, person.userId);
    expect(await rowsWith(app, mark)).toEqual([]);
    expect(await filesWith(app, mark)).toEqual([]);
    expect(places(await rowsWith(app, person.email))).toEqual(new Set(['public.deleted_accounts']));
    expect((await rowsWith(app, person.userId)).filter((row) => row.startsWith('public.'))).toEqual(
      [expect.stringMatching(/^public\.deleted_accounts: /)],
    );
    expect(
      (await rowsWith(app, person.workoutId)).filter((row) => row.startsWith('public.')),
    ).toEqual([]);

    expect(await rowsWith(app, other.userId)).toEqual(otherRows);
    expect(await filesWith(app, otherMark)).toEqual(otherFiles);
    expect((await other.client.get(`/api/workouts/${other.workoutId}`)).status).toBe(200);
    expect((await filesOnDisk(app)).filter((file) => file.endsWith('.fit'))).toHaveLength(1);
  });

  describe('that breaks off', () => {
    const names = ['accounts', 'billing', 'workouts', 'coaching'];
    const breaks = names.flatMap((name) =>
      [1, 2].flatMap((pass) =>
        (['before', 'after'] as const).map((when) => [when, name, pass] as const),
      ),
    );

    /** Lets the part break off once, in its first or second pass. */
    function sabotage(name: string, when: 'before' | 'after', pass: number): () => number {
      const part = app.app
        .get(AccountContributors)
        .all()
        .find((contributor) => contributor.name === name);
      if (!part) throw new Error(`nobody is called ${name}`);
      const erase = part.erase.bind(part);
      let calls = 0;
      jest.spyOn(part, 'erase').mockImplementation(async (userId) => {
        calls += 1;
        if (calls === pass && when === 'before') throw new Error('broken off');
        await erase(userId);
        if (calls === pass) throw new Error('broken off');
      });
      return () => calls;
    }

    it('is everybody’s', () => {
      expect(
        app.app
          .get(AccountContributors)
          .all()
          .map(({ name }) => name)
          .sort(),
      ).toEqual([...names].sort());
    });

    it.each(breaks)(
      '%s the part of %s, in pass %i, goes on where it was',
      async (when, name, pass) => {
        const person = await personEverywhere(app, 'Somebody');
        const job = app.app.get(EraseAccount);
        const run = job.execute.bind(job);
        // The queue would try again only after a while: here the test does.
        const queued = jest.spyOn(job, 'execute').mockResolvedValue();
        const calls = sabotage(name, when, pass);
        await leave(person.client);
        await eventually(() => expect(queued).toHaveBeenCalledWith(person.userId));
        await expect(run(person.userId)).rejects.toThrow('broken off');
        expect(await deletedRows(app, person.userId)).toEqual([
          expect.objectContaining({ erased_at: null, upload_count: 1 }),
        ]);
        await run(person.userId);
        expect(calls()).toBe(pass + 2);
        await expectNothing(person.userId);
      },
    );

    it('is retried by the queue after a failure behind the account’s row', async () => {
      const person = await personEverywhere(app, 'Somebody');
      const accounts = app.app.get(AccountDeletionRepository);
      const remove = accounts.remove.bind(accounts);
      jest.spyOn(accounts, 'remove').mockImplementationOnce(async (userId) => {
        await remove(userId);
        throw new Error('broken off');
      });
      await leave(person.client);
      await expectNothing(person.userId);
    });
  });

  it('finds every file again whose removal failed', async () => {
    const person = await personEverywhere(app, 'Somebody');
    const job = app.app.get(EraseAccount);
    const run = job.execute.bind(job);
    jest.spyOn(job, 'execute').mockResolvedValue();
    await leave(person.client);
    const removal = jest
      .spyOn(app.app.get(FitFileStore), 'remove')
      .mockRejectedValueOnce(new Error('the disk is gone'));
    await expect(run(person.userId)).rejects.toThrow('the disk is gone');
    expect(removal).toHaveBeenCalledTimes(1);
    expect(await filesOfErased()).toHaveLength(1);
    await run(person.userId);
    expect(await filesOfErased()).toEqual([]);
    await expectNothing(person.userId);
  });

  it('stops a worker from reading a file during its removal', async () => {
    const person = await personEverywhere(app, 'Somebody');
    const [upload] = await rows<{ id: string }>(
      app,
      `UPDATE uploads SET status = 'queued' WHERE user_id = $1 RETURNING id`,
      [person.userId],
    ).then((answer) => answer.flat() as { id: string }[]);
    const read = jest.spyOn(app.app.get(FitReader), 'read');
    const files = app.app.get(FitFileStore);
    const remove = files.remove.bind(files);
    jest.spyOn(files, 'remove').mockImplementation(async (key) => {
      await remove(key);
      await app.app
        .get(ImportWorkout)
        .execute(upload?.id ?? '', { lastAttempt: false, signal: new AbortController().signal });
    });
    await leave(person.client);
    await expectNothing(person.userId);
    expect(read).not.toHaveBeenCalled();
  });

  it('changes nothing on a repeat or for an open account', async () => {
    const [gone, open] = [
      await personEverywhere(app, 'Gone'),
      await personEverywhere(app, 'Open', 20),
    ];
    await leave(gone.client);
    const row = await erased(app, gone.userId);
    const job = app.app.get(EraseAccount);
    await job.execute(gone.userId);
    await job.execute(open.userId);
    await job.execute(randomUUID());
    expect(await deletedRows(app, gone.userId)).toEqual([row]);
    expect((await open.client.get(`/api/workouts/${open.workoutId}`)).status).toBe(200);
  });

  it('gives the same result with several concurrent workers', async () => {
    const person = await personEverywhere(app, 'Somebody');
    const job = app.app.get(EraseAccount);
    await leave(person.client);
    await Promise.all(Array.from({ length: 5 }, () => job.execute(person.userId)));
    await erased(app, person.userId);
    await expectNothing(person.userId);
  });

  it('is scheduled again while it is incomplete, after its turn', async () => {
    const person = await personEverywhere(app, 'Somebody');
    const job = jest.spyOn(app.app.get(EraseAccount), 'execute').mockResolvedValue();
    await leave(person.client);
    await eventually(() => expect(job).toHaveBeenCalledTimes(1));
    const sweep = app.app.get(SweepErasures);
    const plan = jest.spyOn(app.app.get(AccountJobs), 'eraseAccount');
    await sweep.replanOpen();
    expect(plan).not.toHaveBeenCalled();
    job.mockRestore();
    await rows(app, `UPDATE users SET leaving_since = now() - interval '2 minutes' WHERE id = $1`, [
      person.userId,
    ]);
    await sweep.replanOpen();
    expect(plan.mock.calls).toEqual([[person.userId]]);
    await expectNothing(person.userId);
  });

  /** A unique name of letters only. */
  function aName(): string {
    const letterOf = (digit: string) => String.fromCharCode(97 + Number.parseInt(digit, 16));
    const letters = [...randomUUID().replaceAll('-', '')].map(letterOf);
    return `Marker${letters.join('')}`.slice(0, 20);
  }

  /** Original files of anybody who has left; those of the others belong to a row. */
  async function filesOfErased(): Promise<string[]> {
    const kept = await rows<{ key: string }>(
      app,
      'SELECT file_key AS key FROM uploads JOIN users ON users.id = user_id WHERE ' +
        'leaving_since IS NULL',
    );
    return (await filesOnDisk(app)).filter(
      (file) => file.endsWith('.fit') && !kept.some(({ key }) => file.endsWith(key)),
    );
  }

  async function expectNothing(userId: string): Promise<void> {
    await erased(app, userId);
    expect((await rowsWith(app, userId)).filter((row) => row.startsWith('public.'))).toEqual([
      expect.stringMatching(/^public\.deleted_accounts: /),
    ]);
  }
});
