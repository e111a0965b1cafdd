import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { JobQueue } from '#platform/queue/job-queue.js';
import { ReceiveProviderEvent } from '#billing/application/receive-provider-event.use-case.js';
import { DELIVER_SANDBOX_EVENT } from './sandbox-courier.js';
import { SandboxSignature } from './sandbox-signature.js';

/** Signs the sandbox's events and delivers them through the use case of the webhook. */
@Injectable()
export class SandboxEventJobHandler implements OnModuleInit {
  constructor(
    private readonly queue: JobQueue,
    private readonly receive: ReceiveProviderEvent,
    private readonly signature: SandboxSignature,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.queue.register(DELIVER_SANDBOX_EVENT, (event) => {
      const body = Buffer.from(JSON.stringify(event));
      return this.receive.execute(body, this.signature.sign(body, this.clock.now()));
    });
  }
}
