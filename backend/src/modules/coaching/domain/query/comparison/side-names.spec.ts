import { describe, expect, it } from '@jest/globals';
import { namesIn } from './side-names.js';

describe('names of workouts in a question', () => {
  it.each([
    ['np on 31 may', { by: 'day', day: 31, month: 5 }, 'np'],
    ['june 7 peak power', { by: 'day', day: 7, month: 6 }, 'peak power'],
    ['cadence on saturday', { by: 'weekday', weekday: 6 }, 'cadence'],
    ['hr of the second ride', { by: 'place', nth: 2 }, 'hr'],
    ['tss, workout b', { by: 'place', nth: 2 }, 'tss,'],
    ['the hilly one, max hr', { by: 'trait', trait: 'hilly' }, ', max hr'],
    ['pulse on the belt', { by: 'trait', trait: 'indoors' }, 'pulse on'],
    ['pace in the earlier session', { by: 'age', end: 'earlier' }, 'pace in'],
    ['quickest rep of the pyramid', { by: 'set', words: 'pyramid' }, 'quickest rep of'],
  ])('finds the workout in "%s"', (plain, ref, text) => {
    expect(namesIn(plain)).toMatchObject({ refs: [ref], text });
  });

  it.each(['first and last rep', 'the second half', 'rep two', 'last 10 min', 'lap 2 and 3'])(
    'leaves the parts of "%s" where they are',
    (plain) => {
      expect(namesIn(plain)).toMatchObject({ refs: [], text: plain });
    },
  );

  it('knows that every workout is meant from words like each and both', () => {
    expect(namesIn('np of each').each).toBe(true);
    expect(namesIn('np of the two').each).toBe(false);
  });

  it('finds both of two that are named', () => {
    expect(namesIn('the first and the third in power').refs).toEqual([
      { by: 'place', nth: 1 },
      { by: 'place', nth: 3 },
    ]);
  });
});
