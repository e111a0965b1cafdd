import { describe, expect, it } from '@jest/globals';
import { homeSearch } from './home-search.js';

const nothing = {
  year: undefined,
  month: undefined,
  sport: undefined,
  selected: undefined,
  redirect: undefined,
  payment: undefined,
};

describe('homeSearch', () => {
  it('takes filters as the address writes them [HOME-07]', () => {
    expect(homeSearch({ year: '2026', month: 2, sport: 'trail_running' })).toEqual({
      ...nothing,
      year: 2026,
      month: 2,
      sport: 'trail_running',
    });
  });

  it.each([
    [{ month: 2 }],
    [{ year: '20x6', month: 2 }],
    [{ year: 1066 }],
    [{ sport: '' }],
    [{ sport: ['running'] }],
    [{ selected: ['a'] }],
    [{ payment: 'maybe' }],
    [{ page: 3 }],
    [{ family: 'swimming' }],
    [{ q: '  ' }],
    [{ from: '2026-11-16' }],
    [{ from: '2026-02-30', to: '2026-03-01' }],
    [{ from: '2026-11-16', to: '2026-11-15' }],
  ])('empties what is no filter, and a month without a year: %j [HOME-06]', (search) => {
    expect(homeSearch(search)).toEqual(nothing);
  });

  it('takes a search, days and a family, and a number as it was typed', () => {
    const found = { q: 'alpe', family: 'cycling', from: '2026-11-16', to: '2026-11-22' };
    expect(homeSearch(found)).toEqual({ ...nothing, ...found });
    expect(homeSearch({ q: 2025 }).q).toBe('2025');
    expect(homeSearch({ q: ` ${'a'.repeat(300)}` }).q).toHaveLength(200);
  });

  it('keeps the selection and where the athlete comes from [HOME-09, HOME-15]', () => {
    expect(homeSearch({ selected: 'a,b', payment: 'success' })).toEqual({
      ...nothing,
      selected: 'a,b',
      payment: 'success',
    });
  });

  it('keeps a way back into this site', () => {
    expect(homeSearch({ redirect: '/workouts/1?tab=laps' }).redirect).toBe('/workouts/1?tab=laps');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'workouts',
  ])('drops a way out of it: %s', (redirect) => {
    expect(homeSearch({ redirect }).redirect).toBeUndefined();
  });
});
