import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.js';
import { Coaches } from '#coaching/ports/coaches.js';
import type { CoachRequest } from '#coaching/ports/coach-model.js';
import { UsageLedger } from '#coaching/ports/usage-ledger.js';
import { CoachBooks } from '../quality/coach-books.js';
import { HouseInstructions } from '../instructions/house-instructions.js';
import type { GivenAnswer } from '../given-answer.js';
import { VerifiedCoach } from '../verified-coach.js';

/** Tokens that models may use for visitors in one day (UTC), all visitors together. */
export class DemoBudget {
  constructor(readonly tokensPerDay: number) {}
}

const DAY_MS = 86_400_000;

/**
 * Answers visitors: a model as long as the day's budget lasts, the built-in coach from then on.
 * Both are verified alike.
 */
@Injectable()
export class DemoCoach {
  private readonly builtin: VerifiedCoach;

  constructor(
    private readonly coach: VerifiedCoach,
    private readonly coaches: Coaches,
    private readonly ledger: UsageLedger,
    private readonly budget: DemoBudget,
    private readonly clock: Clock,
    books: CoachBooks,
    house: HouseInstructions,
  ) {
    this.builtin = new VerifiedCoach(new Coaches(coaches.builtin, coaches.builtin), books, house);
  }

  /**
   * As `VerifiedCoach.answer`. Answers under way are not in the sum yet, so a day may end that much
   * above its budget.
   */
  async *answer(
    request: Omit<CoachRequest, 'asker'>,
    signal: AbortSignal,
  ): AsyncGenerator<string, GivenAnswer> {
    const coach = (await this.mayAskModel()) ? this.coach : this.builtin;
    return yield* coach.answer({ ...request, asker: { userId: null, purpose: 'demo' } }, signal);
  }

  private async mayAskModel(): Promise<boolean> {
    if (this.coaches.preferred === this.coaches.builtin) return false;
    const now = this.clock.now().getTime();
    const midnight = new Date(now - (now % DAY_MS));
    return (await this.ledger.tokensSince('demo', midnight)) < this.budget.tokensPerDay;
  }
}
