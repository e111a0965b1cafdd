import { Injectable } from '@nestjs/common';
import { daysBetween, type Day } from '#analysis/load/days.js';
import { Clock } from '#kernel/clock.js';
import { invalidField } from '#workouts/domain/errors.js';
import type { WorkoutFilter } from '#workouts/domain/library/workout-views.js';
import { localDay } from '#workouts/domain/local-day.js';
import { dayNamed } from '#workouts/domain/progress/progress-range.js';
import { searchQuery } from '#workouts/domain/search/search-query.js';

/** A filter as a client asks for it. */
export interface AskedFilter extends Omit<WorkoutFilter, 'search'> {
  /** Words and days, as they were typed. */
  readonly q?: string | undefined;
  /** Where the athlete is; in UTC where their client does not say. */
  readonly today?: Day | undefined;
}

/** Understands what a client asks for. */
@Injectable()
export class ReadFilter {
  constructor(private readonly clock: Clock) {}

  /** Throws VALIDATION_FAILED for texts that name no day, and an end before the start. */
  read({ q, today, ...filter }: AskedFilter): WorkoutFilter {
    const { from, to } = filter;
    if (from !== undefined) dayNamed('from', from);
    if (to !== undefined) dayNamed('to', to);
    if (from !== undefined && to !== undefined && from > to)
      throw invalidField('from', 'The first day must not be after the last.');
    const here = this.todayOf(today);
    return q === undefined ? filter : { ...filter, search: searchQuery(q, here) };
  }

  /** The day that is said, if it can be today anywhere on earth. */
  private todayOf(said: Day | undefined): Day {
    const utc = localDay(this.clock.now().getTime(), 0);
    if (said === undefined) return utc;
    return Math.abs(daysBetween(utc, dayNamed('today', said))) <= 1 ? said : utc;
  }
}
