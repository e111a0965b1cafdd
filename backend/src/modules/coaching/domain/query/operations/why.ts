import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { Found } from '../found.js';
import { measure, type Measured } from '../measured.js';
import { SPAN_METRICS, type MetricId, type Shown } from '../metrics/span-metric.js';
import type { Part } from '../series/part.js';
import { valuesSentence } from '../said/value-sentence.js';
import { listed } from '../words.js';

/** A gradient below this explains nothing, in percent (ours). */
const FELT_GRADE = 2;
/** Standing that changes a time, s (ours). */
const FELT_STOP_S = 5;
/** A difference of the mean heart rate that one notices, bpm (ours). */
const FELT_BEATS = 3;
/** An output this close to that of the whole workout was not out of the ordinary, share (ours). */
const ORDINARY = 0.03;
/** Kilometres, miles and stretches of equal time. */
const BLOCK = /^(?:metres|seconds)\./;

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
  const ordinary = reasons.length === 0 ? ordinaryFor(part, output, { value, whole, shown }) : null;
  const [heart, usual] = [part, whole].map((one) => measure(one, SPAN_METRICS.heartRate, shown));
  const lower = avgHr !== null && usual ? avgHr < usual.value - FELT_BEATS : false;
  return {
    facts: [value, ordinary, ...reasons, heart, usual].flatMap((one) => one?.fact ?? []),
    focus: part,
    answer: (placed) => {
      const of = (id: MetricId) => reasons.find(({ fact }) => fact.key.includes(`.${id}.`));
      const shownFact = (one: Measured | undefined) => one && placed(one.fact);
      return {
        finding: [
          ordinary
            ? say`${capital(part.name)} was nothing out of the ordinary: ${value ? placed(value.fact) : ''}, and ${placed(ordinary.fact)} over the whole workout.`
            : cause(
                value
                  ? valuesSentence(part, [{ metric: output, fact: placed(value.fact) }], shown)
                  : '',
                shownFact(of('stopped')),
                shownFact(of('grade')),
              ),
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

interface Compared {
  readonly value: Measured | null;
  readonly whole: Part;
  readonly shown: Shown;
}

/** The value of the whole where a kilometre hardly differs from it: there is nothing to explain. */
function ordinaryFor(
  part: Part,
  output: MetricId,
  { value, whole, shown }: Compared,
): Measured | null {
  const usual = measure(whole, SPAN_METRICS[output], shown);
  if (!value || !usual || !BLOCK.test(part.key)) return null;
  return Math.abs(value.value / usual.value - 1) < ORDINARY ? usual : null;
}

/** The value with what of the ground and the stops goes with it. */
function cause(value: string, stopped: Fact | undefined, grade: Fact | undefined): Line {
  const up = Number(grade?.value ?? 0) > 0;
  const reasons = [
    stopped ? say`you stopped for ${stopped}` : null,
    grade ? say`the road went ${up ? 'uphill' : 'downhill'} at ${grade}` : null,
  ].filter((one) => one !== null);
  if (reasons.length === 0)
    return value === ''
      ? "I can't say why, because the file shows no hill and no stop there."
      : `${value.replace(/\.$/, '')}; the file shows no hill and no stop there.`;
  const there = listed(reasons);
  return value === '' ? `${capital(there)} there.` : `${value.replace(/\.$/, '')}, where ${there}.`;
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}
