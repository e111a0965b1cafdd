import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { defineJob, type PayloadOf } from '#platform/queue/jobs/job-definition.js';
import { Outbox } from '#platform/queue/outbox/outbox.js';
import { anyText } from '#platform/queue/jobs/payload-fields.js';

/**
 * A webhook event of the sandbox; it carries no secret. A real provider retries for days; here the
 * reconciliation heals what is lost.
 */
export const DELIVER_SANDBOX_EVENT = defineJob({
  name: 'deliver-sandbox-event',
  queue: 'billing',
  attempts: 8,
  backoffMs: 1_000,
  payload: { id: anyText, type: anyText, subscriptionId: anyText },
  jobId: ({ id }) => `deliver-${id}`,
});

export type SandboxEvent = PayloadOf<typeof DELIVER_SANDBOX_EVENT>;

/** Adds the delivery of events in the transaction that causes them. */
@Injectable()
export class SandboxCourier {
  constructor(
    private readonly outbox: Outbox,
    private readonly ids: IdGenerator,
  ) {}

  async send(subscriptionId: string, types: readonly string[]): Promise<void> {
    for (const type of types)
      await this.outbox.plan(DELIVER_SANDBOX_EVENT, {
        id: `evt_sandbox_${this.ids.next()}`,
        type,
        subscriptionId,
      });
  }
}
