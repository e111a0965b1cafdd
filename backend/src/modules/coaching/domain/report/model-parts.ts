import type { Evidence } from '#kernel/evidence.js';
import type { FirstReport } from './first-report.js';

/** What a model is asked for. No number stands in it, so none of it can pass for a fact. */
export const REPORT_QUESTION =
  'Write the first report on this session in four paragraphs with an empty line between them ' +
  'and without titles: ' +
  ('first a headline of one short sentence; then what went well; then what to watch, held ' +
    'against my similar sessions and the thresholds of that day; ') +
  'last a single suggestion for next time.';

const TITLES = ['What went well', 'What to watch', 'One suggestion'] as const;
const LONGEST_HEADLINE = 160;

/** The built-in report with the model's words where they belong; null where they are no report. */
export function withModelParts(
  builtin: FirstReport,
  { content, evidence }: { readonly content: string; readonly evidence: readonly Evidence[] },
): FirstReport | null {
  const paragraphs = content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const [headline = '', ...texts] = paragraphs;
  if (
    texts.length !== TITLES.length ||
    headline.length > LONGEST_HEADLINE ||
    headline.includes('\n')
  )
    return null;
  const told = new Map<string, string>(TITLES.map((title, place) => [title, texts[place] ?? '']));
  const kept = builtin.sections.filter(({ title }) => !told.has(title));
  const [first, ...rest] = kept;
  const known = new Set(evidence.map(({ id }) => id));
  return {
    headline: headline.replace(/\.$/, ''),
    sections: [
      ...(first ? [first] : []),
      ...[...told].map(([title, text]) => ({ title, text })),
      ...rest,
    ],
    evidence: [...evidence, ...builtin.evidence.filter(({ id }) => !known.has(id))],
  };
}
