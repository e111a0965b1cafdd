import { describe, expect, it } from '@jest/globals';
import { daysBetween } from './calendar.js';
import { firstDayAsked, firstWeekOf } from './range.js';
import { progressSearch } from './search.js';

const TODAY = '2026-11-18';

describe('ranges', () => {
  it('are whole weeks that end with this one', () => {
    expect(firstWeekOf('6w', TODAY)).toBe('2026-10-12');
    expect(firstWeekOf('3m', TODAY)).toBe('2026-08-24');
    expect(firstWeekOf('1y', TODAY)).toBe('2025-11-17');
  });

  it('ask for at least eight weeks and at most ten years', () => {
    expect(firstDayAsked('6w', TODAY)).toBe('2026-09-21');
    expect(firstDayAsked('1y', TODAY)).toBe(firstWeekOf('1y', TODAY));
    expect(daysBetween(firstDayAsked('all', TODAY), TODAY)).toBeLessThan(3653);
  });
});

describe('the address', () => {
  it('empties what is not known', () => {
    expect(progressSearch({ family: 'running', range: '1y' })).toEqual({
      family: 'running',
      range: '1y',
    });
    expect(progressSearch({ family: 'swimming', range: '7w', other: 1 })).toEqual({
      family: undefined,
      range: undefined,
    });
  });
});
