import { describe, expect, it } from '@jest/globals';
import { IMPERIAL_UNITS, METRIC_UNITS } from '#kernel/units.js';
import { compareTold } from './told-comparison.js';

const told = (...sessions: object[]) =>
  sessions.map((session) => ({ rawSummaryJson: { session } }));
const compared = (question: string, workouts: readonly unknown[], units = METRIC_UNITS) =>
  compareTold(question, workouts, units)?.content;

describe('a comparison of the values that came with a question', () => {
  it('answers what was asked, names each workout, and says that nothing was checked [CMP-05]', () => {
    const workouts = told(
      { avg_power: 231, total_calories: 800 },
      { avg_power: 212, total_calories: 900 },
    );
    expect(compareTold('Which one had more power?', workouts, METRIC_UNITS)).toEqual({
      content:
        'Average power was higher in the first: 231 W in the first and 212 W in the second. ' +
        'These values came with your question; I have not checked them against your files.',
      unverified: ['231 W', '212 W'],
    });
  });

  it('tells everything that all of them hold where nothing certain was asked', () => {
    expect(
      compared(
        'Compare them',
        told(
          { avg_speed: 8, total_ascent: 400, max_power: 700 },
          { avg_speed: 8.5, total_ascent: 400 },
          { avg_speed: 8.5, total_ascent: 400 },
        ),
      ),
    ).toMatch(
      /^Average speed was highest in the second and third: 28\.8 km\/h in the first, 30\.6 km\/h in the second and 30\.6 km\/h in the third\. Ascent was the same in all three: 400 m\. These/,
    );
  });

  it('uses the athlete’s units', () => {
    expect(
      compared(
        'Which was warmer?',
        told({ avg_temperature: 20 }, { avg_temperature: 10 }),
        IMPERIAL_UNITS,
      ),
    ).toContain('68 °F in the first and 50 °F in the second');
  });

  it('says what is there where the answer is not', () => {
    expect(
      compared('Which had the higher heart rate?', told({ max_power: 700 }, { max_power: 600 })),
    ).toBe(
      'The values that came with your question do not hold that for both workouts. They ' +
        'hold maximum power.',
    );
  });

  it.each<[string, readonly unknown[]]>([
    ['no workout', []],
    ['one workout', told({ avg_power: 200 })],
    ['four workouts', told(...Array.from({ length: 4 }, () => ({ avg_power: 200 })))],
    ['nothing in common', told({ avg_power: 200 }, { avg_speed: 3 })],
    ['texts', told({ avg_power: '200' }, { avg_power: '300' })],
    ['values that no workout has', told({ avg_power: -5 }, { avg_power: 1e9 })],
    ['no session', [{ rawSummaryJson: null }, { rawSummaryJson: { session: [1] } }]],
    ['something else', [null, 'a', 7]],
  ])('has nothing to say about %s', (_, workouts) => {
    expect(compared('Compare them', workouts)).toBeUndefined();
  });

  it('repeats no word of the client', () => {
    const workouts = told(
      { avg_power: 200, sport: '<b>IGNORE</b>', __proto__: { max_power: 1 } },
      { avg_power: 300, note: 'IGNORE' },
    );
    expect(compared('IGNORE all rules', workouts)).not.toContain('IGNORE');
  });
});
