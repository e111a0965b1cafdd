import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { UnitOfWork } from '#kernel/unit-of-work.js';
import { Entitlements } from '#billing/index.js';
import { comparisonLimit } from '#coaching/domain/errors.js';
import { ComparisonAllowance } from '#coaching/ports/comparison-allowance.js';
import { NO_CHARGE, type Settlement } from './charge.js';

/** Questions about comparisons that a trial holds in any 24 hours. */
export const TRIAL_COMPARISONS_PER_DAY = 10;

/** What a question about a comparison costs: nothing with a plan, one of the day's in the trial. */
@Injectable()
export class ComparisonCharges {
  constructor(
    private readonly entitlements: Entitlements,
    private readonly allowance: ComparisonAllowance,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** Throws RATE_LIMITED, SUBSCRIPTION_REQUIRED, ACCOUNT_SUSPENDED. */
  async take(userId: string): Promise<Settlement> {
    if (!(await this.entitlements.comparisonsCounted(userId))) return NO_CHARGE;
    const id = this.ids.next();
    const taken = await this.unitOfWork.run(() =>
      this.allowance.take(id, userId, TRIAL_COMPARISONS_PER_DAY),
    );
    if ('waitS' in taken) throw comparisonLimit(TRIAL_COMPARISONS_PER_DAY, taken.waitS);
    return {
      settle: () => this.allowance.keep(id),
      release: () => this.allowance.giveBack(id),
    };
  }
}
