import { METRES_PER_MILE } from '#kernel/units.js';
import type { MetricId } from '../metrics/metric-id.js';
import type { LimitedChannel, Series } from '../query.js';
import type { Found } from './workout/reader.js';
import type { Sense } from './sense.js';
import { HIGHEST } from './workout/asked-metrics.js';
import type { Channel, Slot, SlotOf, Unit } from './slot.js';

const CHANNEL: Partial<Record<Unit, LimitedChannel>> = {
  watts: 'power',
  bpm: 'heartRate',
  perMinute: 'cadence',
  mps: 'speed',
};

/** "How long over 375", "time above 150 bpm", "how many km under 4:30"; null where no limit is set. */
export function limitOf(sense: Sense, usual: Series): Found | null {
  const range = rangeOf(sense);
  if (range) return range;
  const [limit] = sense.limits;
  if (!limit || !isAsked(sense)) return null;
  const found = boundOf(limit, sense);
  if (!found) return null;
  const { channel, value, written } = found;
  const series = sense.read.series?.series ?? kmCounted(sense) ?? countedOnes(sense, usual);
  if (channel !== 'time' && (sense.asks('when') || sense.asks('where')) && !series)
    return {
      metrics: [],
      scope: sense.read.scopes[0] ?? { kind: 'whole' },
      operation: { kind: 'firstWhere', channel, ...beyond(limit, found) },
    };
  if (
    series &&
    (isAny(sense) ||
      sense.asks('how many') ||
      sense.asks('which') ||
      kmCounted(sense) !== undefined)
  ) {
    const metric = isPeak(sense) ? (HIGHEST[channel] ?? channel) : channel;
    return {
      metrics: [metric],
      scope: { kind: 'each', series },
      operation: { kind: 'countWhere', above: isAbove(limit, found), limit: value, written },
    };
  }
  if (found.channel === 'time') return null;
  const [scope] = sense.read.scopes;
  return {
    metrics: [],
    scope: scope ?? (series ? { kind: 'together', series } : { kind: 'whole' }),
    operation: { kind: 'timeWhere', channel: found.channel, ...beyond(limit, found) },
  };
}

function beyond(limit: SlotOf<'limit'>, found: Bound): { above: number } | { below: number } {
  return isAbove(limit, found) ? { above: found.value } : { below: found.value };
}

/** "How many went past 290": of the intervals. */
function countedOnes(sense: Sense, usual: Series): Series | undefined {
  return usual.kind === 'rep' && sense.asks('how many') ? usual : undefined;
}

/** "Any km under 4 min?" asks for those there are. */
function isAny({ all, read, metrics }: Sense): boolean {
  const any = all.some(({ text }) => text === 'any');
  return any || (read.series?.plural === true && metrics.every((id) => !/time/i.test(id)));
}

/** "How long between 140 and 160 bpm", "time from 200-250 W". */
function rangeOf(sense: Sense): Found | null {
  if (!isAsked(sense) || sense.read.scopes.length > 1) return null;
  const [measure] = sense.measures;
  const dashed = sense.read.rest.find((slot) => slot.kind === 'stretch');
  const [number] = sense.numbers;
  const bounds =
    dashedBounds(dashed, sense) ?? (number && measure ? [number.value, measure] : null);
  if (!bounds) return null;
  const [from, upper] = bounds;
  if (!dashed && !(sense.has('within') || sense.joins('to'))) return null;
  const by = typeof upper === 'number' ? null : upper.by;
  const to = typeof upper === 'number' ? upper : upper.value;
  const channel = (by && CHANNEL[by]) ?? channelNamed(sense.metrics);
  if (!channel || by === 'mps' || from >= to) return null;
  return {
    metrics: [],
    scope: sense.read.scopes[0] ?? { kind: 'whole' },
    operation: { kind: 'timeWhere', channel, above: from, below: to },
  };
}

type Upper = number | SlotOf<'measure'>;

function dashedBounds(
  dashed: Slot | undefined,
  { slots }: Sense,
): readonly [from: number, to: Upper] | null {
  if (dashed?.kind !== 'stretch') return null;
  const next = slots[slots.indexOf(dashed) + 1];
  const unit = next?.kind === 'metric' ? UNIT_OF[next.channel] : undefined;
  return unit
    ? [dashed.from, { kind: 'measure', by: unit, value: dashed.to, text: '', at: dashed.at }]
    : [dashed.from, dashed.to];
}

const UNIT_OF: Partial<Record<Channel, Unit>> = {
  power: 'watts',
  heartRate: 'bpm',
  cadence: 'perMinute',
};

