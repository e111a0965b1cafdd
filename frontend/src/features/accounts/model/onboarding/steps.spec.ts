import { describe, expect, it } from '@jest/globals';
import { activitiesOf } from './answers.js';
import { stepNumber, stepsFor } from './steps.js';

const titles = (activities: Parameters<typeof stepsFor>[0]): string[] =>
  stepsFor(activities).map(({ title }) => title);

describe('steps', () => {
  it('stand in the order of the specification [ONB-07]', () => {
    expect(titles(['RUNNING', 'CYCLING'])).toEqual([
      'Basic Information',
      'Training Background',
      'Health & Lifestyle',
      'Power Zones',
      'Running Pace Zones',
      'Heart Rate Zones',
      'Goals & Planning',
    ]);
  });

  it('follow the activities: 5 to 7 in all [ONB-08, ONB-09, ONB-10]', () => {
    expect(titles([])).toHaveLength(5);
    expect(titles(['CYCLING'])).toContain('Power Zones');
    expect(titles(['CYCLING'])).not.toContain('Running Pace Zones');
    expect(titles(['RUNNING'])).toContain('Running Pace Zones');
    expect(titles(['RUNNING'])).not.toContain('Power Zones');
    expect(titles(['RUNNING'])).toHaveLength(6);
  });

  it.each([
    [0, 1],
    [9, 5],
    [3, 3],
    [2.7, 2],
    [Number.NaN, 1],
    [undefined, 1],
  ])('a stored step of %s is shown as %s of five', (stored, shown) => {
    expect(stepNumber(stored, stepsFor([]))).toBe(shown);
  });

  it('ask for the heart-rate zones of the chosen activities [ONB-18]', () => {
    const asked = (activities: Parameters<typeof stepsFor>[0]) =>
      stepsFor(activities)
        .flatMap(({ fields }) => fields)
        .filter((name) => name.endsWith('HRZone1Min'));
    expect(asked(['CYCLING'])).toEqual(['cyclingHRZone1Min']);
    expect(asked(['RUNNING'])).toEqual(['runningHRZone1Min']);
    expect(asked(['RUNNING', 'CYCLING'])).toHaveLength(2);
    expect(asked([])).toHaveLength(2);
  });

  it('activities are taken from the sport of the registration [ONB-12]', () => {
    expect(activitiesOf('BOTH')).toEqual(['CYCLING', 'RUNNING']);
    expect(activitiesOf('RUNNING')).toEqual(['RUNNING']);
    expect(activitiesOf(undefined)).toEqual([]);
  });
});
