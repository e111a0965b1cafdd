import { describe, expect, it } from '@jest/globals';
import { plainMessage } from '../query/asked-query.js';
import {
  COMPARISON_QUESTIONS,
  PLAN_QUESTIONS,
  WORKOUT_QUESTIONS,
} from './suggestions/suggested-questions.js';
import { namedTopic } from './named.js';

const nameOf = (question: string, kind: 'workout' | 'comparison' = 'workout') =>
  namedTopic(plainMessage(question), kind)?.id ?? null;

describe('a question that is asked by name', () => {
  it.each([
    ['show me my power profile', 'power-curve'],
    ['how does NP relate to the average power', 'power'],
    ['how much did the hills cost me', 'climbing'],
    ['did I pace that climb well', 'climb-pacing'],
    ['was there any drift', 'drift'],
    ['is my turnover too low', 'cadence'],
    ['when will I be recovered', 'recovery'],
    ['am I getting any fitter', 'improving'],
    ['did I bonk towards the end', 'pacing'],
    ['how do I train for my race', 'plan-event'],
    ['how should I structure my week', 'plan-week'],
    ['how many minutes over FTP', 'hard-time'],
    ['how does it stack up against my usual', 'history'],
  ])('"%s" is about %s', (question, topic) => {
    expect(nameOf(question)).toBe(topic);
  });

  it.each([
    'how much did my heart rate drift per hour',
    'which lap had the most time above threshold',
    'what was my average pace on the climb',
    'was my heart rate too high in the last rep',
    'how long did I rest between the intervals',
    'did I get slower in the second half',
  ])('"%s" names a part or a value instead', (question) => {
    expect(nameOf(question)).toBeNull();
  });

  it('is each suggestion about what comes next', () => {
    const asked = Object.values(PLAN_QUESTIONS).flatMap((lists) => Object.values(lists).flat());
    expect(asked.filter((question) => nameOf(question) === null)).toEqual([]);
  });

  it('is about the whole curve, not about an average', () => {
    const [question = ''] = WORKOUT_QUESTIONS.cycling.advanced;
    expect(nameOf(question)).toBe('power-curve');
  });

  it('may ask whether a comparison is fair', () => {
    expect(
      COMPARISON_QUESTIONS.running.map((question) => nameOf(question, 'comparison')),
    ).toContain('fair');
  });
});
