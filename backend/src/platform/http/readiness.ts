import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../database/database-session.js';
import { FileStore } from '../files/file-store.js';
import { JobQueue } from '../queue/jobs/job-queue.js';

/** A probe that hangs is a probe that failed; load balancers give up at about this time too. */
const PROBE_LIMIT_MS = 2_000;

/** Asks every service the product cannot work without. */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: DatabaseSession,
    private readonly queue: JobQueue,
    private readonly files: FileStore,
  ) {}

  /** Names of the services that do not answer in time; empty when all do. */
  async unavailable(): Promise<string[]> {
    const probes: readonly [string, () => Promise<unknown>][] = [
      ['database', () => this.database.manager().query('SELECT 1')],
      ['queue', () => this.queue.ping()],
      ['file store', () => this.files.ping()],
    ];
    const answers = await Promise.all(
      probes.map(async ([name, probe]) => ((await answersInTime(probe)) ? [] : [name])),
    );
    return answers.flat();
  }
}

async function answersInTime(probe: () => Promise<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), PROBE_LIMIT_MS);
  try {
    return await Promise.race([
      probe().then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}
