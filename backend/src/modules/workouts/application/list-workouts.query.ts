import { Injectable } from '@nestjs/common';
import type { Page } from '../../../kernel/page.js';
import { decodePlace, encodePlace } from '../domain/list-cursor.js';
import type { WorkoutFilter, WorkoutListItem } from '../domain/workout-views.js';
import { WorkoutReader } from '../ports/workout-reader.js';

export interface WorkoutList extends Page<WorkoutListItem> {
  readonly totalCount: number;
  readonly filteredCount: number;
  /** In alphabetical order. */
  readonly availableSports: readonly string[];
}

/** The athlete's workouts, newest first, page by page. */
@Injectable()
export class ListWorkouts {
  constructor(private readonly workouts: WorkoutReader) {}

  /** Throws VALIDATION_FAILED where the cursor is not one of ours. */
  async execute(userId: string, filter: WorkoutFilter, limit: number, cursor: string | null): Promise<WorkoutList> {
    const after = cursor === null ? null : decodePlace(cursor);
    const [rows, sports] = await Promise.all([
      this.workouts.list(userId, filter, after, limit + 1),
      this.workouts.countBySport(userId, filter),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items,
      nextCursor: last ? encodePlace(last) : null,
      totalCount: sports.reduce((sum, { total }) => sum + total, 0),
      filteredCount: sports.reduce((sum, { filtered }) => sum + filtered, 0),
      availableSports: sports.map(({ sport }) => sport).sort(),
    };
  }
}
