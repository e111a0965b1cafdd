import { Injectable } from '@nestjs/common';
import type { Page } from '#kernel/page.js';
import { decodePlace, encodePlace } from '#workouts/domain/library/list-cursor.js';
import type {
  WorkoutCount,
  WorkoutFilter,
  WorkoutListItem,
} from '#workouts/domain/library/workout-views.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';

/** How many workouts began in a year of the athlete's clock. */
export interface YearCount {
  readonly year: number;
  readonly count: number;
}

export interface WorkoutList extends Page<WorkoutListItem> {
  readonly totalCount: number;
  readonly filteredCount: number;
  /** In alphabetical order. */
  readonly availableSports: readonly string[];
  /** Newest first, whatever the filter is. */
  readonly availableYears: readonly YearCount[];
}

/** The athlete's workouts, newest first, page by page. */
@Injectable()
export class ListWorkouts {
  constructor(private readonly workouts: WorkoutReader) {}

  /** Throws VALIDATION_FAILED where the cursor is not one of ours. */
  async execute(
    userId: string,
    filter: WorkoutFilter,
    limit: number,
    cursor: string | null,
  ): Promise<WorkoutList> {
    const after = cursor === null ? null : decodePlace(cursor);
    const [rows, counts] = await Promise.all([
      this.workouts.list(userId, filter, after, limit + 1),
      this.workouts.counts(userId, filter),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last ? encodePlace(last) : null,
      totalCount: counts.reduce((sum, { total }) => sum + total, 0),
      filteredCount: counts.reduce((sum, { filtered }) => sum + filtered, 0),
      availableSports: [...new Set(counts.map(({ sport }) => sport))].sort(),
      availableYears: yearsOf(counts),
    };
  }
}

function yearsOf(counts: readonly WorkoutCount[]): YearCount[] {
  const years = new Map<number, number>();
  for (const { year, total } of counts) years.set(year, (years.get(year) ?? 0) + total);
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => b.year - a.year);
}
