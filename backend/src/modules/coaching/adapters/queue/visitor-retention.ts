import { Injectable } from '@nestjs/common';
import { Every } from '#platform/queue/workers/periodic.js';
import { ForgetVisitors } from '#coaching/application/demo/forget-visitors.use-case.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets the visitors of the demo in time. */
@Injectable()
export class VisitorRetention {
  constructor(private readonly visitors: ForgetVisitors) {}

  @Every(DAY_MS)
  forget(): Promise<void> {
    return this.visitors.execute();
  }
}
