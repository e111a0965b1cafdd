import { say } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import { clockTime, timeChange } from '#coaching/domain/facts/draft.js';
import { lines, type QueryResult } from '../found.js';
import { measure } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';

const METHOD = 'whole distance over the speed of the part';

/** "At my first-half pace to the end": how long the whole would have taken at the speed of a part. */
export function projectedOf(part: Part, whole: Part, shown: Shown): QueryResult {
  const speed = measure(part, SPAN_METRICS.speed, shown);
  const [distance, time] = [
    measure(whole, SPAN_METRICS.distance, shown),
    measure(whole, SPAN_METRICS.time, shown),
  ];
  if (!speed || !distance || !time || speed.value <= 0)
    return { refused: missingReason('speed', part, shown) };
  const seconds = distance.value / speed.value;
  const name = { about: ['what-if', 'time'], method: METHOD, quality: 'derived' as const };
  const took = clockTime(
    { ...name, key: `projected.${part.key}`, label: `Whole at the speed of ${part.name}` },
    seconds,
  );
  const gap = timeChange(
    { ...name, key: `projected.${part.key}.gap`, label: 'Against the time that it took' },
    seconds - time.value,
  );
  return {
    facts: [took, gap, speed.fact, time.fact],
    focus: part,
    main: took,
    answer: (placed) => {
      const by = { fact: placed(gap), text: clock(Math.abs(Math.round(seconds - time.value))) };
      return lines([
        say`At the ${placed(speed.fact)} of ${part.name} it would have taken ${placed(took)}, ${by} ${seconds < time.value ? 'less' : 'more'} than your ${placed(time.fact)}.`,
      ]);
    },
  };
}
