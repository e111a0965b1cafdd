import { describe, expect, it } from '@jest/globals';
import {
  bodyOf,
  numberOf,
  thresholdErrors,
  weightIn,
  weightInKg,
  type ThresholdDraft,
} from './threshold-entry.js';

const draft = (changes: Partial<ThresholdDraft> = {}): ThresholdDraft => ({
  validFrom: '2026-03-01',
  currentFTP: '',
  maxHR: '',
  restingHR: '',
  weight: '',
  ...changes,
});

describe('an entry of thresholds', () => {
  it('may leave everything open but its day', () => {
    expect(thresholdErrors(draft(), 'kg', [])).toEqual({});
    expect(bodyOf(draft(), 'kg')).toEqual({
      currentFTP: null,
      maxHR: null,
      restingHR: null,
      weightKg: null,
    });
    expect(Object.keys(thresholdErrors(draft({ validFrom: '' }), 'kg', []))).toEqual(['validFrom']);
  });

  it.each([
    ['currentFTP', ['30', '700'], ['29', '701', '-240', '2e9', 'much']],
    ['maxHR', ['100', '250'], ['99', '251']],
    ['restingHR', ['25', '120'], ['24', '121']],
    ['weight', ['25', '300', '72,5'], ['24', '301']],
  ] as const)(
    '%s is taken within its bounds and refused outside, with the bounds named',
    (name, taken, refused) => {
      for (const text of taken)
        expect(thresholdErrors(draft({ [name]: text }), 'kg', [])).toEqual({});
      for (const text of refused)
        expect(thresholdErrors(draft({ [name]: text }), 'kg', [])[name]).toMatch(
          /^Enter \d+ to \d+ /,
        );
    },
  );

  it('names the bounds of weight in pounds to an athlete who uses pounds', () => {
    expect(thresholdErrors(draft({ weight: '50' }), 'lb', []).weight).toBe(
      'Enter 55.1 to 661.4 lb.',
    );
  });

  it('wants the resting heart rate below the maximum', () => {
    expect(thresholdErrors(draft({ maxHR: '110', restingHR: '110' }), 'kg', []).restingHR).toBe(
      'Resting heart rate must be below the maximum.',
    );
    expect(thresholdErrors(draft({ maxHR: '110', restingHR: '109' }), 'kg', [])).toEqual({});
  });

  it('does not take the day of another entry', () => {
    expect(thresholdErrors(draft(), 'kg', ['2026-03-01']).validFrom).toBe(
      'This day has an entry already. Correct that one.',
    );
  });
});

describe('weight', () => {
  it('comes back to the same kilogram after pounds, a tenth at most away', () => {
    for (let tenths = 250; tenths <= 3000; tenths += 1)
      expect(weightInKg(weightIn(tenths / 10, 'lb'), 'lb')).toBeCloseTo(tenths / 10, 5);
  });

  it.each([
    ['72,5', 72.5],
    [' 72.5 ', 72.5],
    ['', null],
    ['x', null],
  ])('"%s" is read as %s', (text, value) => expect(numberOf(text)).toBe(value));
});
