import { describe, expect, it } from '@jest/globals';
import { standingFlag } from './advice-after.js';

const CHEST = 'my chest felt really tight on the last climb';

describe('a warning sign holds for the questions after it', () => {
  it.each([
    'can i just go again tomorrow or what',
    'ok but should I do the intervals on thursday?',
    'how long until i am recovered',
    'so is it fine to race on sunday',
    'what should my next session be',
    'would it be ok to ride easy',
    'am i good to push on',
    'when can I train again',
    'do i need a rest day',
  ])('where "%s" asks what to do', (question) => {
    expect(standingFlag(question, ['that was a long day', CHEST])).toBe('emergency');
  });

  it.each([
    'what was my average heart rate',
    'which climb was the longest',
    'show me the laps',
    'how was my heart rate recovery after the reps',
    'what is my training stress',
  ])('and leaves "%s" to the coach, as it asks for a value', (question) => {
    expect(standingFlag(question, [CHEST])).toBeNull();
  });

  it('for four messages and no longer', () => {
    const between = ['thanks', 'avg hr?', 'max?', 'distance?'];
    expect(standingFlag('can I ride tomorrow?', [CHEST, ...between.slice(1)])).toBe('emergency');
    expect(standingFlag('can I ride tomorrow?', [CHEST, ...between])).toBeNull();
  });

  it('until a doctor has cleared the athlete', () => {
    expect(standingFlag('can I ride tomorrow?', [CHEST, 'the doctor said I am fine'])).toBeNull();
  });

  it('and asks nothing of athletes without one', () => {
    expect(standingFlag('can I ride tomorrow?', ['what a day'])).toBeNull();
  });
});
