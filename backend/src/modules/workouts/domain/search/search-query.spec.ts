import { describe, expect, it } from '@jest/globals';
import { searchQuery } from './search-query.js';

/** A Monday. */
const today = '2026-11-23';
const range = (from: string, to = from) => ({ kind: 'ranges', ranges: [{ from, to }] });
const daysOf = (typed: string) => searchQuery(typed, today).map(({ days }) => days);
const texts = (typed: string) => searchQuery(typed, today).map(({ text }) => text);

describe('a search', () => {
  it.each([
    ['today', range('2026-11-23')],
    ['Yesterday', range('2026-11-22')],
    ['day before yesterday', range('2026-11-21')],
    ['this week', range('2026-11-23', '2026-11-29')],
    ['last week', range('2026-11-16', '2026-11-22')],
    ['last weekend', range('2026-11-21', '2026-11-22')],
    ['last month', range('2026-10-01', '2026-10-31')],
    ['last year', range('2025-01-01', '2025-12-31')],
    ['3 days ago', range('2026-11-20')],
    ['two weeks ago', range('2026-11-09', '2026-11-15')],
    ['11 months ago', range('2025-12-01', '2025-12-31')],
    ['last 7 days', range('2026-11-17', '2026-11-23')],
    ['last monday', range('2026-11-16')],
    ['this monday', range('2026-11-23')],
    ['last friday', range('2026-11-20')],
    ['last june', range('2026-06-01', '2026-06-30')],
    ['last december', range('2025-12-01', '2025-12-31')],
    ['2025', range('2025-01-01', '2025-12-31')],
    ['2025-06', range('2025-06-01', '2025-06-30')],
    ['2024-02-29', range('2024-02-29')],
    ['06/2025', range('2025-06-01', '2025-06-30')],
    ['14.6.2025', range('2025-06-14')],
    ['june 2025', range('2025-06-01', '2025-06-30')],
    ['14 june 2025', range('2025-06-14')],
    ['June 14th, 2025', range('2025-06-14')],
    ['14th of june', { kind: 'yearly', month: 6, day: 14 }],
    ['jun 14', { kind: 'yearly', month: 6, day: 14 }],
    ['29 feb', { kind: 'yearly', month: 2, day: 29 }],
    ['JUNE', { kind: 'yearly', month: 6, day: null }],
    ['sept.', { kind: 'yearly', month: 9, day: null }],
    ['tues', { kind: 'weekdays', weekdays: [2] }],
    ['sundays', { kind: 'weekdays', weekdays: [7] }],
    ['weekend', { kind: 'weekdays', weekdays: [6, 7] }],
    ['2025年6月14日', range('2025-06-14')],
    ['２０２５', range('2025-01-01', '2025-12-31')],
  ])('reads %s as days', (typed, days) => {
    expect(daysOf(typed)).toEqual([days]);
  });

  it('takes a date with slashes both ways where both are days', () => {
    expect(daysOf('3/4/2025')).toEqual([
      {
        kind: 'ranges',
        ranges: [
          { from: '2025-04-03', to: '2025-04-03' },
          { from: '2025-03-04', to: '2025-03-04' },
        ],
      },
    ]);
    expect(daysOf('6/14/2025')).toEqual([range('2025-06-14')]);
    expect(daysOf('4/4/2025')).toEqual([range('2025-04-04')]);
  });

  it.each(['31.4.2025', '2025-13', '2025-02-30', '14', '1899', 'last', 'ago', 'monthly', 'week'])(
    'takes %s for words',
    (typed) => {
      expect(daysOf(typed).every((days) => days === null)).toBe(true);
    },
  );

  it('does not take the 31st of June for a day', () => {
    expect(texts('31 june')).toEqual(['31', 'june']);
  });

  it('combines words with days, and drops what only leads to a day', () => {
    expect(searchQuery('Tempo in June 2025', today)).toEqual([
      { text: 'tempo', days: null },
      { text: 'june 2025', days: range('2025-06-01', '2025-06-30') },
    ]);
    expect(texts('in the woods')).toEqual(['in', 'the', 'woods']);
  });

  it('folds words of every script', () => {
    expect(texts('ZÜRICH, 朝 "6 × 3"')).toEqual(['zurich', '朝', '6x3']);
  });

  it('asks for nothing where nothing is typed, and bounds what it reads', () => {
    expect(searchQuery(' \u200b "" ', today)).toEqual([]);
    expect(searchQuery('a '.repeat(100), today)).toHaveLength(12);
  });
});
