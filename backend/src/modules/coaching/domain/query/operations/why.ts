import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { start, within } from '../words.js';

/** A gradient below this explains nothing, in percent (ours). */
const FELT_GRADE = 2;
/** Standing that changes a time, s (ours). */
const FELT_STOP_S = 5;
/** A difference of the mean heart rate that one notices, bpm (ours). */
const FELT_BEATS = 3;

/** "Why was km 3 so slow?": the ground, stops and heart rate; what they do not show is not known. */
export function whyOf(part: Part, metrics: readonly MetricId[], whole: Part, shown: Shown): Found {
  const { gradePercent, stoppedS, avgHr } = part.stretch;
  const output: MetricId =
    metrics[0] ?? (shown.running || part.stretch.avgPowerW === null ? 'speed' : 'power');
  const value = measure(part, SPAN_METRICS[output], shown);
  const reasons = [
    stoppedS >= FELT_STOP_S ? measure(part, SPAN_METRICS.stopped, shown) : null,
    Math.abs(gradePercent ?? 0) >= FELT_GRADE ? measure(part, SPAN_METRICS.grade, shown) : null,
  ].filter((one) => one !== null);
  const [heart, usual] = [part, whole].map((one) => measure(one, SPAN_METRICS.heartRate, shown));
  const lower = avgHr !== null && usual ? avgHr < usual.value - FELT_BEATS : false;
  return {
    facts: [value, ...reasons, heart, usual].flatMap((one) => one?.fact ?? []),
    focus: part,
    answer: (placed) => {
      const of = (id: MetricId) => reasons.find(({ fact }) => fact.key.includes(`.${id}.`));
      const shownFact = (one: Measured | undefined) => one && placed(one.fact);
      return {
        finding: [
          cause(part, shownFact(of('stopped')), shownFact(of('grade'))),
          value ? say`${start(part)}: ${placed(value.fact)}.` : null,
          heart && usual && part.key !== 'whole'
            ? say`Your heart rate averaged ${placed(heart.fact)} there and ${placed(usual.fact)} over the whole workout${lower ? ', so you were not working harder there' : ''}.`
            : null,
        ],
        evidence: [],
        meaning: [],
      };
    },
  };
}

function cause(part: Part, stopped: Fact | undefined, grade: Fact | undefined): Line {
  const uphill = Number(grade?.value ?? 0) > 0;
  const ground = grade ? say`the road went ${uphill ? 'up' : 'down'} at ${grade}` : '';
  if (stopped)
    return say`You stood still for ${stopped} ${within(part)}${ground === '' ? '' : `, and ${ground}`}.`;
  if (ground !== '') return `${capital(ground)} ${within(part)}, which fits.`;
  return `I can't say why, because the file shows no hill and no stop ${within(part)}.`;
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}
