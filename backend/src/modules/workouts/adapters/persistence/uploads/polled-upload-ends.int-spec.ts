import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { newUser } from '#test/support/new-user.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import type { QueueLifecycle } from '#platform/queue/workers/queue-lifecycle.js';
import { PolledUploadEnds } from './polled-upload-ends.js';
import { TypeormUploadRepository } from './typeorm-upload.repository.js';
import { UploadRecord } from './upload.record.js';

const NOW = new Date('2026-05-03T07:00:00Z');
const LONG_MS = 20_000;

describe('PolledUploadEnds', () => {
  let database: TestSession;
  let uploads: TypeormUploadRepository;
  let userId: string;
  let stop: AbortController;
  let ends: PolledUploadEnds;

  beforeAll(async () => {
    database = await openTestSession([UploadRecord]);
    uploads = new TypeormUploadRepository(database.session);
    ({ userId } = await newUser(database.dataSource));
  });
  afterAll(() => database.close());
  beforeEach(() => {
    stop = new AbortController();
    ends = new PolledUploadEnds(database.session, { stopped: stop.signal } as QueueLifecycle);
  });
  afterEach(() => {
    stop.abort();
    jest.restoreAllMocks();
  });

  async function open(): Promise<string> {
    const id = randomUUID();
    const fileKey = `fit/00/${id}.fit`;
    const sha256 = id.padEnd(64, '0');
    await uploads.insert({
      id,
      userId,
      sha256,
      fileName: 'a.fit',
      fileKey,
      sizeBytes: 1,
      createdAt: NOW,
    });
    return id;
  }

  async function fail(id: string): Promise<void> {
    const claim = await uploads.claim(id, NOW);
    const failure = { code: 'PROCESSING_FAILED', message: 'no' } as never;
    expect(await uploads.fail(id, claim?.attempt ?? 0, failure, NOW)).toBe(true);
  }

  const state = (wait: Promise<void>, ms: number) =>
    Promise.race([wait.then(() => 'over'), pause(ms, 'waiting')]);

  it('waits while an upload is queued or processing, and no longer', async () => {
    const id = await open();
    const wait = ends.whenOver(id, LONG_MS);
    expect(await state(wait, 60)).toBe('waiting');
    await fail(id);
    expect(await state(wait, 5_000)).toBe('over');
  });

  it('does not wait for an upload that is gone', async () => {
    expect(await state(ends.whenOver(randomUUID(), LONG_MS), 5_000)).toBe('over');
  });

  it('gives up when the time is over', async () => {
    const id = await open();
    expect(await state(ends.whenOver(id, 50), 5_000)).toBe('over');
  });

  it('releases every wait once the queue has stopped', async () => {
    const id = await open();
    const wait = ends.whenOver(id, LONG_MS);
    stop.abort();
    expect(await state(wait, 1_000)).toBe('over');
    expect(await state(ends.whenOver(id, LONG_MS), 1_000)).toBe('over');
  });

  it('goes on after a poll that failed', async () => {
    const id = await open();
    const query = jest.spyOn(database.dataSource.manager, 'query');
    query.mockRejectedValueOnce(new Error('the connection broke'));
    const wait = ends.whenOver(id, LONG_MS);
    expect(await state(wait, 60)).toBe('waiting');
    await fail(id);
    expect(await state(wait, 5_000)).toBe('over');
  });

  it('polls a thousand uploads in one statement, and none without a wait [UPL-09]', async () => {
    const ids = await Promise.all(Array.from({ length: 1_000 }, () => open()));
    const query = jest.spyOn(database.dataSource.manager, 'query');
    const waits = ids.map((id) => ends.whenOver(id, LONG_MS));
    expect(
      await state(
        Promise.all(waits).then(() => undefined),
        100,
      ),
    ).toBe('waiting');
    expect(query.mock.calls.length).toBeLessThan(10);
    await database.dataSource.query(`UPDATE uploads SET status = 'failed', error = '{}'`);
    await Promise.all(waits);
    query.mockClear();
    await pause(250);
    expect(query).not.toHaveBeenCalled();
  });
});
