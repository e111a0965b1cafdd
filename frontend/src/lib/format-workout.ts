/** A number that stands before a name; where only the extension follows, it is the name. */
const NUMERIC_PREFIX = /^\d+_(?=[^.])/;
const SHOWN_FILE_NAME_LENGTH = 35;
const ELLIPSIS = '…';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `indoor_cycling` becomes `Indoor Cycling`. */
export function sportName(sport: string): string {
  return sport
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word[0]?.toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');
}

/**
 * The name that the athlete gave the file: without the number that an export put in front of it.
 */
export function fileName(name: string): string {
  return name.replace(NUMERIC_PREFIX, '');
}

/**
 * At most `length` characters; what is cut away comes out of the middle, and the extension stays.
 */
export function shortFileName(name: string, length = SHOWN_FILE_NAME_LENGTH): string {
  const whole = fileName(name);
  if (whole.length <= length) return whole;
  const dot = whole.lastIndexOf('.');
  const extension = dot > 0 ? whole.slice(dot) : '';
  return (
    whole.slice(0, Math.max(1, length - extension.length - ELLIPSIS.length)) + ELLIPSIS + extension
  );
}

/**
 * The wall clock where the workout took place: `Tue 17 Nov 2026` and `17:42`, alike in every
 * browser. `utcOffsetS` is the offset of that clock from UTC; where the file does not tell, the
 * reader's own clock stands in.
 */
export function formatStart(
  startTime: string,
  utcOffsetS: number | null,
): { date: string; time: string } {
  const instant = new Date(startTime);
  const offsetMs = utcOffsetS === null ? -instant.getTimezoneOffset() * 60_000 : utcOffsetS * 1000;
  const local = new Date(instant.getTime() + offsetMs);
  const date =
    `${WEEKDAYS[local.getUTCDay()]} ${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ` +
    `${local.getUTCFullYear()}`;
  return { date, time: local.toISOString().slice(11, 16) };
}
