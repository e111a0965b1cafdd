import { describe, expect, it } from '@jest/globals';
import { localDay } from './local-day.js';

describe('localDay', () => {
  const midnight = Date.UTC(2026, 0, 1, 0, 0, 0);

  it.each([
    [null, '2026-01-01'],
    [0, '2026-01-01'],
    [-3600, '2025-12-31'],
    [13 * 3600, '2026-01-01'],
  ])('goes by the clock of the place, offset %p: %s [HOME-05]', (offset, day) => {
    expect(localDay(midnight, offset)).toBe(day);
  });
});
