/** `m:ss` below an hour, `h:mm:ss` from there on; rounded once, so that 59.6 s is 1:00. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Three days. */
const DAYS_FROM_S = 259_200;

/**
 * As a person says it: `45 s`, `4 min 30 s`, `52 min`, `1 h 32 min`.
 * Seconds count only below five minutes, and from three days on only days; beyond that nobody
 * plans or remembers by them.
 */
export function spokenDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 300) return joined([Math.floor(whole / 60), 'min'], [whole % 60, 's']);
  if (whole >= DAYS_FROM_S) return `${Math.round(whole / 86_400)} days`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? `${minutes} min`
    : joined([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min']);
}

/** To the second, however long: `12 s`, `4 min 30 s`, `1 h 2 min 5 s`. */
export function spokenSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  return joined(
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  );
}

function joined(...parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
