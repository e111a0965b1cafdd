import { after, bare, say, size, type Line } from '#coaching/domain/answer/say.js';
import { capitalized, list } from '#coaching/domain/answer/words.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Placed } from '../found.js';
import type { Scope, Series } from '../query.js';
import { plural, within } from '../words.js';
import type { Column } from './columns.js';
import type { SideMetricId } from './side-metric-id.js';
import { moreOrLess, sideWords, sideNoun } from './side-words.js';
import {
  isDetectable,
  type Detectable,
  DETECTABLE,
} from '#coaching/domain/facts/comparison/detectable.js';
import { SPAN_METRICS } from '../metrics/span-metric.js';
import { isSpan, type SideValue } from './side-values.js';
import type { Side, Sides } from './sides.js';

/** `on 31 May`. */
export function on({ day }: Side): string {
  return `on ${day}`;
}

/** `The ride of 31 May`. */
export function theOne({ day }: Side, { noun }: Sides): string {
  return `The ${noun} of ${day}`;
}

/** Of three, those without a value; null where all have one. */
export function lacking(sides: Sides, { values, metric, scope }: Column): Line {
  const whole = values.find(({ ofWhole }) => ofWhole);
  if (whole && scope.kind === 'each')
    return `${theOne(whole.side, sides)} has no ${plural(scope.series)}, so its value is of the whole ${sides.noun}.`;
  const without = sides.all.filter((side) => !values.some((one) => one.side === side));
  if (without.length === 0 || values.length === 0) return null;
  const what = scope.kind === 'whole' ? `no ${sideNoun(metric, sides.shown)}` : 'no such part';
  return `${capitalized(list(without.map(on)))} there was ${what}.`;
}

/** `Average power in interval 4`: the head of a row. */
export function headOfScope(sides: Sides, { metric, values, scope }: Column): string {
  return capitalized(`${named(sides, metric, values, scope)}`.replace(/^your /, ''));
}

/** ` in interval 5`, ` in the intervals`; empty for the whole workout. */
export function whereIn(values: readonly SideValue[], scope: Scope): string {
  const part = values[0]?.part;
  if (part) return ` ${within(part)}`;
  if (scope.kind !== 'each') return '';
  const { series } = scope;
  return ` ${/^(?:climb|descent)$/.test(series.kind) ? 'on' : 'in'} the ${plural(series)}`;
}

/** The sheet has the usual length of intervals; other series are added up. */
function isAverage(values: readonly SideValue[]): boolean {
  return values[0]?.fact.key.includes('.intervals.') === true;
}

/** `your average power in interval 5`, `the average length of your recoveries`. */
export function named(
  sides: Sides,
  metric: SideMetricId,
  values: readonly SideValue[],
  scope: Scope,
): string {
  const part = values[0]?.part;
  if (scope.kind === 'each' && metric === 'time' && !part)
    return isAverage(values)
      ? `the average length of your ${plural(scope.series)}`
      : `your total time${whereIn(values, scope)}`;
  const noun =
    part && isSpan(metric) ? SPAN_METRICS[metric].noun(sides.shown) : sideNoun(metric, sides.shown);
  return `your ${noun}${whereIn(values, scope)}`;
}

/**
 * "On 31 May your average power was 267 W, on 7 June 196 W, 71 W less." Days come before their
 * values, so that each value is read with its own day.
 */
export function valueLine(
  sides: Sides,
  metric: SideMetricId,
  scope: Scope,
  values: readonly SideValue[],
  delta: FactDraft | null,
  placed: Placed,
): Line {
  const [first, ...rest] = values;
  if (!first) return null;
  const opening = say`On ${first.side.day} ${named(sides, metric, values, scope)} was ${placed(first.fact)}`;
  const others = list(rest.map(({ side, fact }) => say`on ${side.day} ${placed(fact)}`));
  const end = delta
    ? difference(metric, delta, values as readonly [SideValue, SideValue], placed)
    : '';
  return rest.length === 0 ? `${opening}.` : `${opening}, ${others}${end}.`;
}

function difference(
  metric: SideMetricId,
  delta: FactDraft,
  [first, second]: readonly [SideValue, SideValue],
  placed: Placed,
): string {
  const fact = placed(delta);
  if (Number(fact.value) === 0) return say`, the same${after(fact)}`;
  return isNoise(metric, first, second)
    ? say`, only ${size(fact)} apart`
    : say`, ${size(fact)} ${moreOrLess(metric, second.value > first.value)}`;
}

const NOISE: Readonly<Partial<Record<SideMetricId, Detectable>>> = {
  power: DETECTABLE.power,
  normalized: DETECTABLE.power,
  heartRate: DETECTABLE.heartRate,
  speed: DETECTABLE.speed,
  graded: DETECTABLE.speed,
  distance: DETECTABLE.distance,
  time: DETECTABLE.time,
  hardTime: DETECTABLE.time,
};

/** Whether a difference is within what sensors can tell apart. */
export function isNoise(metric: SideMetricId, a: SideValue, b: SideValue): boolean {
  const noise = NOISE[metric];
  return noise !== undefined && !isDetectable(noise, a.value, b.value);
}

/** Why the values say less than they seem to; null where nothing speaks against them. */
export function cautionLine({ sheet, all }: Sides, metric: SideMetricId): Line {
  const ids = sideWords(metric).measures;
  const unknown = all
    .slice(1)
    .flatMap(({ name }) => ids.flatMap((id) => sheet.unknown(`delta.${name}.${id}`) ?? []))[0];
  if (unknown) return say`Mind that ${unknown}.`;
  const about = sideWords(metric).keys.flatMap((key) => sheet.withKey(`W1.${key}`)?.about ?? []);
  const note = sheet
    .all('note.')
    .find((one) => one.about.some((tag) => tag !== 'average' && about.includes(tag)));
  return note ? say`${bare(note)}.` : null;
}

/** `Interval`, `Kilometre`: the head of the column of parts. */
export function headOf(series: Series): string {
  const noun = plural(series);
  const one = noun === 'halves' ? 'half' : noun.replace(/ies$/, 'y').replace(/s$/, '');
  return one[0]?.toUpperCase() + one.slice(1);
}
