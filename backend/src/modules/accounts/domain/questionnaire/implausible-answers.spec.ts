import { describe, expect, it } from '@jest/globals';
import type { FieldProblem } from '#kernel/error-catalogue.js';
import { DomainError } from '#kernel/domain-error.js';
import type { Answers } from './answers.js';
import { assertPlausible } from './implausible-answers.js';
import { answersOf } from './zone-answers.js';

const BOTH: Answers = { activityTypes: ['RUNNING', 'CYCLING'], runningPaceUnit: 'min/km' };
const POWER = answersOf(
  'power',
  [
    [0, 138],
    [138, 188],
    [188, 225],
    [225, 263],
    [263, 375],
  ],
  undefined,
);
const PACE = answersOf(
  'pace',
  [
    [420, 375],
    [375, 345],
    [345, 318],
    [318, 291],
    [291, 270],
  ],
  'min/km',
);

function problems(answers: Answers): readonly FieldProblem[] {
  try {
    assertPlausible({ ...BOTH, ...answers }, '2026-05-01');
  } catch (error) {
    if (DomainError.is(error, 'VALIDATION_FAILED')) return error.details.fields;
    throw error;
  }
  return [];
}

describe('assertPlausible', () => {
  it.each<[keyof Answers, number, number, string]>([
    ['age', 13, 120, 'Age must be between 13 and 120 years'],
    ['heightCm', 90, 250, 'Height must be between 90 and 250 cm'],
    ['weightKg', 25, 300, 'Weight must be between 25 and 300 kg'],
    ['trainingVolumeHours', 0, 60, 'Training volume must be between 0 and 60 hours a week'],
    ['currentFTP', 30, 700, 'FTP must be between 30 and 700 W'],
    ['ftpGoal', 30, 700, 'FTP goal must be between 30 and 700 W'],
    ['maxHR', 100, 250, 'Max HR must be between 100 and 250 bpm'],
    ['restingHR', 25, 120, 'Resting HR must be between 25 and 120 bpm'],
    ['rideDaysPerWeek', 0, 7, 'Days a week must be between 0 and 7 days'],
    ['best5kTimeSeconds', 700, 10_800, 'Best 5K time must be between 11:40 and 180:00'],
    [
      'goalMarathonTimeSeconds',
      7_000,
      43_200,
      'Goal marathon time must be between 116:40 and 720:00',
    ],
  ])(
    'takes %s from %d to %d and refuses all else by name [ONB-31]',
    (field, lowest, highest, message) => {
      expect(problems({ [field]: lowest })).toEqual([]);
      expect(problems({ [field]: highest })).toEqual([]);
      for (const value of [lowest - 0.1, highest + 0.1, -1e6, 1e6])
        expect(problems({ [field]: value })).toEqual([{ field, message }]);
    },
  );

  it.each([
    '2025-04-30',
    '2031-05-02',
    '1066-10-14',
    '2026-02-30',
    '2026-W10',
    '2026',
    '2026-05-01 10:00',
    '',
  ])('refuses %j as the peak of the season [ONB-31]', (seasonPeakDate) => {
    expect(problems({ seasonPeakDate })).toEqual([
      {
        field: 'seasonPeakDate',
        message: 'Season peak date must be a day between 2025-05-01 and 2031-05-01',
      },
    ]);
  });

  it.each(['2025-05-01', '2031-05-01', '2028-02-29', '2026-09-06T00:00:00.000Z'])(
    'takes %j as the peak of the season [ONB-31]',
    (seasonPeakDate) => {
      expect(problems({ seasonPeakDate })).toEqual([]);
    },
  );

  it('refuses part of a day a week [ONB-31]', () => {
    expect(problems({ rideDaysPerWeek: 3.5 })).toEqual([
      { field: 'rideDaysPerWeek', message: 'Days a week must be a whole number' },
    ]);
  });

  it.each<[keyof Answers, string]>([
    ['best5kTime', '24:61'],
    ['best10kTime', 'fast'],
    ['goal5kTime', '24'],
    ['goal10kTime', '-1:00'],
    ['goalMarathonTime', '3:60:00'],
  ])('refuses %s of %j, which is no time [ONB-41]', (field, text) => {
    expect(problems({ [field]: text })).toEqual([
      { field, message: expect.stringMatching(/must be a time such as \d/) },
    ]);
    expect(problems({ [field]: ' ', activityTypes: ['RUNNING'] })).toEqual([]);
    expect(problems({ [field]: text, activityTypes: ['CYCLING'] })).toEqual([]);
  });

  it('tells bounds in pounds, feet and inches to those who answer in them [ONB-37]', () => {
    const imperial = problems({ unitSystem: 'IMPERIAL', heightCm: 1, weightKg: 1 }).map(
      ({ message }) => message,
    );
    expect(imperial).toEqual([
      'Height must be between 3 ft 0 in and 8 ft 2 in',
      'Weight must be between 56 and 661 lb',
    ]);
  });

  it('refuses a resting heart rate that is not below the maximum [ONB-31]', () => {
    expect(problems({ maxHR: 120, restingHR: 120 })).toEqual([
      { field: 'restingHR', message: 'Resting HR must be below Max HR' },
    ]);
    expect(problems({ maxHR: 120, restingHR: 119 })).toEqual([]);
  });

  it('reports every problem together', () => {
    expect(problems({ age: 5, weightKg: 1 }).map(({ field }) => field)).toEqual([
      'age',
      'weightKg',
    ]);
  });

  it('accepts rising zones, falling paces, and no zones [ONB-16, ONB-17, ONB-18]', () => {
    expect(problems({ ...POWER, ...PACE })).toEqual([]);
    expect(problems({})).toEqual([]);
  });

  it('names the field of a zone that does not begin where the one before ends [ONB-16]', () => {
    expect(problems({ ...POWER, powerZone3Min: 200 })).toEqual([
      { field: 'powerZone3Min', message: 'Power zone 3 must begin where zone 2 ends, at 188 W' },
    ]);
  });

  it('writes paces as the athlete reads them [ONB-17]', () => {
    const perMile: Answers = {
      ...answersOf(
        'pace',
        [
          [420, 375],
          [375, 345],
          [345, 318],
          [318, 291],
          [291, 270],
        ],
        'min/mi',
      ),
      runningPaceUnit: 'min/mi',
    };
    expect(problems(perMile)).toEqual([]);
    expect(problems({ ...perMile, paceZone2Min: '9:00' })).toEqual([
      {
        field: 'paceZone2Min',
        message: 'Pace zone 2 must begin where zone 1 ends, at 10:03 min/mi',
      },
    ]);
  });

  it('refuses a pace that is no time [ONB-41]', () => {
    expect(problems({ ...PACE, paceZone2Max: '5:75' })).toEqual([
      { field: 'paceZone2Max', message: 'Pace zones are times such as 5:30' },
    ]);
  });

  it('wants all ten borders of a table or none [ONB-18]', () => {
    const { powerZone4Max: _left, ...nine } = POWER;
    expect(problems(nine)).toEqual([
      { field: 'powerZone4Max', message: 'Power zones need both ends of all five, or none' },
    ]);
  });

  it('does not judge what the wizard does not ask for [ONB-08, ONB-09]', () => {
    expect(
      problems({
        activityTypes: ['RUNNING'],
        currentFTP: 1,
        powerZone1Min: 5,
        cyclingHRZone1Min: 5,
      }),
    ).toEqual([]);
    expect(
      problems({
        activityTypes: ['CYCLING'],
        best5kTimeSeconds: 1,
        paceZone1Min: 'x',
        runningHRZone1Min: 5,
      }),
    ).toEqual([]);
  });
});
