import { describe, expect, it } from '@jest/globals';
import { extractQuantities } from '../verifier/extract-quantities.js';
import { REPORT_QUESTION, withModelParts } from './model-parts.js';

const fact = (id: string) => ({ id, label: id, display: id }) as never;
const BUILTIN = {
  headline: 'Even power to the end',
  sections: [
    'What this session was',
    'What went well',
    'What to watch',
    'One suggestion',
    "What can't be told",
  ].map((title) => ({ title, text: `built-in: ${title}` })),
  evidence: [fact('F1'), fact('F2')],
};
const PARAGRAPHS = [
  'A steady hour.',
  'You held it. To the end.',
  'Heart rate rose.',
  'Try a calmer start.',
];
const written = (paragraphs: readonly string[], between = '\n\n') =>
  withModelParts(BUILTIN, {
    content: paragraphs.join(between),
    evidence: [fact('F2'), fact('F9')],
  });

describe('a report in a model\u2019s words', () => {
  it('takes its headline and three parts, and keeps what the built-in coach says of the session and of what is missing', () => {
    expect(written(PARAGRAPHS)).toEqual({
      headline: 'A steady hour',
      sections: [
        { title: 'What this session was', text: 'built-in: What this session was' },
        { title: 'What went well', text: 'You held it. To the end.' },
        { title: 'What to watch', text: 'Heart rate rose.' },
        { title: 'One suggestion', text: 'Try a calmer start.' },
        { title: "What can't be told", text: "built-in: What can't be told" },
      ],
      evidence: [fact('F2'), fact('F9'), fact('F1')],
    });
    expect(written(PARAGRAPHS, '\n \n\n')).toEqual(written(PARAGRAPHS));
  });

  it.each([
    ['one paragraph', [PARAGRAPHS.join(' ')]],
    ['three paragraphs', PARAGRAPHS.slice(1)],
    ['five paragraphs', [...PARAGRAPHS, 'And more.']],
    ['a headline that is too long', ['long '.repeat(40), ...PARAGRAPHS.slice(1)]],
    ['a headline of two lines', ['One.\nTwo.', ...PARAGRAPHS.slice(1)]],
  ])('is refused with %s', (_what, paragraphs) => {
    expect(written(paragraphs)).toBeNull();
  });

  it('is asked for without a number that an answer might repeat', () => {
    expect(extractQuantities(REPORT_QUESTION)).toEqual([]);
  });
});
