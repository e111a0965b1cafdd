import { describe, expect, it } from '@jest/globals';
import type { Answers } from './answers.js';
import { assertNothingMissing } from './missing-answers.js';

const ALL: Answers = {
  age: 34,
  gender: 'female',
  heightCm: 170,
  weightKg: 60,
  trainingVolumeHours: 0,
  trainingBackground: 'NEW',
  workType: 'SHIFT',
  sleepQuality: 'good',
  stressLevel: 'low',
  maxHR: 190,
  restingHR: 50,
};

function refusal(answers: Answers): unknown {
  try {
    assertNothingMissing(answers);
  } catch (error) {
    return error;
  }
  return null;
}

describe('assertNothingMissing', () => {
  it('lists missing answers by step, in order [ONB-28, ONB-29, ONB-31]', () => {
    const missingByStep = {
      'Personal Info': ['Age', 'Gender', 'Height', 'Weight'],
      'Training Background': ['Training Volume Hours', 'Training Background'],
      'Health & Lifestyle': ['Work Type', 'Sleep Quality', 'Stress Level'],
      'Heart Rate Zones': ['Max HR', 'Resting HR'],
    };
    const error = refusal({});
    expect(error).toMatchObject({
      code: 'ONBOARDING_INCOMPLETE',
      details: { missingByStep, missingFields: Object.values(missingByStep).flat() },
    });
    expect(
      Object.keys((error as { details: { missingByStep: object } }).details.missingByStep),
    ).toEqual(Object.keys(missingByStep));
  });

  it('accepts the required answers alone, also zeros [ONB-31]', () => {
    expect(refusal(ALL)).toBeNull();
  });

  it.each(Object.keys(ALL) as (keyof Answers)[])('requires %s [ONB-31]', (field) => {
    const { [field]: _left, ...others } = ALL;
    const { details } = refusal(others) as { details: { missingFields: string[] } };
    expect(details.missingFields).toHaveLength(1);
  });

  it('takes a text of blanks for missing', () => {
    expect(refusal({ ...ALL, sleepQuality: ' \n' })).toMatchObject({
      details: { missingByStep: { 'Health & Lifestyle': ['Sleep Quality'] } },
    });
  });
});
