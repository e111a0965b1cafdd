import { say } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { Found } from '../found.js';
import { measure } from '../measured.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { combined } from '../series/combined.js';
import { plural } from '../words.js';
import type { Ranked } from './extreme.js';
import { comparable } from './order.js';

/** "Average power of the reps": all of them together, without what is between them. */
export function meanOf({
  series,
  parts,
  metric,
  shown,
  others = [],
}: Ranked): Found | { readonly refused: string } {
  const counted = comparable(parts, metric);
  const noun = plural(series);
  const together = {
    ...(counted[0] as Part),
    key: `together.${noun}`,
    name: `your ${noun} together`,
    stretch: combined(counted.map(({ stretch }) => stretch)),
  };
  const values = [metric, ...others].flatMap((id) => {
    const value = measure(together, SPAN_METRICS[id], shown);
    return value ? [{ id, value }] : [];
  });
  const [first] = values;
  if (!first) return { refused: `no ${SPAN_METRICS[metric].noun(shown)} was recorded` };
  return {
    facts: values.map(({ value }) => value.fact),
    answer: (placed) => ({
      finding: values.map(
        ({ id, value }) =>
          say`${capitalized(`your ${noun}`)} together: ${SPAN_METRICS[id].noun(shown)} ${placed(value.fact)}.`,
      ),
      evidence: [],
      meaning: [],
    }),
  };
}
