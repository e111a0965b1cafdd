import { RECORD_DIRECTION, type Mark, type RecordKind } from './records.js';

/** The best of one month, and when and where it was set. */
export type MonthlyBest = Mark;

/** How one kind of performance went, month by month; months without it are left out. */
export interface Progression {
  readonly kind: RecordKind;
  readonly over: number;
  readonly points: readonly MonthlyBest[];
}

/** The best of each month of marks that come in the order of their days; the earlier where two are equal. */
export function monthlyBests(kind: RecordKind, over: number, marks: readonly Mark[]): Progression {
  const direction = RECORD_DIRECTION[kind];
  const best = new Map<string, Mark>();
  for (const mark of marks) {
    const month = mark.day.slice(0, 7);
    const before = best.get(month);
    if (before === undefined || direction * (mark.value - before.value) > 0) best.set(month, mark);
  }
  return { kind, over, points: [...best.values()] };
}
