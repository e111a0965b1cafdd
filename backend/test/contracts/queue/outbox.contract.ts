import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { UnitOfWork } from '#kernel/unit-of-work.js';
import type { Outbox } from '#platform/queue/outbox/outbox.js';
import { takeDownLog } from './job-queue.log.js';
import { Gate, type Journal } from './job-queue.journal.js';
import { aJob, aKind } from './job-queue.world.js';
import { RecordingQueue } from './outbox.recording-queue.js';

/** One process with an outbox; several share what is stored. */
export interface OutboxProcess {
  readonly outbox: Outbox;
  /** Starts to look for jobs that other processes left. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

export interface OutboxWorld {
  readonly unitOfWork: UnitOfWork;
  open(queue: RecordingQueue): OutboxProcess;
  /** A process that dies before it commits the jobs it has queued. */
  openDying(queue: RecordingQueue): OutboxProcess;
  /** How many planned jobs are stored. */
  stored(): Promise<number>;
}

/** @param world returns an empty outbox that no other suite uses */
export function outboxContract(name: string, world: () => OutboxWorld): void {
  describe(`outbox: ${name}`, () => {
    const kind = aKind();
    let processes: OutboxProcess[];
    let log: Journal<string>;

    const aQueue = () => {
      const queue = new RecordingQueue();
      queue.registry.register(kind, () => Promise.resolve());
      return queue;
    };
    const open = (queue: RecordingQueue) => {
      const opened = world().open(queue);
      processes.push(opened);
      return opened;
    };

    /** Leaves a job behind, as a process that dies right after its commit does. */
    const leave = async (count = 1) => {
      const dead = world().open(aQueue());
      await dead.stop();
      const jobs = Array.from({ length: count }, () => aJob(kind));
      await world().unitOfWork.run(async () => {
        for (const job of jobs) await dead.outbox.add(job);
      });
      return jobs;
    };

    beforeEach(() => {
      log = takeDownLog();
      processes = [];
    });
    afterEach(async () => {
      await Promise.all(processes.map((opened) => opened.stop()));
      jest.restoreAllMocks();
    });

    it('queues a job right after the commit, and not before', async () => {
      const queue = aQueue();
      const { outbox } = open(queue);
      const job = aJob(kind);
      await world().unitOfWork.run(async () => {
        await outbox.add(job);
        await outbox.add({
          ...aJob(kind),
          payload: { id: 'x', nested: [1, null, 'ü', { deep: true }] },
        });
        expect(queue.added.entries).toEqual([]);
      });
      const [first, second] = await queue.added.first(2);
      expect(first).toEqual(job);
      expect(second?.payload).toEqual({ id: 'x', nested: [1, null, 'ü', { deep: true }] });
    });

    it('forgets a job whose transaction is rolled back', async () => {
      const queue = aQueue();
      const { outbox, stop } = open(queue);
      const failing = world().unitOfWork.run(async () => {
        await outbox.add(aJob(kind));
        throw new Error('changed my mind');
      });
      await expect(failing).rejects.toThrow('changed my mind');
      expect(await world().stored()).toBe(0);
      await stop();
      expect(queue.added.entries).toEqual([]);
    });

    it('queues a job immediately outside a transaction', async () => {
      const queue = aQueue();
      const job = aJob(kind);
      await open(queue).outbox.add(job);
      expect(await queue.added.first(1)).toEqual([job]);
    });

    it('queues the jobs of a process that died after its commit [FAULT-06]', async () => {
      const jobs = await leave(3);
      expect(await world().stored()).toBe(3);
      const queue = aQueue();
      open(queue).start();
      expect(await queue.added.first(3)).toEqual(jobs);
    });

    it('empties an outbox of many hundreds of jobs', async () => {
      const jobs = await leave(350);
      const queue = aQueue();
      const { start, stop } = open(queue);
      start();
      const added = await queue.added.first(350);
      expect(added.map(({ jobId }) => jobId)).toEqual(jobs.map(({ jobId }) => jobId));
      await stop();
      expect(await world().stored()).toBe(0);
    });

    it('adds each job once when many processes empty it concurrently', async () => {
      const jobs = await leave(400);
      const queue = aQueue();
      for (let count = 0; count < 4; count += 1) open(queue).start();
      await queue.added.first(jobs.length);
      await Promise.all(processes.map((opened) => opened.stop()));
      expect(queue.added.entries.map(({ jobId }) => jobId).sort()).toEqual(
        jobs.map(({ jobId }) => jobId).sort(),
      );
      expect(await world().stored()).toBe(0);
    });

    it('keeps a refused job, queues the others, and retries', async () => {
      const jobs = await leave(3);
      const queue = aQueue();
      const refused = jobs[1];
      let refusals = 0;
      queue.admit = ({ jobId }) => {
        if (jobId === refused?.jobId && (refusals += 1) === 1) throw new Error('the queue is away');
      };
      open(queue).start();
      const added = await queue.added.first(3);
      expect(added[2]).toEqual(refused);
      expect(refusals).toBe(2);
      expect(log.entries.join()).toContain('the queue is away');
    });

    it('adds a job again under its id after a death between queue and commit', async () => {
      const [job] = await leave();
      const queue = aQueue();
      const dying = world().openDying(queue);
      dying.start();
      await queue.added.first(1);
      await dying.stop();
      expect(await world().stored()).toBe(1);
      open(queue).start();
      expect(await queue.added.first(2)).toEqual([job, job]);
    });

    it('refuses an undeclared job, and rolls back the transaction', async () => {
      const { outbox } = open(aQueue());
      const stranger = aJob(aKind({ name: 'stranger' }));
      await expect(world().unitOfWork.run(() => outbox.add(stranger))).rejects.toThrow(
        'no job is declared under the name stranger',
      );
      expect(await world().stored()).toBe(0);
    });

    it('leaves an unknown kind of job to a process that knows it [FAULT-31]', async () => {
      const [known] = await leave();
      const newer = new RecordingQueue();
      const unknown = aKind();
      newer.registry.register(unknown, () => Promise.resolve());
      const newerProcess = world().open(newer);
      await newerProcess.stop();
      const job = aJob(unknown);
      await newerProcess.outbox.add(job);
      const older = aQueue();
      const { start, stop } = open(older);
      start();
      expect(await older.added.first(1)).toEqual([known]);
      await stop();
      expect(await world().stored()).toBe(1);
      open(newer).start();
      expect(await newer.added.first(1)).toEqual([job]);
    });

    it('waits for a job in transit before it stops', async () => {
      await leave();
      const queue = aQueue();
      const [asked, gate] = [new Gate(), new Gate()];
      queue.admit = async () => {
        asked.open();
        await gate.opened;
      };
      const { start, stop } = open(queue);
      start();
      await asked.opened;
      const stopped = stop();
      gate.open();
      await stopped;
      expect(queue.added.entries).toHaveLength(1);
      expect(await world().stored()).toBe(0);
    });
  });
}
