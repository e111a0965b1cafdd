import type { DeveloperPlan } from './developer-plans.js';

type Key = Pick<DeveloperPlan, 'developerIndex' | 'num'>;

/**
 * Which name a developer field had when a record was written: the last one given before it, else
 * the first given at all.
 */
export class DescribedNames {
  private readonly descriptions: {
    readonly plan: Key;
    readonly name: string;
    readonly row: number;
  }[] = [];
  private readonly rows: (readonly { readonly plan: Key; readonly value: number }[])[] = [];

  describe(plan: Key, name: string, row: number): void {
    this.descriptions.push({ plan, name, row });
  }

  add(values: readonly { readonly plan: Key; readonly value: number }[]): void {
    this.rows.push(values);
  }

  valuesOf(row: number): Record<string, number> {
    const named = (this.rows[row] ?? []).flatMap(({ plan, value }) => {
      const name = this.nameAt(plan, row);
      return name === null ? [] : [[name, value] as const];
    });
    return Object.fromEntries(named);
  }

  private nameAt(plan: Key, row: number): string | null {
    const own = this.descriptions.filter(
      (given) => given.plan.developerIndex === plan.developerIndex && given.plan.num === plan.num,
    );
    return (own.findLast((given) => given.row <= row) ?? own[0])?.name ?? null;
  }
}
