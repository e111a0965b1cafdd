import { describe, expect, it } from '@jest/globals';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import type { SampleName } from '#test/builders/coached-samples.js';
import { coachAnswer } from './coach-answer.js';

/** The first sentence of the answer to the last of some messages, without the marks of its facts. */
function last(sample: SampleName, ...messages: readonly string[]): string {
  const [question = '', ...earlier] = [...messages].reverse();
  const { sentences } = coachAnswer(question, sampleSheet(sample), [...earlier].reverse());
  return (sentences[0] ?? '').replace(/ \[\w+\]/g, '').trim();
}

describe('a follow-up of a question with an answer of its own', () => {
  it.each([
    [['how long was i in zone 2', 'and zone 4?'], 'how long was i in zone 4'],
    [['how long was i in zone 2', 'z3?'], 'how long was i in zone 3'],
    [['how long was i in zone 2', '3?'], 'how long was i in zone 3'],
    [['how long was i in zone 2', 'and zone 4?', '3?'], 'how long was i in zone 3'],
    [['how long was i in zone 2', 'one zone up?'], 'how long was i in zone 3'],
    [['how long was i in zone 2', 'and above it'], 'how long was i in zone 3 and above'],
    [['how long was i in zone 2', 'and by heart rate?'], 'how long was i in heart rate zone 2'],
    [['how long was i in zone 2', 'what range is that?'], 'what range is power zone 2'],
    [['heart rate zone breakdown', 'and by power'], 'power zone breakdown'],
    [['what if my ftp was 300', 'and 280?'], 'what if my ftp was 280'],
    [['w/kg if i weighed 70 kg', 'or 65?'], 'w/kg if i weighed 65 kg'],
    [['what if my ftp was 300', 'ok use 283, IF then?'], 'what if my ftp was 283'],
  ])('%j asks the same as "%s"', (messages, whole) => {
    expect(last('steadyRide', ...messages)).toBe(last('steadyRide', whole));
  });

  it('gives the grounds of the answer to "why?"', () => {
    expect(last('steadyRide', 'how hard was this', 'why?')).not.toBe(
      last('steadyRide', 'how hard was this'),
    );
  });

  it('gives the value of a term after its meaning', () => {
    expect(last('steadyRide', 'what does normalized power mean', 'and what was mine?')).toMatch(
      /^Your normalized power was \d+ W\.$/,
    );
  });

  it('leaves a question of its own alone', () => {
    expect(last('steadyRide', 'how long was i in zone 2', 'what was my average power')).toBe(
      last('steadyRide', 'what was my average power'),
    );
  });
});
