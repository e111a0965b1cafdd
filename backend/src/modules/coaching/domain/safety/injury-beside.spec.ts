import { describe, expect, it } from '@jest/globals';
import { askedBesideInjury } from './injury-beside.js';

describe('a question beside an injury', () => {
  it.each([
    ['my knee hurts a bit, what was my average cadence?', 'what was my average cadence'],
    ['tiny blister popped on my heel, clean now. how was my pace', 'how was my pace'],
    ['knee pain from km 40 on, did my power drop?', 'did my power drop'],
  ])('of "%s" is what the recording can show', (message, rest) => {
    expect(askedBesideInjury(message)?.replace(/[?\s]+$/, '')).toBe(rest);
  });

  it.each([
    'my knee hurts',
    'my achilles is sore, should i run tomorrow?',
    'how was my pace',
    'my ankle snapped and i cant walk, how was my pace?',
  ])('is missing in "%s"', (message) => {
    expect(askedBesideInjury(message)).toBeNull();
  });
});
