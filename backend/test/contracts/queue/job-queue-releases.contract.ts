import { describe, expect, it } from '@jest/globals';

import type { JobContext, JobDefinition } from '#platform/queue/jobs/job-definition.js';
import { eventually } from '#test/support/eventually.js';
import { Journal } from './job-queue.journal.js';
import { aJob, aKind, type QueueWorld, type Work } from './job-queue.world.js';

/** A queue that no other part of the contract uses. */
const OWN = { queue: 'coaching' } as const;

/** Workers of two releases on one queue. */
export function releasesContract(world: QueueWorld): void {
  describe('workers of two releases', () => {
    const nothing = () => Promise.resolve();
    const ran = () => new Journal<{ payload: Work; context: JobContext }>();

    /** A worker of the previous release, which has other kinds of jobs. */
    const older = async (known: JobDefinition<Work> = aKind(OWN), changed = {}) => {
      const done = ran();
      const queue = world.open(changed);
      queue.register(known, async (payload, context) => done.note({ payload, context }));
      await queue.startWorking();
      return done;
    };

    it.each([
      ['a kind', () => aKind(OWN)],
      ['a newer payload of a kind', (kind: JobDefinition<Work>) => ({ ...kind, version: 1 })],
    ])(
      'put back unknown %s until a worker knows it, without losing a try [FAULT-31]',
      async (_what, knownTo) => {
        const kind = { ...aKind(OWN), version: 2 };
        const done = await older(knownTo(kind));
        const newer = world.open();
        const worked = ran();
        newer.register(kind, async (payload, context) => worked.note({ payload, context }));
        const job = aJob(kind);
        await newer.add(job);
        const [line = ''] = await world.log.first(1);
        expect(line).toContain(`no job is declared under the name ${kind.name}@2`);
        await newer.startWorking();
        await newer.gone(job.jobId);
        expect(worked.entries).toMatchObject([
          { payload: { id: job.jobId }, context: { lastAttempt: false } },
        ]);
        expect(done.entries).toEqual([]);
      },
    );

    it('run the jobs of the previous release [FAULT-31]', async () => {
      const kind = aKind(OWN);
      const before = world.open();
      before.register(kind, nothing);
      const done = await older({ ...kind, version: 3 });
      const job = aJob(kind);
      await before.add(job);
      await before.gone(job.jobId);
      expect(done.entries).toMatchObject([{ payload: { id: job.jobId } }]);
    });

    it('fail a job that stays unknown for too long, and log it', async () => {
      const [adder, unheardOf] = [world.open(), aKind(OWN)];
      adder.register(unheardOf, nothing);
      await older(aKind(OWN), { putBackForMs: 0 });
      const job = aJob(unheardOf);
      await adder.add(job);
      await adder.gone(job.jobId);
      // The queue reports the end before the worker has logged it.
      await eventually(() =>
        expect(world.log.entries.join()).toContain(
          `failed for good: no job is declared under the name ${unheardOf.name}`,
        ),
      );
    });
  });
}
