import { describe, expect, it } from '@jest/globals';
import { fitFileKey, keyMadeAt } from './file-key.js';

describe('file keys', () => {
  const id = '019acc3f-5c00-7abc-8def-0123456789ab';

  it('spreads files over folders by the random end of the id', () => {
    expect(fitFileKey(id)).toBe(`fit/ab/${id}.fit`);
  });

  it('tells when a key was made', () => {
    const made = new Date('2026-05-03T07:00:00.123Z');
    const milliseconds = made.getTime().toString(16).padStart(12, '0');
    const uuid = `${milliseconds.slice(0, 8)}-${milliseconds.slice(8)}-7abc-8def-0123456789ab`;
    expect(keyMadeAt(fitFileKey(uuid))).toEqual(made);
  });

  it.each(['fit/ab/notes.txt', 'mail/1.eml', fitFileKey('019acc3f-5c00-4abc-8def-0123456789ab')])(
    'tells nothing of %s',
    (key) => {
      expect(keyMadeAt(key)).toBeNull();
    },
  );
});
