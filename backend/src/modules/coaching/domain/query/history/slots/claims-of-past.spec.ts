import { describe, expect, it } from '@jest/globals';
import type { PastQuery } from '../past-query.js';
import { readPast } from './read-past.js';

function last(...messages: readonly string[]): PastQuery | null {
  return messages.reduce<PastQuery | null>(
    (before, text) => readPast(text, before) ?? before,
    null,
  );
}

describe('what a message about training takes for granted', () => {
  it.each([
    '5 rides last week and still no progress',
    'only 5 runs last week',
    'rode 5 times in may',
  ])('reads "%s" as a claim about the number of workouts', (message) => {
    expect(readPast(message)?.operation).toMatchObject({
      kind: 'claimed',
      value: 5,
      of: 'workouts',
    });
  });

  it.each([
    ['40k this week!! so proud', 'distance', 40_000],
    ['10 hours last week!', 'time', 36_000],
    ['i climbed 3000 m in may didnt i', 'climbing', 3000],
  ])('reads "%s" as a claim about the sum of %s', (message, of, value) => {
    expect(readPast(message)?.operation).toMatchObject({ kind: 'claimed', of, value });
  });

  it.each([
    '3 longest rides in may',
    'how many rides over 50 km in may',
    'last 5 rides this month',
  ])('takes "%s" for a question', (message) => {
    expect(readPast(message)?.operation.kind).not.toBe('claimed');
  });

  it.each([
    ['why has my power dropped since april?', 'down'],
    ['how come my speed got worse since march', 'worse'],
    ['why is my heart rate rising', 'up'],
    ['is my weekly load going up', 'up'],
  ])('"%s" claims that a value went %s', (message, claim) => {
    expect(readPast(message)?.operation).toEqual({ kind: 'trend', claim });
  });

  it('leaves the direction open where both are named', () => {
    expect(readPast('is my weekly load going up or down')?.operation).toEqual({ kind: 'trend' });
  });

  it('supposes decline where somebody asks why they get slower', () => {
    expect(readPast('why am i getting slower')?.operation).toMatchObject({
      of: 'progress',
      worse: true,
    });
  });
});

describe('goals and steps of training', () => {
  it.each(['How many weeks are left until then?', 'days to go', 'when is it', 'is that soon'])(
    '"%s" after an event asks for its day',
    (message) => {
      expect(last('my goal is the race in september', message)?.operation).toEqual({
        kind: 'goal',
        of: 'event',
      });
    },
  );

  it.each(['did i miss my race', 'has my event passed', 'days to race day?'])(
    '"%s" asks for the day of the event',
    (message) => {
      expect(readPast(message)?.operation).toEqual({ kind: 'goal', of: 'event' });
    },
  );

  it.each(['What pace per kilometre would that be?', 'how fast do i need to run for that'])(
    '"%s" after a race goal asks for its pace',
    (message) => {
      expect(last('my goal is 45 min for the 10k', message)?.operation).toEqual({
        kind: 'goal',
        of: 'racePace',
      });
    },
  );

  it.each(['was that too big a jump from the week before', 'is that a big step up'])(
    '"%s" after a week holds it against the one before',
    (message) => {
      const query = last('load of last week', message);
      expect(query?.operation).toEqual({ kind: 'difference', step: true });
      expect(query?.parts.map(({ period }) => period)).toEqual([
        { back: 2, unit: 'week' },
        { which: 'previous', unit: 'week' },
      ]);
    },
  );

  it.each([
    'noob question but what is this load number',
    'no clue what load is',
    'load?? whats that',
  ])('"%s" asks what load is', (message) => {
    expect(readPast(message)?.operation.kind).toBe('defined');
  });

  it('keeps the week where the easiest one is asked for', () => {
    expect(last('which week was the biggest by load', 'and the easiest one then')?.unit).toBe(
      'week',
    );
  });

  it.each(['do i get my promised hours in', 'am i doing the hours i signed up for'])(
    '"%s" asks for the hours of the profile',
    (message) => {
      expect(readPast(message)?.operation).toEqual({ kind: 'goal', of: 'hours' });
    },
  );

  it.each(['and how much up?', 'and height?', 'metres gained?'])(
    '"%s" after a month asks for its climbing',
    (message) => {
      expect(last('what did i do in may', message)?.metrics).toEqual(['climbing']);
    },
  );

  it('puts another weight under the FTP where kilograms are named', () => {
    expect(
      readPast('what would my w/kg be if i dropped to 66 kilos with the same ftp')?.operation,
    ).toEqual({ kind: 'ftpPerKilo', watts: null, kilos: 66 });
  });

  it('knows no reason for a break', () => {
    expect(readPast('why did I stop')?.operation.kind).toBe('unrecorded');
  });

  it('looks for the best month in the time before a break', () => {
    expect(readPast('what was my best month before the break')).toMatchObject({
      unit: 'month',
      parts: [{ period: { beforeBreak: true } }],
    });
  });

  it('frees a table of all months from the month before', () => {
    expect(last('km in may?', 'give me all months, as a table')?.parts[0]?.period).toBeNull();
  });
});
