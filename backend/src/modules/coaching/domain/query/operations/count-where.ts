import { inWords, say } from '#coaching/domain/answer/say.js';
import { count } from '#coaching/domain/facts/draft.js';
import type { Found } from '../found.js';
import { measureAll } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { Operation } from '../query.js';
import { plural } from '../words.js';
import type { Ranked } from './extreme.js';

type CountWhere = Extract<Operation, { kind: 'countWhere' }>;

/** "How many km under 5:00?" */
export function countWhereOf(
  { series, parts, metric, shown }: Ranked,
  { above, limit, written }: CountWhere,
): Found | { readonly refused: string } {
  const all = measureAll(
    parts.filter(({ fragment }) => !fragment),
    SPAN_METRICS[metric],
    shown,
  );
  if (all.length === 0) return { refused: `no ${SPAN_METRICS[metric].noun(shown)} was recorded` };
  const matching = all.filter(({ value }) => (above ? value > limit : value < limit));
  const noun = plural(series);
  const fact = (key: string, label: string, value: number) =>
    count({ key: `${key}.${noun}.${written}`, label, about: ['count'], method: 'engine' }, value);
  const number = fact('countWhere', `Number of such ${noun}`, matching.length);
  const total = fact('countOf', `Number of ${noun}`, all.length);
  return {
    facts: [number, total],
    answer: (placed) => ({
      finding: [say`${capital(inWords(placed(number)))} of your ${placed(total)} ${noun}.`],
      evidence: [
        matching.length > 0 && matching.length <= 8
          ? `Namely ${matching.map(({ part }) => part.name).join(', ')}.`
          : null,
      ],
      meaning: [],
    }),
  };
}

function capital<T extends { readonly text: string }>(quote: T): T {
  return { ...quote, text: (quote.text[0] ?? '').toUpperCase() + quote.text.slice(1) };
}
