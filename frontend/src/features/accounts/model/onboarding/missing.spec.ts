import { describe, expect, it } from '@jest/globals';
import { firstAsked, missingByStep, missingLines, missingSentences } from './missing.js';
import { stepsFor } from './steps.js';

const missing = { 'Personal Info': ['Age', 'Height'], 'Heart Rate Zones': ['Resting HR'] };

describe('missing answers', () => {
  it('are one line for each step [ONB-27, ONB-28]', () => {
    expect(missingLines(missing)).toEqual([
      'Personal Info: Age, Height',
      'Heart Rate Zones: Resting HR',
    ]);
  });

  it('are found in the answer of the server, and in nothing else [ONB-29]', () => {
    expect(missingByStep({ error: 'x', missingFields: ['Age'], missingByStep: missing })).toEqual(
      missing,
    );
    expect(missingByStep({ error: 'x' })).toBeNull();
    expect(missingByStep({ missingByStep: { a: 'Age' } })).toBeNull();
    expect(missingByStep({ missingByStep: {} })).toBeNull();
  });

  it('lead to the first field in the order of the wizard', () => {
    const names = Object.keys(
      missingSentences({
        'Heart Rate Zones': ['Resting HR'],
        'Health & Lifestyle': ['Stress Level'],
      }),
    );
    expect(firstAsked(names, stepsFor(['CYCLING']))).toEqual({ step: 3, name: 'stressLevel' });
    expect(firstAsked(['restingHR'], stepsFor([]))).toEqual({ step: 4, name: 'restingHR' });
    expect(firstAsked(['unknown'], stepsFor([]))).toBeNull();
  });
});
