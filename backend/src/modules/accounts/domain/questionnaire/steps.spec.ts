import { describe, expect, it } from '@jest/globals';
import { startingAnswers } from './starting-answers.js';
import { stepsFor } from './steps.js';

describe('the steps of the wizard', () => {
  it('come in this order for those who ride and run [ONB-07]', () => {
    expect(stepsFor({ activityTypes: ['RUNNING', 'CYCLING'] })).toEqual([
      'Basic Information',
      'Training Background',
      'Health & Lifestyle',
      'Power Zones',
      'Running Pace Zones',
      'Heart Rate Zones',
      'Goals & Planning',
    ]);
  });

  it('ask for power zones only of those who ride [ONB-08]', () => {
    expect(stepsFor({ activityTypes: ['CYCLING'] })).toContain('Power Zones');
    expect(stepsFor({ activityTypes: ['RUNNING'] })).not.toContain('Power Zones');
  });

  it('ask for pace zones only of those who run [ONB-09]', () => {
    expect(stepsFor({ activityTypes: ['RUNNING'] })).toContain('Running Pace Zones');
    expect(stepsFor({ activityTypes: ['CYCLING'] })).not.toContain('Running Pace Zones');
  });

  it('are five to seven [ONB-10]', () => {
    expect(
      [
        stepsFor({}),
        stepsFor({ activityTypes: [] }),
        stepsFor({ activityTypes: ['CYCLING'] }),
        stepsFor({ activityTypes: ['RUNNING'] }),
      ].map(({ length }) => length),
    ).toEqual([5, 5, 6, 6]);
    expect(stepsFor({ activityTypes: ['CYCLING', 'RUNNING'] })).toHaveLength(7);
  });
});

describe('the answers before anything was answered', () => {
  it('hold the defaults, and the activities of the registration [ONB-12, ONB-13, ONB-17]', () => {
    expect(startingAnswers('CYCLING')).toEqual({
      activityTypes: ['CYCLING'],
      unitSystem: 'METRIC',
      trainingBackground: 'INTERMEDIATE',
      fitnessGoal: 'FITNESS',
      workType: 'SITTING',
      runningPaceUnit: 'min/km',
    });
    expect(startingAnswers('RUNNING').activityTypes).toEqual(['RUNNING']);
    expect(startingAnswers('BOTH').activityTypes).toEqual(['RUNNING', 'CYCLING']);
  });
});
