import { say } from '#coaching/domain/answer/say.js';
import type { Found } from '../found.js';
import { measureAll, type Measured } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import { adjective, plural } from '../words.js';
import type { Ranked } from './extreme.js';
import { comparable } from './order.js';

/** "Fastest and slowest km?": both ends of the order in one sentence. */
export function endsOf({
  series,
  parts,
  metric,
  shown,
}: Ranked): Found | { readonly refused: string } {
  const spec = SPAN_METRICS[metric];
  const sorted = [...measureAll(comparable(parts, metric), spec, shown)].sort(
    (a, b) => b.value - a.value,
  );
  if (sorted.length < 2) return { refused: `that needs at least two ${plural(series)}` };
  const [most, least] = [sorted[0] as Measured, sorted.at(-1) as Measured];
  return {
    facts: [most.fact, least.fact],
    focus: most.part,
    answer: (placed) => ({
      finding: [
        say`Your ${adjective(metric, true) ?? 'highest'} was ${most.part.name} at ${placed(most.fact)}, your ${adjective(metric, false) ?? 'lowest'} ${least.part.name} at ${placed(least.fact)}.`,
      ],
      evidence: [],
      meaning: [],
    }),
  };
}
