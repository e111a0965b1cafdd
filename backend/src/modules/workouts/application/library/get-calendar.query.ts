import { Injectable } from '@nestjs/common';
import type { DayRange } from '#workouts/domain/progress/digest-views.js';
import {
  calendarOf,
  calendarRange,
  type WorkoutCalendar,
} from '#workouts/domain/library/workout-calendar.js';
import { WorkoutReader } from '#workouts/ports/workout-reader.js';
import { ReadFilter, type AskedFilter } from './read-filter.js';

export type CalendarQuestion = DayRange & Pick<AskedFilter, 'family' | 'sport' | 'q' | 'today'>;

/** Days with workouts and totals of weeks, of those workouts that a list would show. */
@Injectable()
export class GetCalendar {
  constructor(
    private readonly workouts: WorkoutReader,
    private readonly filters: ReadFilter,
  ) {}

  /** Throws VALIDATION_FAILED for texts that name no day and ranges that are no calendar. */
  async execute(userId: string, asked: CalendarQuestion): Promise<WorkoutCalendar> {
    const range = calendarRange(asked);
    const filter = this.filters.read({ ...asked, ...range });
    return calendarOf(range, await this.workouts.dayTotals(userId, filter));
  }
}
