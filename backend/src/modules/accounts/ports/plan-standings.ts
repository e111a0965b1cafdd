/** How the plan of an account is called, kept with it so that accounts can be listed by it. */
export interface PlanStanding {
  readonly status: string;
  /** When it turns into another by the clock alone; null where it does not. */
  readonly turnsAt: Date | null;
  readonly then: string | null;
}

/** Contract suite: test/contracts/plan-standings.contract.ts. */
export abstract class PlanStandings {
  /** Joins the transaction under way. */
  abstract put(userId: string, standing: PlanStanding): Promise<void>;

  /** Which of these accounts are called a trial. */
  abstract amongTrials(userIds: readonly string[]): Promise<readonly string[]>;

  /** Puts in place what has turned by then. */
  abstract turn(now: Date): Promise<void>;
}
