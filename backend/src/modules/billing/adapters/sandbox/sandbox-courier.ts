import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import type { JobDefinition } from '#platform/queue/job-definition.js';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';

/** An event of the sandbox on its way to our webhook; contains no secret. */
export type SandboxEvent = {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string;
};

/** Far fewer tries than a real provider makes; the reconciliation repairs what is lost. */
export const DELIVER_SANDBOX_EVENT: JobDefinition<SandboxEvent> = {
  name: 'deliver-sandbox-event',
  queue: 'billing',
  attempts: 8,
  backoffMs: 1_000,
  jobId: ({ id }) => `deliver-${id}`,
  parse: (payload) => {
    const { id, type, subscriptionId } = payload as Partial<Record<keyof SandboxEvent, unknown>>;
    if (typeof id !== 'string' || typeof type !== 'string' || typeof subscriptionId !== 'string')
      throw new Error('the payload is no event of the sandbox');
    return { id, type, subscriptionId };
  },
};

/** Plans the delivery of events in the transaction that causes them. */
@Injectable()
export class SandboxCourier {
  constructor(
    private readonly outbox: Outbox,
    private readonly ids: IdGenerator,
  ) {}

  async send(subscriptionId: string, types: readonly string[]): Promise<void> {
    for (const type of types)
      await this.outbox.add(
        plan(DELIVER_SANDBOX_EVENT, { id: `evt_sandbox_${this.ids.next()}`, type, subscriptionId }),
      );
  }
}
