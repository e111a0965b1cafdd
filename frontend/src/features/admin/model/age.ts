import { NONE } from './new-york.js';

/** How long something has been waiting: `40 s`, `12 min`, `3 h`, `2 d`; never rounded up. */
export function ageOf(seconds: number | null): string {
  if (seconds === null) return NONE;
  if (seconds < 120) return `${Math.floor(seconds)} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 2 * 86_400
    ? `${Math.floor(seconds / 3600)} h`
    : `${Math.floor(seconds / 86_400)} d`;
}
