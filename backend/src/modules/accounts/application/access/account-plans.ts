import { Injectable } from '@nestjs/common';
import { PlanStandings, type PlanStanding } from '#accounts/ports/plan-standings.js';

/** For the module that knows the plans, and for the one that lists accounts by them. */
@Injectable()
export class AccountPlans {
  constructor(private readonly standings: PlanStandings) {}

  /** Joins the transaction under way. */
  note(userId: string, standing: PlanStanding): Promise<void> {
    return this.standings.put(userId, standing);
  }

  /** Which of these accounts are called a trial, as each is of which nothing was ever noted. */
  amongTrials(userIds: readonly string[]): Promise<readonly string[]> {
    return this.standings.amongTrials(userIds);
  }

  /** Brings those up to date whose plan has changed by the clock alone. */
  turn(now: Date): Promise<void> {
    return this.standings.turn(now);
  }
}
