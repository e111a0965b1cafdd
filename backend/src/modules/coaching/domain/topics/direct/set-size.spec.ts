import { describe, expect, it } from '@jest/globals';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { sampleSheet } from '#test/builders/coached-sheets.js';
import { setSize } from './set-size.direct.js';

const sheet = SAMPLE_NAMES.map((name) => sampleSheet(name)).find(
  (one) =>
    one.has('intervals.trend') && one.has('intervals.count') && !one.has('intervals.lengths'),
);

function first(plain: string): string {
  const found = sheet && setSize(sheet, { plain, before: [] });
  return found?.answer.finding[0] ?? '';
}

describe('how many intervals there should be', () => {
  it.each(['should i have stopped after 4', 'shouldve i quit before the last one'])(
    '"%s" is judged by the last against the first',
    (message) => {
      expect(first(message)).toMatch(/^(?:Yes|No).*against the first/);
    },
  );

  it.each([
    'so should i do 5 again next week or drop to 4?',
    'next week five again or rather cut it down',
  ])('"%s" advises a number', (message) => {
    expect(first(message)).toMatch(/^Do /);
  });

  it('leaves weeks of training to others', () => {
    expect(first('should i drop to 4 rides next week')).toBe('');
  });
});
