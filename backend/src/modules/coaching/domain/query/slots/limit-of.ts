import { METRES_PER_MILE } from '#kernel/units.js';
import type { MetricId } from '../metrics/metric-id.js';
import type { LimitedChannel, Series } from '../query.js';
import type { Found } from './workout/reader.js';
import type { Sense } from './sense.js';
import type { SlotOf, Unit } from './slot.js';

const CHANNEL: Partial<Record<Unit, LimitedChannel>> = {
  watts: 'power',
  bpm: 'heartRate',
  perMinute: 'cadence',
  mps: 'speed',
};

/** "How long over 375", "time above 150 bpm", "how many km under 4:30"; null where no limit is set. */
export function limitOf(sense: Sense): Found | null {
  const [limit] = sense.limits;
  if (!limit || !isAsked(sense)) return null;
  const found = boundOf(limit, sense);
  if (!found) return null;
  const { channel, value, written } = found;
  const series = sense.read.series?.series ?? kmCounted(sense);
  if (series && (sense.asks('how many') || sense.asks('which') || kmCounted(sense) !== undefined)) {
    const metric = metricOf(channel);
    return {
      metrics: [metric],
      scope: { kind: 'each', series },
      operation: { kind: 'countWhere', above: isAbove(limit, found), limit: value, written },
    };
  }
  if (found.channel === 'time') return null;
  const [scope] = sense.read.scopes;
  const bound = isAbove(limit, found) ? { above: value } : { below: value };
  return {
    metrics: [],
    scope: scope ?? (series ? { kind: 'together', series } : { kind: 'whole' }),
    operation: { kind: 'timeWhere', channel: found.channel, ...bound },
  };
}

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
    sense.does('share') ||
    sense.metrics.some((metric) => /time/i.test(metric))
  );
}

interface Bound {
  readonly channel: LimitedChannel | 'time';
  readonly value: number;
  readonly written: string;
  /** A pace: more seconds are less speed. */
  readonly pace: boolean;
}

function boundOf(limit: SlotOf<'limit'>, sense: Sense): Bound | null {
  const measure = sense.measures.find(({ at }) => at > limit.at);
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
  const number = sense.numbers.find(({ at }) => at > limit.at);
  if (!number) return null;
  const written = `${limit.text} ${number.text}`;
  // Nobody's heart beats 250 times a minute, and nobody rides at 3 W.
  const channel =
    named ?? (number.value >= 205 ? 'power' : number.value >= 90 ? 'heartRate' : null);
  return channel && { channel, value: number.value, written, pace: false };
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

function metricOf(channel: Bound['channel']): MetricId {
  return channel;
}

function isAbove({ above, text }: SlotOf<'limit'>, { pace }: Bound): boolean {
  // "Under 4:30" is faster than that.
  return pace && text !== 'faster than' ? !above : above;
}
