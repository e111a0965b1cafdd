import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SentenceSplitter } from './sentence-splitter.js';

function split(text: string, size = text.length): string[] {
  const splitter = new SentenceSplitter();
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += Math.max(1, size))
    sentences.push(...splitter.push(text.slice(at, at + Math.max(1, size))));
  return [...sentences, ...splitter.end()];
}

const TEXT =
  'You averaged 212 W [F7]. That is 0.90 [F9] of your FTP, i.e. hard. [F10]\n\nWas it even? ' +
  'Yes (see 1. above). 52% [F12] was easy.\n- One more line';

describe('SentenceSplitter', () => {
  it('cuts behind full stops, question marks and line ends, with the white space', () => {
    expect(split(TEXT)).toEqual([
      'You averaged 212 W [F7]. ',
      'That is 0.90 [F9] of your FTP, i.e. hard. [F10]\n\n',
      'Was it even? ',
      'Yes (see 1. above). ',
      '52% [F12] was easy.\n',
      '- One more line',
    ]);
  });

  it('cuts the same however the text arrives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (size) =>
        expect(split(TEXT, size)).toEqual(split(TEXT)),
      ),
    );
  });

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zA-Z0-9.!? \n[\]F%]*$/),
        fc.integer({ min: 1, max: 9 }),
        (text, size) =>
          expect(split(text, size).join('')).toBe(
            text.trim() === '' ? split(text, size).join('') : text,
          ),
      ),
    );
  });

  it('holds a sentence back until it is known to be whole', () => {
    const splitter = new SentenceSplitter();
    expect(splitter.push('You averaged 212 W.')).toEqual([]);
    expect(splitter.push(' ')).toEqual([]);
    expect(splitter.push('[F7] ')).toEqual([]);
    expect(splitter.push('Then')).toEqual(['You averaged 212 W. [F7] ']);
    expect(splitter.end()).toEqual(['Then']);
  });

  it('does not cut numbered lines and decimals', () => {
    expect(split('1. Power was 0.9 higher.\n2. Pace held.')).toEqual([
      '1. Power was 0.9 higher.\n',
      '2. Pace held.',
    ]);
  });
});
