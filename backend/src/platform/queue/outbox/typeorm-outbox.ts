import { Injectable } from '@nestjs/common';

import { DatabaseSession } from '#platform/database/database-session.js';
import type { NewJob } from '../jobs/job-definition.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { Outbox } from './outbox.js';
import { OutboxDispatcher } from './outbox-dispatcher.js';

/**
 * Rows of table `outbox`, written in the caller's transaction and moved into the queue right after
 * its commit.
 */
@Injectable()
export class TypeOrmOutbox extends Outbox {
  constructor(
    private readonly session: DatabaseSession,
    private readonly registry: JobRegistry,
    private readonly dispatcher: OutboxDispatcher,
  ) {
    super();
  }

  /**
   * Throws on a job of an unknown name, so that the caller's transaction fails and not the dispatch
   * after it.
   */
  override async add(job: NewJob): Promise<void> {
    this.registry.get(job.name);
    await this.session.query('INSERT INTO outbox (name, job_id, payload) VALUES ($1, $2, $3)', [
      job.name,
      job.jobId,
      JSON.stringify(job.payload),
    ]);
    this.session.afterCommit(() => this.dispatcher.kick());
  }
}
