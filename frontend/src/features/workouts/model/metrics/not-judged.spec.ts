import { describe, expect, it } from '@jest/globals';
import { byReason, midSentence } from './not-judged.js';

const missing = (label: string, reason: string) => ({ label, reason, explanation: '' });

describe('what is not judged', () => {
  it('is grouped by reason, the most frequent first', () => {
    const groups = byReason([
      missing('VO₂max', 'It was not all-out.'),
      missing('Intensity factor', 'No FTP is known.'),
      missing('Training stress', 'No FTP is known.'),
    ]);
    expect(groups.map(({ reason, members }) => [reason, members.length])).toEqual([
      ['No FTP is known.', 2],
      ['It was not all-out.', 1],
    ]);
  });

  it.each([
    ['Decoupling', 'decoupling'],
    ['VO₂max', 'VO₂max'],
    ['W′ balance', 'W′ balance'],
    ['VDOT', 'VDOT'],
  ])('has %s within a sentence as %s', (label, inSentence) => {
    expect(midSentence(label)).toBe(inSentence);
  });
});