/** "How many km under 5 min" counts kilometres. */
function kmCounted({ slots }: Sense): Series | undefined {
  const unit = slots.flatMap((slot) =>
    slot.kind === 'metric' && slot.channel === 'distance' ? [slot.text] : [],
  )[0];
  const counted = /^how many (k|mi)/.exec(unit ?? '')?.[1];
  if (counted === undefined) return undefined;
  return { kind: 'block', by: 'metres', length: counted === 'k' ? 1000 : METRES_PER_MILE };
}

/** "All above 250, right?" takes it for granted instead. */
function isAsked(sense: Sense): boolean {
  return (
    sense.has('ask') ||
    sense.does('count') ||
    kmCounted(sense) !== undefined ||
    (sense.read.series?.plural === true && sense.measures.length > 0) ||
    sense.all.some(({ text }) => text === 'any') ||
    sense.does('share') ||
    sense.metrics.some((metric) => /time/i.test(metric))
  );
}

/** A limit with what it is set for. */
export interface Bound {
  readonly channel: LimitedChannel | 'time';
  readonly value: number;
  readonly written: string;
  /** A pace: more seconds are less speed. */
  readonly pace: boolean;
}

/** The value of a limit in a sentence; null where none is named. */
export function boundOf(limit: SlotOf<'limit'>, sense: Sense): Bound | null {
  const measure = sense.measures.find(({ at }) => at > limit.at) ?? before(limit, sense.measures);
  const named = channelNamed(sense.metrics);
  if (measure) {
    const written = `${limit.text} ${measure.text}`;
    const channel = CHANNEL[measure.by];
    if (channel)
      return { channel, value: measure.value, written, pace: measure.text.includes(':') };
    if (measure.by === 'percent')
      return { channel: 'grade', value: measure.value, written, pace: false };
    if (measure.by === 'seconds' && (measure.text.includes(':') || kmCounted(sense)))
      return clockOf(measure, written, sense.read.series?.series ?? kmCounted(sense));
    return measure.by === 'seconds'
      ? { channel: 'time', value: measure.value, written, pace: false }
      : null;
  }
  const number = sense.numbers.find(({ at }) => at > limit.at) ?? before(limit, sense.numbers);
  if (!number) return null;
  const pace = bareMinutes(number, limit, sense);
  if (pace) return pace;
  const written = `${limit.text} ${number.text}`;
  // Nobody's heart beats 250 times a minute, and nobody rides at 3 W.
  const channel =
    named ?? (number.value >= 205 ? 'power' : number.value >= 90 ? 'heartRate' : null);
  return channel && { channel, value: number.value, written, pace: false };
}

/** "280 W or more". */
function before<T extends Slot>({ text, at }: SlotOf<'limit'>, all: readonly T[]): T | undefined {
  return /^(?:or|and) /.test(text) ? all.findLast((one) => one.at < at) : undefined;
}

/** "Any km slower than 6?" */
function bareMinutes(
  { value, text }: SlotOf<'number'>,
  limit: SlotOf<'limit'>,
  { read: { series } }: Sense,
): Bound | null {
  const split = series?.series.kind === 'block' && series.series.by === 'metres';
  if (!split || value < 2 || value > 15) return null;
  return {
    channel: 'speed',
    value: series.series.kind === 'block' ? series.series.length / (value * 60) : 0,
    written: `${limit.text} ${text}`,
    pace: true,
  };
}

function clockOf({ value }: SlotOf<'measure'>, written: string, series: Series | undefined): Bound {
  if (series && series.kind !== 'block') return { channel: 'time', value, written, pace: false };
  const metres = series?.kind === 'block' && series.by === 'metres' ? series.length : 1000;
  return { channel: 'speed', value: metres / value, written, pace: true };
}

function channelNamed(metrics: readonly MetricId[]): LimitedChannel | null {
  const found = metrics.find((metric) =>
    /^(?:power|heartRate|cadence|speed|grade|temperature)/.test(metric),
  );
  return found
    ? ((/^(?:power|heartRate|cadence|speed|grade|temperature)/.exec(found)?.[0] ??
        null) as LimitedChannel | null)
    : null;
}

/** "Did I hit 200 bpm in the four-minute one": for a moment, not on average. */
function isPeak({ asks, text }: Sense): boolean {
  return !asks('how many') && !asks('which') && PEAK.test(text);
}

const PEAK = /\b(?:hit|touch(?:ed)?|reach(?:ed)?|saw|peak(?:ed)?|top(?:ped)?|crack(?:ed)?)\b/;

function isAbove({ above, text }: SlotOf<'limit'>, { pace }: Bound): boolean {
  // "Under 4:30" is faster than that.
  return pace && text !== 'faster than' ? !above : above;
}
