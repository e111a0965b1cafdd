import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import { lines, type Placed, type QueryResult } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { missingReason } from '../metrics/missing.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import { valuesSentence } from '../said/value-sentence.js';
import type { Part } from '../series/part.js';
import { listed, within } from '../words.js';

/** Values that say what a part was like, where no metric was named. */
export function usualMetrics({ running }: Shown, part: Part): readonly MetricId[] {
  const output = running || part.stretch.avgPowerW === null ? 'speed' : 'power';
  if (/^(?:stop|together\.stops)/.test(part.key)) return ['time'];
  if (/^climb/.test(part.key)) return ['time', 'gain', output, 'heartRate'];
  if (part.key === 'whole') return ['distance', 'time', output, 'heartRate'];
  // How long it took is in its name.
  if (/(?:^|\.)seconds\./.test(part.key)) return [output, 'heartRate'];
  return [output, 'heartRate', 'time'];
}

/** What is worth holding against the whole workout. */
const COMPARED: readonly MetricId[] = ['speed', 'graded', 'power', 'heartRate', 'cadence'];
/** A part that differs less from the whole needs no word about the whole (ours). */
const UNUSUAL = 0.1;

const OWN_KIND =
  /^(?:interval|over|under|recovery|break|set|climb|descent|stop|together|mean|warmup|cooldown|moving)/;

/** A metric with its value. */
export interface Valued {
  readonly metric: MetricId;
  readonly measured: Measured;
}

/**
 * "What was my heart rate in lap 4?"
 * @param reference the whole workout, for a part of it
 */
export function valueOf(
  part: Part,
  metrics: readonly MetricId[],
  shown: Shown,
  reference?: Part,
): QueryResult {
  const wanted = metrics.length > 0 ? metrics : usualMetrics(shown, part);
  const values = valuesOf(part, wanted, shown);
  const missing = wanted.filter((id) => !values.some(({ metric }) => metric === id));
  const [first] = values;
  if (!first)
    return { refused: reasonsOf(metrics.length > 0 ? missing : missing.slice(0, 1), part, shown) };
  const whole = metrics.length === 1 ? unusual(first, reference, shown) : null;
  const answered = values.map(({ metric }) => metric);
  const beside = reference === undefined ? [] : besides(part, answered, shown);
  return {
    facts: [...values, ...beside].map(({ measured }) => measured.fact).concat(factsOf(whole)),
    focus: part,
    main: first.measured.fact,
    answer: (placed) =>
      lines([
        valuesSentence(
          part,
          values.map(({ metric, measured }) => ({ metric, fact: placed(measured.fact) })),
          shown,
        ),
        metrics.length > 0 && missing[0] !== undefined
          ? `I can't say your ${SPAN_METRICS[missing[0]].noun(shown)}, because ${missingReason(missing[0], part, shown)}.`
          : null,
        besideLine(beside, placed),
        whole && reference
          ? say`${capitalized(within(reference))} it was ${placed(whole.fact)}.`
          : null,
      ]),
  };
}

/** Why there are no such values, each reason once: "this run has no power data and no cadence data". */
function reasonsOf(missing: readonly MetricId[], part: Part, shown: Shown): string {
  const reasons = [...new Set(missing.map((id) => missingReason(id, part, shown)))];
  const [subject, ...others] = reasons.map((reason) => /^this (?:ride|run) has /.exec(reason)?.[0]);
  const alike = subject !== undefined && others.every((other) => other === subject);
  return alike
    ? `${subject}${listed(reasons.map((reason) => reason.slice(subject.length)))}`
    : listed(reasons);
}

function factsOf(one: Measured | null): readonly FactDraft[] {
  return one ? [one.fact] : [];
}

/** Of those metrics that the part has. */
export function valuesOf(
  part: Part,
  metrics: readonly MetricId[],
  shown: Shown,
): readonly Valued[] {
  return [...new Set(metrics)].flatMap((metric) => {
    const measured = measure(part, SPAN_METRICS[metric], shown);
    return measured ? [{ metric, measured }] : [];
  });
}

/** The value of the whole workout, where that of the part is far from it. */
function unusual(
  { metric, measured }: Valued,
  reference: Part | undefined,
  shown: Shown,
): Measured | null {
  if (reference === undefined || !COMPARED.includes(metric)) return null;
  // Work is meant to be harder than the whole, and a climb slower.
  if (measured.part.kind !== null || OWN_KIND.test(measured.part.key)) return null;
  const whole = measure(reference, SPAN_METRICS[metric], shown);
  return whole && Math.abs(measured.value / whole.value - 1) >= UNUSUAL ? whole : null;
}

/** A gradient below this explains nothing, in percent (ours). */
const FELT_GRADE = 2;
/** Standing that changes a time, s (ours). */
const FELT_STOP_S = 5;

/** The ground and stops that explain a pace, a power or a time. */
function besides(part: Part, answered: readonly MetricId[], shown: Shown): readonly Valued[] {
  const explained = answered.some((id) => ['speed', 'power', 'time', 'normalized'].includes(id));
  if (!explained || /^(?:whole|stop|together|moving|recovery|break)/.test(part.key)) return [];
  const { gradePercent, stoppedS } = part.stretch;
  const ids: MetricId[] = [
    ...(Math.abs(gradePercent ?? 0) >= FELT_GRADE ? (['grade'] as const) : []),
    ...(stoppedS >= FELT_STOP_S ? (['stopped'] as const) : []),
  ];
  return valuesOf(
    part,
    ids.filter((id) => !answered.includes(id)),
    shown,
  );
}

function besideLine(values: readonly Valued[], placed: Placed): Line {
  const of = (id: MetricId) => {
    const found = values.find(({ metric }) => metric === id);
    return found && placed(found.measured.fact);
  };
  const [grade, stopped] = [of('grade'), of('stopped')];
  if (grade && stopped)
    return say`The gradient there averaged ${grade}, and you stopped for ${stopped}.`;
  if (grade) return say`The gradient there averaged ${grade}.`;
  return stopped ? say`You stopped for ${stopped} of it.` : null;
}
