/** Staff reads one clock, wherever they sit: that of New York. */
const timeZone = 'America/New_York';

const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});
const plainDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** What came before has no entries, and a year that is still being typed is not one. */
const FIRST_DAY = '2000-01-01';

/** Whether `text` is a day that there is, YYYY-MM-DD, and may be asked for. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    text >= FIRST_DAY &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().slice(0, 10) === text
  );
}

/** Stands where there is no value. */
export const NONE = '–';

/** The day in New York at that moment, YYYY-MM-DD. */
export const newYorkDay = (moment: Date): string => isoDay.format(moment);

const read = (value: string | null | undefined): Date | null => {
  const moment = new Date(value ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment;
};

/** `4 Mar 2026`. What is no moment is shown as it came. */
export function dayOf(value: string | null | undefined): string {
  if (value && /^\d{4}-\d{2}-\d{2}$/.test(value)) return plainDay.format(new Date(value));
  const moment = read(value);
  return moment ? dayFormat.format(moment) : value || NONE;
}

/** `14:05 EST`: summer's times bear the abbreviation of summer. */
export function timeOf(value: string | null | undefined): string {
  const moment = read(value);
  return moment ? timeFormat.format(moment) : NONE;
}

/** `4 Mar 2026, 14:05 EST`. */
export function momentOf(value: string | null | undefined): string {
  return read(value) ? `${dayOf(value)}, ${timeOf(value)}` : NONE;
}
