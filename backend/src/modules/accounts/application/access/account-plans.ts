import { Injectable } from '@nestjs/common';
import type { PlanStatus } from '#accounts/domain/user.js';
import { UserRepository } from '#accounts/ports/user.repository.js';

/** The plan status that accounts are listed by: billing writes it, the administrators read it. */
@Injectable()
export class AccountPlans {
  constructor(private readonly users: UserRepository) {}

  /** Joins the current transaction. */
  note(userId: string, plan: PlanStatus): Promise<void> {
    return this.users.savePlanStatus(userId, plan);
  }

  /** Applies the plan changes that are due by the clock alone. */
  turn(now: Date): Promise<void> {
    return this.users.applyDuePlanChanges(now);
  }
}
