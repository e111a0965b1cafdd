import type { Limit } from './limits.js';
import type { Claim } from './rate-limit.store.js';
import { subjectOf, type Asker } from './subject.js';

/**
 * What one request takes of each limit that applies to it.
 * @param scale RATE_LIMIT_SCALE
 */
export function claimsOf(limits: readonly Limit[], asker: Asker, scale: number): Claim[] {
  return limits.flatMap((limit) => {
    const subject = subjectOf(limit.by, asker);
    if (subject === null) return [];
    return [
      {
        key: `${limit.id}:${limit.by}:${subject}`,
        max: Math.max(1, Math.floor(limit.max * scale)),
        windowMs: limit.windowS * 1000,
      },
    ];
  });
}
