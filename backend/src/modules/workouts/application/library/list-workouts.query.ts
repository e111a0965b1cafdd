import { Injectable } from '@nestjs/common';
import { AthleteProfiles } from '#accounts/index.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { Page } from '#kernel/page.js';
import { automaticTitle } from '#workouts/domain/library/automatic-title.js';
import { decodePlace, encodePlace } from '#workouts/domain/library/list-cursor.js';
import type {
  TitledListItem,
  WorkoutCount,
  WorkoutFilter,
} from '#workouts/domain/library/workout-views.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { ReadFilter, type AskedFilter } from './read-filter.js';

/** How many workouts began in a year of the athlete's clock. */
export interface YearCount {
  readonly year: number;
  readonly count: number;
}

/** How many workouts there are of a sport. */
export interface SportCount {
  readonly sport: string;
  readonly family: SportFamily;
  readonly count: number;
}

export interface WorkoutList extends Page<TitledListItem> {
  readonly totalCount: number;
  readonly filteredCount: number;
  /** Alphabetically by sport, whatever the filter is. */
  readonly activities: readonly SportCount[];
  /** Newest first, whatever the filter is. */
  readonly availableYears: readonly YearCount[];
}

/** The athlete's workouts, newest first, page by page. */
@Injectable()
export class ListWorkouts {
  constructor(
    private readonly workouts: WorkoutReader,
    private readonly profiles: AthleteProfiles,
    private readonly filters: ReadFilter,
  ) {}

  /** Throws VALIDATION_FAILED where the cursor is not one of ours, and for texts that name no day. */
  async execute(
    userId: string,
    asked: AskedFilter,
    limit: number,
    cursor: string | null,
  ): Promise<WorkoutList> {
    const after = cursor === null ? null : decodePlace(cursor);
    const filter = this.filters.read(asked);
    const [rows, counts, found, units] = await Promise.all([
      this.workouts.list(userId, filter, after, limit + 1),
      this.workouts.counts(userId, filter),
      isCounted(filter) ? null : this.workouts.countFound(userId, filter),
      this.profiles.unitsOf(userId),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map((item) => ({ ...item, automaticTitle: automaticTitle(item, units) })),
      nextCursor: last ? encodePlace(last) : null,
      totalCount: counts.reduce((sum, { total }) => sum + total, 0),
      filteredCount: found ?? counts.reduce((sum, { filtered }) => sum + filtered, 0),
      activities: activitiesOf(counts),
      availableYears: yearsOf(counts),
    };
  }
}

/** Whether the stored counts answer how many the filter lets through. */
function isCounted({ from, to, search = [] }: WorkoutFilter): boolean {
  return from === undefined && to === undefined && search.length === 0;
}

function activitiesOf(counts: readonly WorkoutCount[]): SportCount[] {
  const sports = new Map<string, SportCount>();
  for (const { sport, family, total } of counts)
    sports.set(sport, { sport, family, count: total + (sports.get(sport)?.count ?? 0) });
  return [...sports.values()].sort((a, b) => (a.sport < b.sport ? -1 : 1));
}

function yearsOf(counts: readonly WorkoutCount[]): YearCount[] {
  const years = new Map<number, number>();
  for (const { year, total } of counts) years.set(year, (years.get(year) ?? 0) + total);
  return [...years].map(([year, count]) => ({ year, count })).sort((a, b) => b.year - a.year);
}
