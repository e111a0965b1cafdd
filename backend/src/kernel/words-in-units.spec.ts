import { describe, expect, it } from '@jest/globals';
import { IMPERIAL_UNITS, METRIC_UNITS } from './units.js';
import { wordsInUnits } from './words-in-units.js';

describe('wordsInUnits', () => {
  it.each([
    ['2 speeds over 108 km/h left out.', '2 speeds over 67 mph left out.'],
    [
      'The distance leapt ahead once, by 12.4 km in all.',
      'The distance leapt ahead once, by 7.7 mi in all.',
    ],
    [
      'The distance counter was at 1500 m at the start.',
      'The distance counter was at 0.93 mi at the start.',
    ],
  ])('turns %j [PRO-10]', (metric, imperial) => {
    expect(wordsInUnits(metric, IMPERIAL_UNITS)).toBe(imperial);
    expect(wordsInUnits(metric, METRIC_UNITS)).toBe(metric);
  });

  it('leaves the names of races and numbers without such a unit alone', () => {
    const sentence = 'No 5 km or 10 km time is known, 30 min and 5 ms are, and 250 W.';
    expect(wordsInUnits(sentence, IMPERIAL_UNITS)).toBe(sentence);
  });
});
