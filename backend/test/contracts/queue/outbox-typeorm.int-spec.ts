import { afterAll, afterEach, beforeAll } from '@jest/globals';

import { QueueConfig } from '#config/queue.config.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { OutboxDispatcher } from '#platform/queue/outbox/outbox-dispatcher.js';
import { TypeOrmOutbox } from '#platform/queue/outbox/typeorm-outbox.js';
import { openTestSession, type TestSession } from '#test/support/test-session.js';
import { outboxContract, type OutboxProcess } from './outbox.contract.js';
import type { RecordingQueue } from './outbox.recording-queue.js';

let database: TestSession;

beforeAll(async () => {
  database = await openTestSession();
});
afterEach(() => database.dataSource.query('TRUNCATE outbox'));
afterAll(() => database.close());

function openProcess(queue: RecordingQueue, unitOfWork: UnitOfWork): OutboxProcess {
  const dispatcher = new OutboxDispatcher(
    unitOfWork,
    database.session,
    queue.registry,
    queue,
    new QueueConfig(null, 'all'),
  );
  const outbox = new TypeOrmOutbox(database.session, queue.registry, dispatcher);
  return { outbox, start: () => dispatcher.start(), stop: () => dispatcher.stop() };
}

/** Does all of the work, then rolls it back. */
class DyingUnitOfWork extends UnitOfWork {
  override run<T>(work: () => Promise<T>): Promise<T> {
    return database.unitOfWork.run(async () => {
      await work();
      throw new Error('killed before the commit');
    });
  }
}

outboxContract('TypeOrmOutbox', () => ({
  unitOfWork: database.unitOfWork,
  open: (queue) => openProcess(queue, database.unitOfWork),
  openDying: (queue) => openProcess(queue, new DyingUnitOfWork()),
  stored: async () => {
    const [row] = await database.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM outbox',
    );
    return row?.count ?? 0;
  },
}));
