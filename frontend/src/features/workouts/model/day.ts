const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-09-01` becomes `1 Sep 2026`; a day is a day of the calendar, in no zone of time. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1] ?? ''} ${year}`;
}

/** The calendar day on which a workout began where it took place: `2026-11-18`. */
export function localDay({
  startTime,
  utcOffsetS,
}: {
  readonly startTime: string;
  readonly utcOffsetS: number | null;
}): string {
  return new Date(Date.parse(startTime) + (utcOffsetS ?? 0) * 1000).toISOString().slice(0, 10);
}
