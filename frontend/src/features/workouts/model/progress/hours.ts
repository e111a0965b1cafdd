/** `5:10`, hours and minutes, rounded once to the whole minute. */
export function hoursMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `5:10 h`; `31 min` below an hour. */
export function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes > 0 && minutes < 60) return `${minutes}\u00a0min`;
  return `${hoursMinutes(seconds)}\u00a0h`;
}
