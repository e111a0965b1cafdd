import { describe, expect, it } from '@jest/globals';
import { readPast } from './read-past.js';

describe('a message about training', () => {
  it.each([
    ['fastest km ive run this spring', 1000],
    ['my quickest kilometre ever', 1000],
    ['best k in may', 1000],
    ['my best 10k since april', 10_000],
  ])('asks for a record over a distance: %s', (question, length) => {
    expect(readPast(question)?.operation).toEqual({ kind: 'effort', by: 'metres', length });
  });

  it.each([
    'do you think i can go under 45 for 10k in september',
    'can I break 45 min in the 10k in september',
    'is 4:30 pace doable over 10k in september',
  ])('reads a month ahead as a goal: %s', (question) => {
    expect(readPast(question)?.operation).toEqual({ kind: 'goal', of: 'race' });
  });

  it('holds a marathon ahead against the longest run so far', () => {
    expect(readPast('is a marathon in october doable for me')?.operation).toEqual({
      kind: 'verdict',
      of: 'ready',
      over: 42_195,
    });
  });

  it.each([
    ['km per week for the last 4 weeks', 'list'],
    ['weekly load for the last 4 weeks pls', 'list'],
    ['average km per week for the last 4 weeks', 'value'],
    ['how many km per week in the last 4 weeks', 'value'],
  ])('lists weeks unless their mean is asked for: %s', (question, kind) => {
    expect(readPast(question)?.operation.kind).toBe(kind);
  });

  it('compares a month with the same days of the one before', () => {
    expect(readPast('am i doing more than this time last month')?.parts).toMatchObject([
      { period: { which: 'this', unit: 'month' } },
      { period: { sameDaysOf: 0 } },
    ]);
  });

  it('reads the same ride a week earlier as a day', () => {
    expect(readPast('hr yesterday vs the same run a week earlier')?.parts).toMatchObject([
      { period: { daysAgo: 1 } },
      { period: { daysAgo: 8 } },
    ]);
    expect(readPast('power last saturday against the saturday before')?.parts).toMatchObject([
      { period: { weekday: 6 } },
      { period: { weekday: 6, weeksBefore: 1 } },
    ]);
  });

  it('takes a weekend as two days', () => {
    expect(readPast('how much of my riding happens at the weekend')).toMatchObject({
      operation: { kind: 'share' },
      parts: [{ weekdays: [6, 7] }],
    });
  });

  it('divides by workouts where their usual length is asked for', () => {
    expect(readPast('On average, how long are my rides in km?')?.per).toBe('workout');
    expect(readPast('mean km per outing')?.per).toBe('workout');
  });

  it.each([
    ['what if my ftp was 300, how many w/kg would that be', 300],
    ['threshold w/kg', null],
  ])('asks for an FTP for each kilogram: %s', (question, watts) => {
    expect(readPast(question)?.operation).toEqual({ kind: 'ftpPerKilo', watts });
  });

  it('separates the meaning of load from its value', () => {
    expect(readPast('what does load mean')?.operation).toEqual({ kind: 'defined' });
    expect(readPast('my load this week')?.operation).toEqual({ kind: 'value' });
    expect(readPast('is my load high')?.operation).toEqual({ kind: 'usual' });
  });

  it('asks what may be behind a change', () => {
    const before = readPast('hr yesterday vs the same run a week earlier');
    expect(readPast('why was that', before)).toMatchObject({
      metrics: ['speed', 'power'],
      operation: { kind: 'difference' },
    });
  });

  it('frees a follow-up about all workouts from the span before', () => {
    const before = readPast('How many runs did I do in May?');
    const found = readPast('What was the longest of all my runs, and when?', before);
    expect(found?.parts).toMatchObject([{ period: null }]);
  });

  it('puts counted sessions in order by what they were like', () => {
    const before = readPast('how many 5x4 sessions have i done');
    expect(readPast('and which of them was the best one', before)?.metrics).toEqual(['repOutput']);
  });

  it('reads a single weekday of one workout as the latest such day', () => {
    expect(readPast('how long was my ride on saturday')?.parts).toMatchObject([
      { period: { weekday: 6 }, weekdays: [] },
    ]);
  });

  it('counts workouts where their number a week is asked for', () => {
    expect(readPast('rides per week on average')).toMatchObject({
      metrics: ['workouts'],
      per: 'week',
    });
  });

  it('compares a month with the last one', () => {
    expect(readPast('how many km this month compared to last')?.parts).toMatchObject([
      { period: { which: 'this', unit: 'month' } },
      { period: { which: 'previous', unit: 'month' } },
    ]);
  });

  it('leaves two bests to the table of bests', () => {
    expect(readPast('my 1 min and 5 min best')).toBeNull();
  });
});
