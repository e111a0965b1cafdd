/* eslint-disable stridewatt/plain-english -- its subject is the words that the rule finds */
import { describe, expect, it } from '@jest/globals';
import { findOddEnglish } from '../../../lint/plain-english.mjs';

const wordsIn = (text: string) => findOddEnglish(text).map(({ word }) => word);

describe('words that read as translated', () => {
  it.each([
    ['Whoever asks gets an answer.', 'Whoever'],
    ['The athlete is told why.', 'is told'],
    ['Nobody is told of it.', 'is told'],
    ['It foretells the time.', 'foretells'],
    ['Load is reckoned by day.', 'reckoned'],
    ['What stands here is true.', 'stands here'],
    ['It renews by itself.', 'by itself'],
    ['Made anew each day.', 'anew'],
    ['The newest of several letters.', 'of several'],
    ['Of these some are none.', 'are none'],
    ["It is nobody's business.", "nobody's business"],
    ['Two run at once.', 'at once'],
    ['It finds what became of a job.', 'what became of'],
    ['The sum comes to ten.', 'comes to'],
    ['The file lies there.', 'lies'],
    ['It is the one that wins.', 'the one that'],
    ['It works so long as you pay.', 'so long as'],
    ['As far as power goes, fine.', 'As far as power goes'],
    ['On that page it held nothing.', 'it held'],
  ])('%j contains %j', (text, word) => {
    expect(wordsIn(text)).toEqual([word]);
  });

  it('come with what to write instead, and with their place', () => {
    expect(findOddEnglish('All of it is made anew.')).toEqual([
      { word: 'anew', index: 18, instead: 'again' },
    ]);
  });

  it('are found each time, in any case', () => {
    expect(wordsIn('ANEW and anew')).toEqual(['ANEW', 'anew']);
  });

  it.each([
    'The layer replays underlying data.',
    'The athlete told the coach.',
    'A household shares one address.',
    'Two requests run concurrently.',
    'const renewed = renew();',
  ])('are not in %j', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });
});
