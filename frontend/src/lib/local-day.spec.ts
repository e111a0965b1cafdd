import { describe, expect, it } from '@jest/globals';
import { localDay } from './local-day.js';

describe('the day where the athlete is', () => {
  it('is that of the clock of the device, not the one in UTC', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
});
