const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `3 May 2026` of a day `2026-05-03`. */
export function shownDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

/** `May`; of 1 to 12. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/** The day on the clock of the place, YYYY-MM-DD. */
export function dayOn(time: Date, utcOffsetS: number | null): string {
  return new Date(time.getTime() + (utcOffsetS ?? 0) * 1000).toISOString().slice(0, 10);
}
