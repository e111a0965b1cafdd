import type { Metrics, Tally } from '#platform/metrics/metrics.js';
import {
  UsageLedger,
  type CallPurpose,
  type KeptCall,
  type UsageEntry,
  type UsageSum,
} from '#coaching/ports/usage-ledger.js';

/** Counts calls, tokens and costs as they are booked by this process, and passes everything on. */
export class MeasuredUsageLedger extends UsageLedger {
  private readonly calls: Tally;
  private readonly tokens: Tally;
  private readonly cost: Tally;

  constructor(
    private readonly next: UsageLedger,
    metrics: Metrics,
  ) {
    super();
    this.calls = metrics.tally('model_calls_total', 'Calls to a model by purpose and end', [
      'model',
      'purpose',
      'outcome',
    ]);
    this.tokens = metrics.tally('model_tokens_total', 'Tokens into and out of a model', [
      'model',
      'purpose',
      'direction',
    ]);
    this.cost = metrics.tally('model_cost_dollars_total', 'What priced calls cost', [
      'model',
      'purpose',
    ]);
  }

  override async add(entries: readonly UsageEntry[]): Promise<void> {
    await this.next.add(entries);
    for (const { model, purpose, outcome, promptTokens, completionTokens, cost } of entries) {
      this.calls.add({ model, purpose, outcome });
      this.tokens.add({ model, purpose, direction: 'in' }, promptTokens);
      this.tokens.add({ model, purpose, direction: 'out' }, completionTokens);
      this.cost.add(
        { model, purpose },
        (Number(cost.prompt ?? 0) + Number(cost.completion ?? 0)) / 1e6,
      );
    }
  }

  override assign(entryIds: readonly string[], messageId: string): Promise<void> {
    return this.next.assign(entryIds, messageId);
  }

  override sums(from: Date, before: Date): Promise<readonly UsageSum[]> {
    return this.next.sums(from, before);
  }

  override tokensSince(purpose: CallPurpose, from: Date): Promise<number> {
    return this.next.tokensSince(purpose, from);
  }

  override page(userId: string, after: string | null, limit: number): Promise<readonly KeptCall[]> {
    return this.next.page(userId, after, limit);
  }

  override forget(userId: string): Promise<void> {
    return this.next.forget(userId);
  }
}
