const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/**
 * Seconds of `m:ss` or `h:mm:ss`; null where it is no such time, e.g. with 60 seconds or more
 * (ONB-41).
 */
export function secondsOf(text: string | undefined): number | null {
  const [, hours, minutes, seconds] = TIME.exec(text?.trim() ?? '') ?? [];
  if (minutes === undefined || seconds === undefined || Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

/** `m:ss` of seconds. */
export function minutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
