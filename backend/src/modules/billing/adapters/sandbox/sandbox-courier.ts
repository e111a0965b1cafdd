import { IdGenerator } from '#kernel/id-generator.js';
import type { JobDefinition } from '#platform/queue/job-definition.js';
import { plan } from '#platform/queue/job-definition.js';
import { Outbox } from '#platform/queue/outbox.js';

/**
 * News of the sandbox on their way to our own webhook. They carry what a person may see: no secret.
 */
export type SandboxEvent = {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string;
};

/**
 * As patient as a provider that tries for days is not; what is lost is healed by the
 * reconciliation.
 */
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

/** Sends news with the commit that makes them true. */
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
