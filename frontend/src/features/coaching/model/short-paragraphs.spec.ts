import { describe, expect, it } from '@jest/globals';
import { shortParagraphs } from './short-paragraphs.js';

const sentence = (words: number) => `${Array.from({ length: words }, () => 'word').join(' ')}.`;

describe('short paragraphs', () => {
  it('leave a few lines as they are', () => {
    expect(shortParagraphs('You held 2.5 W more. Well done.')).toEqual([
      'You held 2.5 W more. Well done.',
    ]);
  });

  it('break a long one between sentences, and lose no word of it', () => {
    const long = [sentence(20), sentence(15), sentence(30)].join(' ');
    const pieces = shortParagraphs(long);
    expect(pieces).toEqual([`${sentence(20)} ${sentence(15)}`, sentence(30)]);
    expect(pieces.join(' ')).toBe(long);
  });

  it('break neither within a number nor after a shortened word', () => {
    const text = `${sentence(34)} It was 2.5 W more (e.g. on climbs).`;
    expect(shortParagraphs(text)).toEqual([sentence(34), 'It was 2.5 W more (e.g. on climbs).']);
  });

  it('leave lists alone', () => {
    const list = `1. ${sentence(30)}\n2. ${sentence(30)}`;
    expect(shortParagraphs(list)).toEqual([list]);
  });
});
