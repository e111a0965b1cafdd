import type { End } from '#coaching/domain/query/query.js';

export function isHigh(end: End): boolean {
  return end === 'best' || end === 'most';
}
