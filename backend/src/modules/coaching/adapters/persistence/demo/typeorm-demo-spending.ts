import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '#platform/database/database-session.js';
import { DemoSpending } from '#coaching/ports/demo/demo-spending.js';

/** Read from the books on what the models cost. */
@Injectable()
export class TypeormDemoSpending extends DemoSpending {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async tokensSince(from: Date): Promise<number> {
    const [sum] = await this.session
      .manager()
      .query<{ tokens: number }[]>(
        'SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 AS tokens FROM ' +
          `ai_usage WHERE purpose = 'demo' AND created_at >= $1`,
        [from],
      );
    return sum?.tokens ?? 0;
  }
}
