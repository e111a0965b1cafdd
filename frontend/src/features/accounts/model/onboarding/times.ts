const MINUTE = 60;
const HOUR = 3600;

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * Seconds of `m:ss`. What is not of that form, or has 60 seconds and more, counts as 0: no time.
 */
export function parseMinutesSeconds(text: string): number {
  const found = /^(\d{1,3}):(\d{2})$/.exec(text.trim());
  const [minutes, seconds] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  return seconds < MINUTE ? minutes * MINUTE + seconds : 0;
}

/**
 * Seconds of a race's time: one number is minutes, else `mm:ss` or `hh:mm:ss`. 0 where it is invalid
 * of them.
 */
export function parseRaceTime(text: string): number {
  const plain = text.trim();
  if (/^\d{1,3}$/.test(plain)) return Number(plain) * MINUTE;
  const long = /^(\d{1,2}):(\d{2}):(\d{2})$/.exec(plain);
  if (!long) return parseMinutesSeconds(plain);
  const [hours, minutes, seconds] = [Number(long[1]), Number(long[2]), Number(long[3])];
  return minutes < MINUTE && seconds < MINUTE ? hours * HOUR + minutes * MINUTE + seconds : 0;
}

/** `m:ss`, rounded to the whole second. */
export function formatPace(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / MINUTE)}:${pad(whole % MINUTE)}`;
}

/** `h:mm:ss`, rounded to the whole second. */
export function formatHours(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / MINUTE) % MINUTE;
  return `${Math.floor(whole / HOUR)}:${pad(minutes)}:${pad(whole % MINUTE)}`;
}

/**
 * The usual way of writing a race's time: minutes over 5 and 10 km below an hour, hours from there
 * on.
 */
export function formatRaceTime(seconds: number): string {
  return seconds < HOUR ? formatPace(seconds) : formatHours(seconds);
}
