import { Injectable } from '@nestjs/common';
import { PlanOverviews } from '#billing/index.js';
import type { DayRange } from '../domain/new-york-days.js';
import { pagination, type Pagination } from '../domain/pagination.js';
import type { ModelDay, UsageFigures, UserUsage } from '../domain/usage.js';
import { AdminReports } from '../ports/admin-reports.js';

export interface UsagePage {
  readonly people: readonly (UserUsage & {
    readonly subscriptionStatus: string;
    readonly providerStatus: string | null;
  })[];
  /** Over all pages. */
  readonly totals: UsageFigures;
  readonly perDay: readonly ModelDay[];
  readonly pagination: Pagination;
}

/** The cost of the models and who used them. */
@Injectable()
export class ReadUsage {
  constructor(
    private readonly reports: AdminReports,
    private readonly plans: PlanOverviews,
  ) {}

  async execute(range: DayRange, page: number, limit: number): Promise<UsagePage> {
    const { people, count, totals, perDay } = await this.reports.usage(
      range,
      (page - 1) * limit,
      limit,
    );
    return {
      people: await this.withPlans(people),
      totals,
      perDay,
      pagination: pagination(page, limit, { count, exact: true }),
    };
  }

  private async withPlans(people: readonly UserUsage[]): Promise<UsagePage['people']> {
    const ids = people.flatMap(({ userId }) => (userId === null ? [] : [userId]));
    const overviews = await this.plans.of(ids);
    const plans = new Map(ids.map((id, index) => [id, overviews[index]?.plan]));
    return people.map((person) => {
      const plan = person.userId === null ? undefined : plans.get(person.userId);
      return {
        ...person,
        subscriptionStatus: plan?.status ?? 'TRIAL',
        providerStatus: plan?.providerStatus ?? null,
      };
    });
  }
}
