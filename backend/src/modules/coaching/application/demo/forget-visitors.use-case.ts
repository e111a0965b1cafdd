import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { DemoSessionsRepository } from '#coaching/ports/demo/demo-sessions.repository.js';

const DAY_MS = 86_400_000;
/**
 * How long a mail address and a conversation are kept, and how long what is left of a visit. Days;
 * told in docs/contract.md.
 */
export const VISITOR_RETENTION_DAYS = { personal: 30, record: 365 } as const;

/** Keeps no more of visitors than was said. */
@Injectable()
export class ForgetVisitors {
  constructor(
    private readonly sessions: DemoSessionsRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.sessions.anonymise(new Date(now - VISITOR_RETENTION_DAYS.personal * DAY_MS));
    await this.sessions.remove(new Date(now - VISITOR_RETENTION_DAYS.record * DAY_MS));
  }
}
