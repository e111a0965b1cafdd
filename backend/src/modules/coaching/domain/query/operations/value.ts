import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Found } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { valueSentence, within } from '../words.js';
import { capitalized } from '#coaching/domain/answer/words.js';

/** Values that say what a part was like, where no metric was named. */
export function usualMetrics({ running }: Shown, part: Part): readonly MetricId[] {
  const output = running || part.stretch.avgPowerW === null ? 'speed' : 'power';
  return [output, 'heartRate', 'time'];
}

/** What is worth holding against the whole workout. */
const COMPARED: readonly MetricId[] = ['speed', 'graded', 'power', 'heartRate', 'cadence'];

/**
 * "What was my heart rate in lap 4?"
 * @param reference the whole workout, for a part of it
 */
export function valueOf(
  part: Part,
  metrics: readonly MetricId[],
  shown: Shown,
  reference?: Part,
): Found | { readonly refused: string } {
  const wanted = metrics.length > 0 ? metrics : usualMetrics(shown, part);
  const values = wanted.flatMap((id) => withMetric(part, id, shown) ?? []);
  const missing = wanted.filter((id) => !values.some(({ metric }) => metric === id));
  const [first] = values;
  if (!first) return { refused: `no ${nounOf(missing[0], shown)} was recorded there` };
  const whole =
    reference && COMPARED.includes(first.metric)
      ? withMetric(reference, first.metric, shown)
      : null;
  const beside = besides(
    part,
    values.map(({ metric }) => metric),
    shown,
  );
  return {
    facts: [...values, ...(whole ? [whole] : []), ...beside].map(({ measured }) => measured.fact),
    focus: part,
    answer: (placed) => ({
      finding: [
        ...values.map(({ metric, measured }) =>
          valueSentence(metric, part, placed(measured.fact), shown),
        ),
        whole && reference
          ? say`${capitalized(within(reference))} it was ${placed(whole.measured.fact)}.`
          : null,
        metrics.length > 0 && missing.length > 0
          ? `I can't say your ${nounOf(missing[0], shown)}, because it was not recorded there.`
          : null,
        besideLine(beside.map(({ measured, metric }) => ({ metric, fact: placed(measured.fact) }))),
      ],
      evidence: [],
      meaning: [],
    }),
  };
}

interface Valued {
  readonly metric: MetricId;
  readonly measured: Measured;
}

function withMetric(part: Part, metric: MetricId, shown: Shown): Valued | null {
  const measured = measure(part, SPAN_METRICS[metric], shown);
  return measured && { metric, measured };
}

function nounOf(id: MetricId | undefined, shown: Shown): string {
  return id === undefined ? 'value' : SPAN_METRICS[id].noun(shown);
}

/** A gradient below this explains nothing, in percent (ours). */
const FELT_GRADE = 2;
/** Standing that changes a time, s (ours). */
const FELT_STOP_S = 5;

/** The ground and stops that explain a pace, a power or a time. */
function besides(part: Part, told: readonly MetricId[], shown: Shown): readonly Valued[] {
  const explained = told.some((id) => ['speed', 'power', 'time', 'normalized'].includes(id));
  if (!explained || part.key === 'whole') return [];
  const { gradePercent, stoppedS } = part.stretch;
  const ids: MetricId[] = [
    ...(Math.abs(gradePercent ?? 0) >= FELT_GRADE ? (['grade'] as const) : []),
    ...(stoppedS >= FELT_STOP_S ? (['stopped'] as const) : []),
  ];
  return ids.filter((id) => !told.includes(id)).flatMap((id) => withMetric(part, id, shown) ?? []);
}

function besideLine(
  facts: readonly { readonly metric: MetricId; readonly fact: Parameters<typeof say>[1] }[],
): Line {
  const of = (id: MetricId) => facts.find(({ metric }) => metric === id)?.fact;
  const [grade, stopped] = [of('grade'), of('stopped')];
  if (grade && stopped)
    return say`The gradient there averaged ${grade}, and you stood still for ${stopped}.`;
  if (grade) return say`The gradient there averaged ${grade}.`;
  return stopped ? say`You stood still for ${stopped} of it.` : null;
}
