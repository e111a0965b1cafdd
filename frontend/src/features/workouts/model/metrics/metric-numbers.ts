import {
  elevationFigure,
  figure,
  type Figure,
  figureText,
  formatDuration,
  NOT_AVAILABLE,
  paceFigure,
  speedFigure,
} from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { MetricResult } from '../analysis.js';
import type { Family } from '../chart/channels.js';
import { efficiencyFigure, efficiencyOf } from './efficiency-figure.js';
import { GLOSSARY, isToldElsewhere, termOf } from './glossary.js';
import type { TermId } from './definitions.js';
import type { KeyNumber } from './key-numbers.js';
import type { NotJudged } from './not-judged.js';
import { isEstimate } from './number-quality.js';

export interface MetricGroup {
  readonly judged: readonly KeyNumber[];
  /** Those that may not be judged; their explanation begins with the reason. */
  readonly unjudged: readonly NotJudged[];
}

/** The engine's metrics: those that everybody reads, and those on demand. */
export interface MetricNumbers {
  readonly first: MetricGroup;
  readonly more: MetricGroup;
}

/** What the engine itself calls a proposal. */
const ESTIMATES: ReadonlySet<string> = new Set(['estimatedFtp']);

const UNTOLD = 'This session does not allow a judgement.';

export function metricNumbers(
  metrics: Readonly<Record<string, MetricResult>>,
  family: Family,
  units: UnitPreferences,
): MetricNumbers {
  const order = Object.keys(GLOSSARY);
  const rank = (id: string): number => (id in GLOSSARY ? order.indexOf(id) : order.length);
  const ids = Object.keys(metrics)
    .filter((id) => !isToldElsewhere(id) && (termOf(id).family ?? family) === family)
    .sort((a, b) => rank(a) - rank(b));
  const numbers = ids.flatMap((id) => {
    const metric = metrics[id];
    return metric
      ? [
          {
            id,
            judged: metric.applicable && metric.value !== null,
            number: numberOf(id, metric, family, units),
            reason: metric.reason ?? UNTOLD,
          },
        ]
      : [];
  });
  const group = (first: boolean): MetricGroup => {
    const inside = numbers.filter(({ id }) => (termOf(id).first === true) === first);
    return {
      judged: inside.filter(({ judged }) => judged).map(({ number }) => number),
      unjudged: inside
        .filter(({ judged }) => !judged)
        .map(({ number, reason }) => ({ ...number, reason })),
    };
  };
  return { first: group(true), more: group(false) };
}

function numberOf(
  id: string,
  metric: MetricResult,
  family: Family,
  units: UnitPreferences,
): KeyNumber {
  const { label, definition } = termOf(id);
  const { applicable, reason, note, range } = metric;
  const judged = applicable && metric.value !== null;
  const band =
    judged && range
      ? [
          'It may well lie anywhere from ' +
            `${tellValue(range.low, metric.unit, family, units).value} to ` +
            `${figureText(tellValue(range.high, metric.unit, family, units))}.`,
        ]
      : [];
  const explanation = judged ? [definition, note, ...band] : [reason ?? UNTOLD, definition];
  return {
    label,
    figure: tell(metric, family, units),
    explanation: explanation.filter((sentence) => sentence !== undefined).join(' '),
    term: id as TermId,
    ...(!judged && { standing: 'not judged' as const }),
    ...(judged && (isEstimate(metric) || ESTIMATES.has(id)) && { standing: 'estimated' as const }),
  };
}

function tell(metric: MetricResult, family: Family, units: UnitPreferences): Figure {
  if (metric.value === null || !metric.applicable) return { value: NOT_AVAILABLE, unit: '' };
  return tellValue(metric.value, metric.unit, family, units);
}

type Teller = (value: number, unit: string, family: Family, units: UnitPreferences) => Figure;

const whole: Teller = (value) => figure(value, '');
const integer: Teller = (value, unit) => figure(value, unit);
const share: Teller = (value, unit) => figure(value, unit, 1);
const efficiency: Teller = (value, unit, family, units) =>
  efficiencyFigure(efficiencyOf({ value, unit }), family, units);

const TELLERS: ReadonlyMap<string, Teller> = new Map<string, Teller>([
  ['s', (value) => ({ value: formatDuration(value), unit: '' })],
  ['s/km', (value, _, __, units) => paceFigure(1000 / value, units)],
  [
    'm/s',
    (value, _, family, units) => (family === 'running' ? paceFigure : speedFigure)(value, units),
  ],
  ['m', (value, _, __, units) => elevationFigure(value, units)],
  ['J', (value) => figure(value / 1000, 'kJ', 1)],
  ['%', share],
  ['ml/kg/min', share],
  ['ratio', (value) => figure(value, '', 2)],
  ['W/bpm', efficiency],
  ['m/min/bpm', efficiency],
  ['yd/min/bpm', efficiency],
  ['TSS', whole],
  ['TRIMP', whole],
  ['HR load', whole],
  ['points', whole],
  ['steps/min', (value) => figure(value, 'spm')],
  ...['W', 'bpm', 'bpm/h', 'rpm', 'kJ', '°C'].map((unit) => [unit, integer] as const),
]);

/** A value in the digits that its unit deserves; three digits in a unit that has no row here. */
function tellValue(value: number, unit: string, family: Family, units: UnitPreferences): Figure {
  const tell = TELLERS.get(unit);
  return tell?.(value, unit, family, units) ?? figure(value, unit, decimalsOfThree(value));
}

/** 3.19, 31.9 and 319 have three digits. */
function decimalsOfThree(value: number): number {
  return Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1))));
}
