import { describe, expect, it } from '@jest/globals';
import { MEANINGS } from './meanings/all-meanings.js';
import { askable } from './meant.js';

describe('a meaning with an anchor', () => {
  const meaning = MEANINGS.find(({ id }) => id === 'ftp');
  if (!meaning) throw new Error('there is no such meaning');
  const ranked = [{ meaning, confidence: 0.9 }];

  it('is not meant without one of its words, however near a message sounds', () => {
    expect(askable(ranked, 'workout', 'pace if you take the waiting out')).toEqual([]);
  });

  it('is meant with one of them', () => {
    expect(askable(ranked, 'workout', 'so whats my real ftp then')).toHaveLength(1);
  });
});
