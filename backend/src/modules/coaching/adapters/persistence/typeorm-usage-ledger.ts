import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { DatabaseSession } from '#platform/database/database-session.js';
import {
  UsageLedger,
  type CallPurpose,
  type KeptCall,
  type UsageEntry,
  type UsageSum,
} from '#coaching/ports/usage-ledger.js';
import { UsageEntryRecord } from './usage-entry.record.js';

@Injectable()
export class TypeormUsageLedger extends UsageLedger {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async add(entries: readonly UsageEntry[]): Promise<void> {
    for (const entry of entries) {
      // The account may have been closed while the model was answering; the cost stays all the
      // same.
      await this.session.manager().query(
        `INSERT INTO ai_usage
           (id, user_id, purpose, model, outcome, prompt_tokens, completion_tokens, cached_tokens,
            written_tokens, estimated, price_version, prompt_cost_micros, completion_cost_micros,
            created_at)
         VALUES
           ($1, (SELECT id FROM users WHERE id = $2 AND leaving_since IS NULL), $3, $4, $5, $6, $7,
            $8, $9, $10, $11, $12, $13, $14)`,
        [
          entry.id,
          entry.userId,
          entry.purpose,
          entry.model,
          entry.outcome,
          entry.promptTokens,
          entry.completionTokens,
          entry.cachedTokens,
          entry.writtenTokens,
          entry.estimated,
          entry.cost.priceVersion,
          entry.cost.prompt,
          entry.cost.completion,
          entry.at,
        ],
      );
    }
  }

  async assign(entryIds: readonly string[], messageId: string): Promise<void> {
    if (entryIds.length === 0) return;
    await this.session.manager().update(UsageEntryRecord, { id: In([...entryIds]) }, { messageId });
  }

  async sums(from: Date, before: Date): Promise<readonly UsageSum[]> {
    return this.session.manager().query<UsageSum[]>(
      `SELECT user_id AS "userId", count(*)::int AS calls,
              count(*) FILTER (
                WHERE prompt_cost_micros IS NULL OR completion_cost_micros IS NULL
              )::int AS "unpricedCalls",
              sum(prompt_tokens)::float8 AS "promptTokens",
              sum(completion_tokens)::float8 AS "completionTokens",
              coalesce(sum(prompt_cost_micros), 0.000000)::text AS "promptCost",
              coalesce(sum(completion_cost_micros), 0.000000)::text AS "completionCost"
       FROM ai_usage
       WHERE created_at >= $1 AND created_at < $2
       GROUP BY user_id
       ORDER BY coalesce(sum(prompt_cost_micros + completion_cost_micros), 0) DESC, user_id`,
      [from, before],
    );
  }

  async tokensSince(purpose: CallPurpose, from: Date): Promise<number> {
    const [sum] = await this.session.manager().query<{ tokens: number }[]>(
      `SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 AS tokens
       FROM ai_usage WHERE purpose = $1 AND created_at >= $2`,
      [purpose, from],
    );
    return sum?.tokens ?? 0;
  }

  async page(userId: string, after: string | null, limit: number): Promise<readonly KeptCall[]> {
    const records = await this.session.manager().find(UsageEntryRecord, {
      where: { userId, ...(after !== null && { id: MoreThan(after) }) },
      // Ids rise with the time at which they are made.
      order: { id: 'ASC' },
      take: limit,
    });
    return records.map(({ userId: _owner, ...call }) => call);
  }

  async forget(userId: string): Promise<void> {
    await this.session
      .manager()
      .update(UsageEntryRecord, { userId }, { userId: null, messageId: null });
  }
}
