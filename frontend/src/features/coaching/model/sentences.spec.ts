import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  it('keeps back the last sentence of a text that still grows', () => {
    expect(sentencesOf('One. Two.', false)).toEqual(['One.']);
    expect(sentencesOf('One. Two. ', false)).toEqual(['One.', 'Two.']);
  });

  it('gives all of a text that is whole, and lines without a full stop', () => {
    expect(sentencesOf('Steady ride\n\nYou held 2.5 W more (e.g. on climbs). Well?', true)).toEqual(['Steady ride', 'You held 2.5 W more (e.g. on climbs).', 'Well?']);
  });

  it('gives nothing of nothing', () => {
    expect(sentencesOf('', true)).toEqual([]);
  });
});
