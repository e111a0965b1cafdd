import { ApiError, NetworkError } from './api-error.js';

/** Why there is no answer for now: no connection, no server behind it, or planned work on it. */
export type Unreachable = 'offline' | 'away' | 'maintenance';

/** A proxy's own words for a server that does not answer; 503 where the server says it itself. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Codes of 503 that are about one part of the product; the rest of it answers. */
const OF_ONE_PART: ReadonlySet<string> = new Set(['COACH_UNAVAILABLE']);

/** Null for every answer that is about the request itself: waiting would not change it. */
export function unreachableBy(error: unknown): Unreachable | null {
  if (error instanceof NetworkError) return navigator.onLine ? 'away' : 'offline';
  if (!(error instanceof ApiError) || !AWAY.has(error.status)) return null;
  if (error.code === 'MAINTENANCE') return 'maintenance';
  return OF_ONE_PART.has(error.code ?? '') ? null : 'away';
}
