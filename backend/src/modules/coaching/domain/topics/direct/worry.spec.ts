import { describe, expect, it } from '@jest/globals';
import { sentencesOf } from '#coaching/domain/answer/answer.js';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import { worryAbout } from './worry.direct.js';

const sheets = SAMPLE_NAMES.map((name) => sampleSheet(name));

function said(plain: string, last: string, key: string): string {
  const sheet = sheets.find((one) => one.withKey(key));
  const found = sheet && worryAbout(sheet, { plain, before: [last] });
  return found ? sentencesOf(found.answer).join('') : '';
}

describe('whether a value is anything to worry about', () => {
  it.each(['should i be worried about that', 'is that a problem', 'is that bad', 'is it normal'])(
    '"%s" after the cadence says that it is fine',
    (message) => {
      expect(said(message, 'what was my average cadence', 'cadence.average')).toMatch(/^No: \d+/);
    },
  );

  it('names the maximum after the highest heart rate', () => {
    expect(said('is that a problem', 'what was my max hr', 'heartRate.max')).toContain('maximum');
  });

  it('says nothing after a value without a usual range', () => {
    expect(said('is that a problem', 'how far did i ride', 'session.distance')).toBe('');
  });

  it('leaves a question about pain to others', () => {
    expect(said('is that knee pain a problem', 'my cadence?', 'cadence.average')).toBe('');
  });
});
