import type { Evidence } from '#kernel/evidence.js';
import { IN_SHORT, type FirstReport, type ReportPart } from './first-report.js';

/** What a model is asked for. No number stands in it, so none of it can pass for a fact. */
export const REPORT_QUESTION =
  'Word the report for me: say each line under REPORT again in your own plain words, in the same ' +
  'order, each as a paragraph of its own with an empty line between. The first is a headline of ' +
  'a single short sentence. Keep the mark of each fact behind its value, say nothing that the ' +
  'line does not say, and leave out no line.';

const LONGEST_HEADLINE = 160;

/** What a model wrote, as it passed the verifier. */
export interface WordedReport {
  readonly content: string;
  readonly evidence: readonly Evidence[];
}

/**
 * The built-in report in the model's words; null where they are no report. A paragraph that has
 * another number than its own, or drops all that it had, stays in the built-in words.
 */
export function withModelParts(
  builtin: FirstReport,
  { content, evidence }: WordedReport,
): FirstReport | null {
  const [headline = '', ...texts] = content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const parts = worded(builtin);
  if (
    texts.length !== parts.length ||
    headline.length > LONGEST_HEADLINE ||
    headline.includes('\n')
  )
    return null;
  const pairs = parts.map((part, place) => [part, texts[place] ?? ''] as const);
  if (
    !onlyWords(headline, builtin.headline) &&
    !pairs.some(([part, text]) => onlyWords(text, part.text))
  )
    return null;
  const inWords = new Map(
    pairs.map(([part, text]) => [part, onlyWords(text, part.text) ? text : part.text]),
  );
  const known = new Set(evidence.map(({ id }) => id));
  return {
    ...builtin,
    headline: onlyWords(headline, builtin.headline)
      ? headline.replace(/\.$/, '')
      : builtin.headline,
    sections: builtin.sections.map((part) => ({ ...part, text: inWords.get(part) ?? part.text })),
    evidence: [...evidence, ...builtin.evidence.filter(({ id }) => !known.has(id))],
  };
}

/** The parts that a model may word; the essentials are figures alone. */
export function worded({ sections }: FirstReport): readonly ReportPart[] {
  return sections.filter(({ title }) => title !== IN_SHORT);
}

/** Whether a text says the numbers of another one and none beside them. */
function onlyWords(text: string, original: string): boolean {
  const [said, known] = [numbersIn(text), new Set(numbersIn(original))];
  return said.every((number) => known.has(number)) && (known.size === 0 || said.length > 0);
}

function numbersIn(text: string): readonly string[] {
  return text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
}
