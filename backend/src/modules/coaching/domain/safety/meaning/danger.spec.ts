import { describe, expect, it } from '@jest/globals';
import { asSaid } from './danger.js';

describe('a danger that only the encoder sees', () => {
  it.each([
    "knee's been sore since last week, keep running on it?",
    'achilles a bit stiff in the mornings, ok to train?',
    'my hip is achy, race on sunday?',
  ])('"%s" is an injury that nobody here can judge, and no emergency', (message) => {
    expect(asSaid('trauma', message)).toBe('injury');
  });

  it.each([
    'knee is sore and swollen since the crash',
    'sore shin, worse at night',
    'my calf is sore and hot',
    'ankle went sideways',
  ])('"%s" stays what it is', (message) => {
    expect(asSaid('trauma', message)).toBe('trauma');
  });

  it('never softens another one', () => {
    expect(asSaid('crisis', 'sore of it all')).toBe('crisis');
  });
});
