import { describe, expect, it } from '@jest/globals';
import { problemOf } from './problems.js';
import { answersFromText, textOf, tidied } from './typing.js';

describe('typing', () => {
  it('turns text into the answer that the server keeps [ONB-11, ONB-17]', () => {
    expect(answersFromText('age', ' 34 ', {})).toEqual({ age: 34 });
    expect(answersFromText('heightCm', '59', { unitSystem: 'IMPERIAL' })).toEqual({
      heightCm: 175.3,
    });
    expect(answersFromText('best5kTime', '24:30', {})).toEqual({
      best5kTime: '24:30',
      best5kTimeSeconds: 1470,
    });
    expect(answersFromText('best5kTime', '24:75', {})).toEqual({
      best5kTime: '24:75',
      best5kTimeSeconds: null,
    });
  });

  it('sends the day of the season peak as an ISO string, and shows it as a day [ONB-14]', () => {
    expect(answersFromText('seasonPeakDate', '2027-06-12', {})).toEqual({
      seasonPeakDate: '2027-06-12T00:00:00.000Z',
    });
    expect(textOf('seasonPeakDate', { seasonPeakDate: '2027-06-12T00:00:00.000Z' })).toBe(
      '2027-06-12',
    );
    expect(answersFromText('seasonPeakDate', '', {})).toEqual({ seasonPeakDate: null });
  });

  it('keeps free text as it is typed, up to what the draft takes', () => {
    expect(answersFromText('sleepQuality', ' ok 😀\n', {})).toEqual({ sleepQuality: ' ok 😀\n' });
    expect(answersFromText('goalDetails', 'x'.repeat(10_000), {}).goalDetails).toHaveLength(2000);
  });

  it.each(['abc', '1e9', '10000000', 'NaN', 'Infinity', '😀', ''])(
    'clears a number that reads %p',
    (text) => {
      expect(answersFromText('age', text, {})).toEqual({ age: null });
    },
  );

  it('formats a time once the field is left [ONB-42, ONB-43]', () => {
    expect(tidied('goal5kTime', '24')).toBe('24:00');
    expect(tidied('goalMarathonTime', '225')).toBe('3:45:00');
    expect(tidied('goalMarathonTime', '3:45:75')).toBe('3:45:75');
  });
});

describe('problems beside the field [ONB-31]', () => {
  const problem = (
    name: Parameters<typeof problemOf>[0],
    text: string,
    unitSystem: 'METRIC' | 'IMPERIAL' = 'METRIC',
  ) =>
    problemOf(name, text, {
      unitSystem,
      maxHR: 190,
      ...answersFromText(name, text, { unitSystem }),
    });

  it.each([
    ['age', '12', 'Please enter 13 to 120 years.'],
    ['age', '33.5', 'Please enter a whole number.'],
    ['age', 'old', 'Please enter a number.'],
    ['heightCm', '1.82', 'Please enter 90 to 250 cm.'],
    ['weightKg', '1000', 'Please enter 25 to 300 kg.'],
    ['trainingVolumeHours', '61', 'Please enter 0 to 60 hours.'],
    ['maxHR', '251', 'Please enter 100 to 250 bpm.'],
    ['restingHR', '121', 'Please enter 25 to 120 bpm.'],
    ['currentFTP', '-200', 'Please enter 30 to 700 W.'],
    ['goalMarathonTime', '3:45', 'Please enter 1:56:40 to 12:00:00.'],
    ['best5kTime', '24:61', 'Please write the time as 24:30, with seconds below 60.'],
    ['paceZone1Min', '5:60', 'Please write the pace as 5:30, with seconds below 60.'],
    ['powerZone1Max', 'x', 'Please enter 0 to 2500\u00a0W.'],
  ] as const)('%s of %p: %s', (name, text, sentence) => {
    expect(problem(name, text)).toBe(sentence);
  });

  it.each([
    ['age', '13'],
    ['heightCm', '250'],
    ['weightKg', '25'],
    ['trainingVolumeHours', '0'],
    ['restingHR', '25'],
    ['currentFTP', '700'],
    ['age', ''],
    ['sleepQuality', 'anything at all'],
  ] as const)('%s of %p is good', (name, text) => {
    expect(problem(name, text)).toBeNull();
  });

  it('tells the bounds in the units of the field', () => {
    expect(problem('heightCm', '22', 'IMPERIAL')).toBe('Please enter 2 ft 11 in to 8 ft 2 in.');
    expect(problem('weightKg', '30', 'IMPERIAL')).toBe('Please enter 55 to 661 lb.');
    expect(problem('heightCm', 'tall', 'IMPERIAL')).toBe(
      'Write feet and inches, such as 59 for 5 ft 9 in.',
    );
  });

  it('wants the resting heart rate below the maximum', () => {
    expect(problemOf('restingHR', '110', { maxHR: 105, restingHR: 110 })).toBe(
      'Must be below your maximum heart rate.',
    );
  });
});
