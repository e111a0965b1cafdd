import { after, inWords, say } from '#coaching/domain/answer/say.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { QueryResult } from '../found.js';
import { missingReason } from '../metrics/missing.js';
import { measureAll } from '../measured.js';
import { SPAN_METRICS, type MetricId } from '../metrics/span-metric.js';
import type { Operation } from '../query.js';
import { valuesSentence } from '../said/value-sentence.js';
import { listed, plural } from '../words.js';
import { lowered } from './value-in-each.js';
import type { Ranked } from './extreme.js';

type CountWhere = Extract<Operation, { kind: 'countWhere' }>;

/** "How many km under 5:00?" */
export function countWhereOf(
  { series, parts, metric, shown }: Ranked,
  { above, limit, written }: CountWhere,
): QueryResult {
  const all = measureAll(
    parts.filter(({ fragment }) => !fragment),
    SPAN_METRICS[metric],
    shown,
  );
  const [any] = parts;
  if (all.length === 0)
    return { refused: any ? missingReason(metric, any, shown) : 'there are no such parts' };
  // A single part is no number of them.
  const only = all.length === 1 ? all[0] : undefined;
  const matching = all.filter(({ value }) => (above ? value > limit : value < limit));
  const noun = plural(series);
  const fact = (key: string, label: string, value: number) =>
    count({ key: `${key}.${noun}.${written}`, label, about: ['count'], method: 'engine' }, value);
  const number = fact('countWhere', `Number of such ${noun}`, matching.length);
  const total = fact('countOf', `Number of ${noun}`, all.length);
  return {
    facts: [number, total, ...(only ? [only] : matching).map(({ fact }) => fact)],
    main: number,
    answer: (placed) => ({
      finding: [
        only
          ? `${matching.length === 1 ? 'Yes' : 'No'}, ${lowered(valuesSentence(only.part, [{ metric, fact: placed(only.fact) }], shown))}`
          : say`${capital(inWords(placed(number)))} of your ${placed(total)} ${noun} ${matching.length === 1 ? 'was' : 'were'} ${beyond(metric, above)} that.`,
      ],
      evidence: [
        !only && matching.length > 0 && matching.length <= 8
          ? `Namely ${listed(matching.map(({ part, fact }) => say`${part.name}${after(placed(fact))}`))}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

function beyond(metric: MetricId, above: boolean): string {
  if (/^(?:speed|graded)/.test(metric)) return above ? 'faster than' : 'slower than';
  if (metric === 'time' || metric === 'distance') return above ? 'longer than' : 'shorter than';
  return above ? 'above' : 'below';
}

function capital<T extends { readonly text: string }>(quote: T): T {
  return { ...quote, text: (quote.text[0] ?? '').toUpperCase() + quote.text.slice(1) };
}
