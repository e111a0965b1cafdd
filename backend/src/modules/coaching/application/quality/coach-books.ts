import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { IdGenerator } from '#kernel/id-generator.js';
import { costOf } from '#coaching/domain/usage/model-price.js';
import { PriceTable } from '#coaching/domain/usage/price-table.js';
import { CoachJournal, type Attempt } from '#coaching/ports/coach-journal.js';
import type { CoachModel, CoachRequest, ModelCall } from '#coaching/ports/coach-model.js';
import { UsageLedger, type UsageEntry } from '#coaching/ports/usage-ledger.js';

/** Who asks where nobody said so. */
const NOBODY = { userId: null, purpose: 'workout' } as const;

/** The calls of one attempt: noted as they end, written together. */
export interface Page {
  readonly note: (call: ModelCall) => void;
  /** Writes what was noted; the ids of the entries. */
  close(): Promise<readonly string[]>;
}

/** Keeps what calls to models cost, and how well their answers held. */
@Injectable()
export class CoachBooks {
  constructor(
    private readonly ledger: UsageLedger,
    private readonly prices: PriceTable,
    private readonly journal: CoachJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  open(coach: CoachModel, { asker = NOBODY }: CoachRequest): Page {
    const entries: UsageEntry[] = [];
    return {
      note: ({ outcome, tokens, estimated }) => {
        const at = this.clock.now();
        const model = coach.model ?? coach.name;
        const cost = costOf(this.prices.at(model, at), tokens);
        if (cost.prompt === null) this.journal.unpriced(model);
        const {
          prompt: promptTokens,
          completion: completionTokens,
          cached: cachedTokens = 0,
          written: writtenTokens = 0,
        } = tokens;
        entries.push({
          id: this.ids.next(),
          ...asker,
          model,
          outcome,
          promptTokens,
          completionTokens,
          cachedTokens,
          writtenTokens,
          estimated,
          cost,
          at,
        });
      },
      close: async () => {
        const open = entries.splice(0);
        if (open.length > 0) await this.ledger.add(open);
        return open.map(({ id }) => id);
      },
    };
  }

  /** Says which stored answer the calls led to. Joins the unit of work under way. */
  assign(calls: readonly string[], messageId: string): Promise<void> {
    return this.ledger.assign(calls, messageId);
  }

  note(attempt: Attempt): void {
    this.journal.note(attempt);
  }

  now(): number {
    return this.clock.now().getTime();
  }
}
