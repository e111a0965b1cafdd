const DAY_MS = 86_400_000;

/** The day (YYYY-MM-DD, UTC) of a moment. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Today where the athlete is: the day that their client says, if it can be today anywhere on earth,
 * else the day in UTC.
 */
export function athletesDay(now: Date, said: string | null): string {
  const possible = [-DAY_MS, 0, DAY_MS].map((shift) => dayOf(new Date(now.getTime() + shift)));
  return said !== null && possible.includes(said) ? said : dayOf(now);
}
