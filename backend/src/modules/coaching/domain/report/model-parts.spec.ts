import { describe, expect, it } from '@jest/globals';
import { extractQuantities } from '../verifier/extract-quantities.js';
import { IN_SHORT, NEXT, type FirstReport } from './first-report.js';
import { REPORT_QUESTION, withModelParts } from './model-parts.js';

const fact = (id: string) => ({ id, label: id, display: id }) as never;
const part = (title: string, text: string) => ({ title, text, facts: ['F1'] });
const BUILTIN: FirstReport = {
  headline: '5 × 4 min at 250 W, even from first to last',
  facts: ['F1'],
  sections: [
    part('What it cost', 'Heart rate rose by 6 bpm from the first to the last.'),
    part(NEXT, 'Next time ride them at the same power.'),
    part(IN_SHORT, 'A ride of 40 km.'),
  ],
  evidence: [fact('F1'), fact('F2')],
};
const PARAGRAPHS = [
  'You rode 5 × 4 min at 250 W and kept them level.',
  'The last one cost 6 bpm more than the first.',
  'Repeat it at the same power.',
];
const written = (paragraphs: readonly string[], between = '\n\n') =>
  withModelParts(BUILTIN, {
    content: paragraphs.join(between),
    evidence: [fact('F2'), fact('F9')],
  });
const textsOf = (report: FirstReport | null) => report?.sections.map(({ text }) => text);

describe('a report in a model\u2019s words', () => {
  it('takes headline, findings and step from it, and keeps essentials and places', () => {
    expect(written(PARAGRAPHS)).toEqual({
      headline: 'You rode 5 × 4 min at 250 W and kept them level',
      facts: ['F1'],
      sections: [
        part('What it cost', PARAGRAPHS[1] ?? ''),
        part(NEXT, PARAGRAPHS[2] ?? ''),
        part(IN_SHORT, 'A ride of 40 km.'),
      ],
      evidence: [fact('F2'), fact('F9'), fact('F1')],
    });
    expect(written(PARAGRAPHS, '\n \n\n')).toEqual(written(PARAGRAPHS));
  });

  it('keeps the built-in words where a paragraph brings a number of another finding', () => {
    const [first = '', , last = ''] = PARAGRAPHS;
    const mixed = written([first, 'Heart rate rose by 6 bpm at 250 W.', last]);
    expect(textsOf(mixed)?.[0]).toBe('Heart rate rose by 6 bpm from the first to the last.');
    expect(textsOf(mixed)?.[1]).toBe(last);
  });

  it('keeps the built-in words where a paragraph drops its numbers', () => {
    const [, second = '', last = ''] = PARAGRAPHS;
    const vague = written(['A lovely set of efforts.', second, last]);
    expect(vague?.headline).toBe(BUILTIN.headline);
    expect(textsOf(vague)?.[0]).toBe(second);
  });

  it.each([
    ['one paragraph', [PARAGRAPHS.join(' ')]],
    ['two paragraphs', PARAGRAPHS.slice(1)],
    ['four paragraphs', [...PARAGRAPHS, 'And more.']],
    ['a headline that is too long', ['long '.repeat(40), ...PARAGRAPHS.slice(1)]],
    ['a headline of two lines', ['One.\nTwo.', ...PARAGRAPHS.slice(1)]],
    ['numbers of its own throughout', ['It was 9 of 10.', 'It was 8 of 10.', 'Do 7 of them.']],
  ])('is refused with %s', (_what, paragraphs) => {
    expect(written(paragraphs)).toBeNull();
  });

  it('is asked for without a number that an answer might repeat', () => {
    expect(extractQuantities(REPORT_QUESTION)).toEqual([]);
  });
});
