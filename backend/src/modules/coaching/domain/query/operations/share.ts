import { say } from '#coaching/domain/answer/say.js';
import { percent } from '#coaching/domain/facts/draft.js';
import { lines, type QueryResult } from '../found.js';
import { measure } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { start } from '../words.js';
import { ADDS_UP } from './count.js';

/** "What share of the trip was I standing?": how much of the whole a part takes. */
export function shareOf(part: Part, whole: Part, metric: MetricId, shown: Shown): QueryResult {
  const asked = ADDS_UP.includes(metric) ? metric : 'time';
  // Pauses count in the whole where they count in the part.
  const id: MetricId = asked === 'time' ? 'elapsedTime' : asked;
  const [own, all] = [part, whole].map((one) => measure(one, SPAN_METRICS[id], shown));
  if (!own || !all || all.value <= 0) return { refused: missingReason(id, part, shown) };
  const noun = SPAN_METRICS[asked].noun(shown).replace(/^length$/, 'distance');
  const share = percent(
    {
      key: `share.${id}.${part.key}`,
      label: `Share of ${part.name} in the ${noun} of ${whole.name}`,
      about: ['share', ...SPAN_METRICS[id].about],
      method: 'share of the whole workout',
      at: { from: part.from, to: part.to, channel: SPAN_METRICS[id].channel },
    },
    (own.value / all.value) * 100,
  );
  return {
    facts: [share, own.fact, all.fact],
    focus: part,
    main: share,
    answer: (placed) =>
      lines([
        say`${start(part)} ${asked === 'time' ? 'took' : 'made up'} ${placed(share)} of ${asked === 'time' ? '' : `the ${noun} of `}${whole.name}: ${placed(own.fact)} of ${placed(all.fact)}.`,
      ]),
  };
}
