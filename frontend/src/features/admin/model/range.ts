import type { AdminSearch } from './search.js';

/** Days in New York, both included; without an end it goes up to now. */
export interface DayRange {
  readonly startDate: string;
  readonly endDate?: string;
}

/** What the filter asks for; until a day is chosen, a custom range begins today too. */
export function askedRange({ range, startDate, endDate }: AdminSearch, today: string): DayRange {
  if (range !== 'custom') return { startDate: today };
  const start = startDate ?? today;
  return endDate === undefined ? { startDate: start } : { startDate: start, endDate };
}
