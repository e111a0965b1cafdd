const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The server notes a use every five minutes, so nothing finer is known. */
const NOTED_MS = 5 * MINUTE_MS;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

/** `just now`, `20 minutes ago`, `3 days ago`. A clock that is ahead says `just now` too. */
export function lastUse(at: string, now: Date): string {
  const agoMs = now.getTime() - Date.parse(at);
  if (agoMs < 2 * NOTED_MS) return 'just now';
  if (agoMs < HOUR_MS) return relative.format(-Math.floor(agoMs / MINUTE_MS), 'minute');
  if (agoMs < DAY_MS) return relative.format(-Math.floor(agoMs / HOUR_MS), 'hour');
  return relative.format(-Math.floor(agoMs / DAY_MS), 'day');
}
