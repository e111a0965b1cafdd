import { describe, expect, it } from '@jest/globals';
import { assertRoom, MOST_ENTRIES } from './assert-room.js';
import { NO_VALUES, type DatedThresholds } from '../athlete-profile.js';

const days = (count: number): DatedThresholds[] =>
  Array.from({ length: count }, (_, at) => ({
    ...NO_VALUES,
    zones: {},
    validFrom: new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10),
  }));

describe('assertRoom', () => {
  it('takes the 200th day and refuses the next with a sentence', () => {
    expect(() => assertRoom(days(MOST_ENTRIES - 1), '2026-05-01')).not.toThrow();
    expect(() => assertRoom(days(MOST_ENTRIES), '2026-05-01')).toThrow(
      'There are 200 days with thresholds, and no more are kept.',
    );
  });

  it('takes a day that is there already, however many there are', () => {
    expect(() => assertRoom(days(MOST_ENTRIES), '2025-01-01')).not.toThrow();
  });
});
