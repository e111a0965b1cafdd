import { Injectable } from '@nestjs/common';
import { IdGenerator } from '#kernel/id-generator.js';
import { OperatorMailPlan } from '#accounts/ports/operator-mail-plan.js';

/** A letter to the notification address that says that letters arrive. */
@Injectable()
export class TestNotification {
  constructor(
    private readonly plan: OperatorMailPlan,
    private readonly ids: IdGenerator,
  ) {}

  /** Joins the transaction under way. */
  execute(): Promise<void> {
    return this.plan.test(this.ids.next());
  }
}
