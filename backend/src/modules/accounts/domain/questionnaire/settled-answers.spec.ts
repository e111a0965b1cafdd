import { describe, expect, it } from '@jest/globals';
import { settledAnswers } from './settled-answers.js';

describe('settledAnswers', () => {
  it('holds each activity once', () => {
    expect(settledAnswers({ activityTypes: ['RUNNING', 'RUNNING'] })).toEqual({
      activityTypes: ['RUNNING'],
    });
    expect(settledAnswers({})).toEqual({});
  });

  it('takes the seconds of a time from its text, whatever was said of them [ONB-41]', () => {
    expect(
      settledAnswers({ best5kTime: '25:00', best5kTimeSeconds: 1, goalMarathonTime: '3:45:00' }),
    ).toEqual({
      best5kTime: '25:00',
      best5kTimeSeconds: 1_500,
      goalMarathonTime: '3:45:00',
      goalMarathonTimeSeconds: 13_500,
    });
  });

  it.each([undefined, '', 'fast'])('leaves the seconds where the text is %j', (best5kTime) => {
    expect(
      settledAnswers({ ...(best5kTime !== undefined && { best5kTime }), best5kTimeSeconds: 1_500 }),
    ).toMatchObject({ best5kTimeSeconds: 1_500 });
  });
});
