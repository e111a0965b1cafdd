import { describe, expect, it } from '@jest/globals';
import { lastUse } from './last-use.js';

describe('the last use of a session', () => {
  const now = new Date('2026-11-25T12:00:00Z');

  it.each([
    ['2026-11-25T12:03:00Z', 'just now'],
    ['2026-11-25T11:52:00Z', 'just now'],
    ['2026-11-25T11:40:00Z', '20 minutes ago'],
    ['2026-11-25T09:10:00Z', '2 hours ago'],
    ['2026-11-24T11:00:00Z', '1 day ago'],
    ['2026-11-19T11:00:00Z', '6 days ago'],
  ])('at %s was %s', (at, text) => {
    expect(lastUse(at, now)).toBe(text);
  });
});
