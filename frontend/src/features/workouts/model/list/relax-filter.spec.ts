import { describe, expect, it } from '@jest/globals';
import { nothingMatches, ways } from './relax-filter.js';

const years = [
  { year: 2026, count: 12 },
  { year: 2024, count: 3 },
];

describe('an empty result of the filters', () => {
  it.each([
    [{ year: 2019 }, 'You have no workouts in 2019; yours are from 2024 to 2026.'],
    [{ year: 2026, month: 2 }, 'You have no workouts in February 2026.'],
    [
      { year: 2026, month: 2, sport: 'trail_running' },
      'You have no Trail Running workouts in February 2026.',
    ],
    [{ sport: 'trail_running' }, 'You have no Trail Running workouts.'],
    [{ q: 'alpe' }, 'You have no workouts that match “\u2068alpe\u2069”.'],
    [
      { q: 'הר', family: 'running', year: 2026 },
      'You have no runs in 2026 that match “\u2068הר\u2069”.',
    ],
    [
      { from: '2026-11-16', to: '2026-11-22', family: 'cycling' },
      'You have no rides from 16 Nov 2026 to 22 Nov 2026.',
    ],
    [{ from: '2026-11-16', to: '2026-11-16' }, 'You have no workouts on 16 Nov 2026.'],
  ] as const)('says which filter shuts the workouts out: %j [HOME-05]', (filter, sentence) => {
    expect(nothingMatches(filter, years)).toBe(sentence);
  });

  it.each([
    [{ year: 2026, month: 2, sport: 'running' }, ['All of 2026', 'All activities', 'All years']],
    [{ year: 2026, month: 2 }, ['All of 2026']],
    [{ year: 2019, month: 2, sport: 'running' }, ['All years']],
    [{ sport: 'running' }, []],
    [{ q: 'alpe' }, []],
    [{ q: 'alpe', family: 'cycling' }, ['Clear search', 'All activities']],
    [{ q: 'alpe', from: '2026-11-16', to: '2026-11-16' }, ['Clear search', 'All days']],
  ] as const)('offers to relax each filter that could help: %j [HOME-05]', (filter, labels) => {
    expect(ways(filter, years).map(({ label }) => label)).toEqual(labels);
  });

  it('keeps the other filters when one is relaxed [HOME-05]', () => {
    expect(
      ways({ year: 2026, month: 2, sport: 'running' }, years).map(({ filter }) => filter),
    ).toEqual([{ year: 2026, sport: 'running' }, { year: 2026, month: 2 }, { sport: 'running' }]);
  });
});
