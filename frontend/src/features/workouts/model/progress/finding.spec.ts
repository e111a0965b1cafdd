import { describe, expect, it } from '@jest/globals';
import { progressOver } from '#testing/workouts/progress.js';
import { comparedWeeks, findingOf, fullWeeks } from './finding.js';

const told = (...args: Parameters<typeof findingOf>): string =>
  findingOf(...args).replaceAll('\u00a0', ' ');

describe('the sentence that opens the page', () => {
  it('tells of four weeks that each had more than the one before', () => {
    expect(told(progressOver([4, 4, 5, 4, 4.5, 5, 5.5, 6, 1]), null)).toBe(
      'Four weeks rising: 5:15 h a week against 4:15 h before',
    );
    expect(told(progressOver([6, 6, 6, 6, 5.5, 5, 4, 3, 1]), null)).toBe(
      'Four weeks easing: 4:23 h a week against 6:00 h before',
    );
  });

  it('tells of more or less where the weeks go up and down', () => {
    expect(told(progressOver([4, 4, 4, 4, 6, 4, 6, 5, 1]), 'cycling')).toBe(
      'More riding over the last four weeks: 5:15 h a week against 4:00 h before',
    );
    expect(told(progressOver([6, 6, 6, 6, 3, 4, 3, 4, 1]), 'running')).toBe(
      'Less running over the last four weeks: 3:30 h a week against 6:00 h before',
    );
  });

  it('does not call weeks rising that still have less than those before', () => {
    expect(told(progressOver([8, 8, 8, 8, 3, 4, 5, 6, 1]), null)).toContain(
      'Less training over the last four weeks',
    );
  });

  it('is steady within a tenth, whatever this week has so far', () => {
    expect(told(progressOver([5, 5, 5, 5, 5.5, 5.5, 5.5, 5.5, 0.5]), null)).toBe(
      'Steady training: 5:30 h a week over the last four weeks, 5:00 h in the four before',
    );
    expect(told(progressOver([5, 5, 5, 5, 5.6, 5.5, 5.5, 5.5, 20]), null)).toContain(
      'More training',
    );
  });

  it('says what is missing while fitness warms up, day 42 no more', () => {
    const since = (firstDay: string): string =>
      told(progressOver([5, 5, 5, 5, 5, 5, 5, 5, 5], { firstDay }), null);
    expect(since('2026-11-01')).toBe('Warming up: fitness is meaningful after 42 days; 18 so far');
    expect(since('2026-10-09')).toBe('Warming up: fitness is meaningful after 42 days; 41 so far');
    expect(since('2026-10-08')).toBe(
      '5:00 h of training a week over 4 full weeks; a comparison needs eight',
    );
  });

  it('does not take a new sport of an old athlete for a beginning', () => {
    const begun = progressOver([0, 0, 0, 0, 0, 0, 0, 0, 2], { firstDay: '2026-11-17' });
    expect(told(begun, 'running', '2024-01-01')).toBe('First week of running: 2:00 h so far');
    expect(told({ ...begun, firstDay: null }, 'running', '2024-01-01')).toBe('No running yet');
  });

  it('tells of a rest of two weeks or more before anything else', () => {
    expect(
      told(progressOver([5, 5, 5, 5, 5, 5, 5, 0, 0], { to: '2026-11-21' }), null),
    ).not.toContain('Nothing');
    expect(told(progressOver([5, 5, 5, 5, 5, 5, 5, 0, 0], { to: '2026-11-22' }), null)).toBe(
      'Nothing recorded for 14 days, since 8 Nov 2026',
    );
    expect(told(progressOver([0, 0, 0, 0, 0, 0, 0, 0, 0]), null)).toBe(
      'Nothing recorded in the last 9 weeks',
    );
  });

  it('welcomes back after four weeks without a workout', () => {
    expect(told(progressOver([5, 5, 5, 5, 0, 0, 0, 0, 2]), null)).toBe(
      'Back this week, after four weeks without a workout',
    );
    expect(told(progressOver([0, 0, 0, 0, 2, 3, 2, 3, 1]), null)).toBe(
      'Back at it: 2:30 h a week over the last four weeks, after four without a workout',
    );
  });
});

describe('the weeks that are compared', () => {
  it('are over, and begin no earlier than the athlete', () => {
    const progress = progressOver([5, 5, 5, 5, 5, 5, 5, 5, 5], { firstDay: '2026-09-23' });
    expect(fullWeeks(progress).map(({ week }) => week)).toEqual([
      '2026-09-28',
      '2026-10-05',
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]);
    expect(comparedWeeks(progress)).toMatchObject({ before: null });
  });
});
