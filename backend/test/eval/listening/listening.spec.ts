import { describe, expect, it } from '@jest/globals';
import { LISTENING_SETS, questionsOf } from './listening-set.js';
import { repetitionOf } from './repetition.js';
import { isUnaskedReport } from './unasked-report.js';

describe('how listening is measured', () => {
  it.each([
    ['which lap sucked the most', 'This was an uneven ride of 204.6 km in 7:34:49.', true],
    ['so am I ready?', 'In the last whole week you did 3 workouts: 3 h 14 min.', true],
    ['give me a summary', 'This was an uneven ride of 204.6 km in 7:34:49.', false],
    ['how was my ride', 'This was a steady ride of 48.2 km in 1:32:10.', false],
    ['did I split it right?', 'This was a negative split: the halves took 23:06 and 22:36.', false],
    ['avg hr', 'Your heart rate averaged 161 bpm.', false],
  ])('after "%s", "%s" is an unasked report: %s', (question, content, expected) => {
    expect(isUnaskedReport(question, content)).toBe(expected);
  });

  it('counts each occurrence of a repeated paragraph', () => {
    expect(repetitionOf(['One.\n\nTwo.', 'One.', 'Three.'])).toEqual({
      paragraphs: 4,
      repeated: 2,
    });
  });

  it.each(LISTENING_SETS.map((set) => [set.name, set] as const))(
    'set %s has at least 320 questions, each with an id of its own',
    (_, set) => {
      const ids = questionsOf(set).map(({ id }) => id);
      expect(ids.length).toBeGreaterThanOrEqual(320);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});
