import { describe, expect, it } from '@jest/globals';
import { understand } from './understand.js';
import { corrected, wordsOf } from './words.js';

const topicsOf = (question: string): string[] => understand(question).map(({ id }) => id);

describe('understand', () => {
  it.each([
    ['How hard was this ride for me?', 'effort'],
    ['Was this run easy enough?', 'effort'],
    ['What zone was I mostly in?', 'zones'],
    ['How far in each HR zone?', 'zones'],
    ['How long was I above threshold?', 'hard-time'],
    ['Was my heart rate normal?', 'heart-rate'],
    ['Did I fade at the end?', 'pacing'],
    ['did i slow down in the last part', 'pacing'],
    ['How much climbing, and did it slow me?', 'climbing'],
    ['Do I need a rest day?', 'recovery'],
    ['How long to recover?', 'recovery'],
    ['How even were my intervals?', 'intervals'],
    ['Were my 400s consistent?', 'intervals'],
    ['Is my aerobic base good?', 'drift'],
    ['Heart-rate drift?', 'drift'],
    ['How does NP compare with avg power, meaning?', 'power'],
    ['What does my power curve show today?', 'power-curve'],
    ['Is my FTP right?', 'ftp'],
    ['How was my cadence?', 'cadence'],
    ['Is my cadence OK?', 'cadence'],
    ['Did I start too fast?', 'start'],
    ['Did I go out too hard?', 'start'],
    ['Negative split?', 'split'],
    ['Am I improving?', 'improving'],
    ['Compare this 5x4 with my last.', 'history'],
    ['What 10K could I run?', 'prediction'],
    ['What should I eat before the next one?', 'nutrition'],
    ['What should I eat tomorrow?', 'nutrition'],
    ['My knee hurts, what should I do?', 'health'],
    ['Give me a summary in plain English.', 'summary'],
    ['How did I do?', 'summary'],
    ['Was TSS 95 justified?', 'load'],
  ])('takes "%s" for %s', (question, topic) => {
    expect(topicsOf(question)[0]).toBe(topic);
  });

  it.each([
    ['did i fadde at the endd??', 'pacing'],
    ['how was my cadance', 'cadence'],
    ['HOW EVEN WERE MY INTERVALLS', 'intervals'],
    ['wich zones was i in', 'zones'],
    ['heart rat dirft?', 'drift'],
    ['summery please', 'summary'],
    ['how mcuh climbin', 'climbing'],
  ])('reads "%s" in spite of its slips', (question, topic) => {
    expect(topicsOf(question)[0]).toBe(topic);
  });

  it('answers two things that were asked together, and no more', () => {
    expect(topicsOf('How was my heart rate and my cadence?').sort()).toEqual([
      'cadence',
      'heart-rate',
    ]);
    expect(topicsOf('zones, cadence, climbing and intervals?')).toHaveLength(2);
  });

  it.each(['Is the moon full?', 'What is the capital of France?', '???', 'asdf', 'Who are you?'])(
    'does not pretend to understand "%s"',
    (question) => {
      expect(topicsOf(question)).toEqual([]);
    },
  );
});

describe('words', () => {
  it('keeps letters and digits, without accents and apostrophes', () => {
    expect(wordsOf('Didn\u2019t I fadé — at KM 42?!')).toEqual([
      'didnt',
      'i',
      'fade',
      'at',
      'km',
      '42',
    ]);
  });

  it('never corrects short words, numbers, or words it knows', () => {
    const known = new Set(['heart', 'cadence', 'zone']);
    expect(corrected('zome', known)).toBe('zome');
    expect(corrected('caden12', known)).toBe('caden12');
    expect(corrected('heart', known)).toBe('heart');
    expect(corrected('haert', known)).toBe('heart');
    expect(corrected('beard', known)).toBe('beard');
  });
});
