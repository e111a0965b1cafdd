import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { OnJob } from '#platform/queue/jobs/on-job.js';
import { ReceiveProviderEvent } from '#billing/application/receive-provider-event.use-case.js';
import { DELIVER_SANDBOX_EVENT, type SandboxEvent } from './sandbox-courier.js';
import { SandboxSignature } from './sandbox-signature.js';

/** Signs the webhook events of the sandbox and delivers them as a real provider would. */
@Injectable()
export class SandboxEventJobHandler {
  constructor(
    private readonly receive: ReceiveProviderEvent,
    private readonly signature: SandboxSignature,
    private readonly clock: Clock,
  ) {}

  @OnJob(DELIVER_SANDBOX_EVENT)
  async run(event: SandboxEvent): Promise<void> {
    const body = Buffer.from(JSON.stringify(event));
    await this.receive.execute(body, this.signature.sign(body, this.clock.now()));
  }
}
