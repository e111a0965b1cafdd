const MINUTE_S = 60;
const HOUR_S = 3600;

/** A wait as one would say it, never shorter than it is: `1 second`, `2 minutes`, `5 hours`. */
export function waitInWords(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return counted(seconds, 'second');
  if (seconds < 2 * HOUR_S) return counted(Math.ceil(seconds / MINUTE_S), 'minute');
  return counted(Math.ceil(seconds / HOUR_S), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
