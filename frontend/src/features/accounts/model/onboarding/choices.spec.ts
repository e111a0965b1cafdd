import { describe, expect, it } from '@jest/globals';
import { CHOICES } from './choices.js';

const values = (name: keyof typeof CHOICES): string[] => CHOICES[name].map(({ value }) => value);

describe('choices of the questionnaire', () => {
  it('offer the seven primary goals [ONB-15]', () => {
    expect(values('primaryGoal')).toEqual([
      'ENDURANCE',
      'SPEED',
      'POWER',
      'WEIGHT_LOSS',
      'GENERAL_FITNESS',
      'RACE_PREPARATION',
      'RECOVERY',
    ]);
  });

  it('offer what the specification lists for each step [ONB-11, ONB-12, ONB-13]', () => {
    expect(values('gender').sort()).toEqual(['female', 'male', 'other']);
    expect(values('unitSystem')).toEqual(['METRIC', 'IMPERIAL']);
    expect(values('trainingBackground')).toEqual(['NEW', 'INTERMEDIATE', 'ADVANCED']);
    expect(values('workType')).toEqual(['SITTING', 'STANDING', 'SHIFT', 'MIXED']);
  });
});
