import type { Found } from './workout/reader.js';
import type { Sense } from './sense.js';
import type { Slot, SlotOf } from './slot.js';
import type { Lasting } from '../query.js';

/** "Quickest 400 of the day". */
function bareMetres({ numbers, ends, asks }: Sense): SlotOf<'measure'> | undefined {
  const [number] = numbers;
  const named = number && [200, 400, 800, 1000, 1500, 1600, 3000, 5000].includes(number.value);
  if (!named || ends.length === 0 || asks('which')) return undefined;
  return { kind: 'measure', by: 'metres', value: number.value, text: number.text, at: number.at };
}

/**
 * "Best 5 k inside it", "my 1k pr", "20 min power": the best over a length; null where the words
 * ask for no such thing.
 */
export function bestEffortOf(sense: Sense): Found | null {
  const { measures, ends, read } = sense;
  const [measure = bareMetres(sense)] = measures;
  // "Best 5 and 20 minutes" are two.
  if (measures.length === 1 && sense.numbers.length > 0) return null;
  const [scope, ...scopes] = read.scopes;
  if (!measure || measures.length > 1 || scopes.length > 0) return null;
  if (measure.by !== 'seconds' && measure.by !== 'metres') return null;
  // "10k split in there" is no lap.
  if (ends[0]?.text === 'top' && /s$/.test(measure.text)) return null;
  const split =
    read.series?.series.kind === 'block' && !read.series.plural && measure.by === 'metres';
  if ((read.series !== null && !split) || measure.text.includes(':')) return null;
  const high =
    ends.length === 0
      ? sense.slots.some((slot) => slot.kind === 'statistic' && slot.statistic === 'highest')
      : ends.some(({ end }) => end === 'best' || end === 'most');
  const powered =
    measure.by === 'seconds' &&
    sense.metrics[0]?.startsWith('power') === true &&
    sense.content <= 3;
  const slow = measure.by === 'metres' && ends.some((end) => end.text === 'slowest');
  if (slow && !split)
    return {
      metrics: ['speed'],
      scope: { kind: 'each', series: { kind: 'block', by: 'metres', length: measure.value } },
      operation: { kind: 'extreme', end: 'least', which: 1 },
    };
  if (!high && !powered && !split) return null;
  // Power that is asked for by name is not answered by speed.
  const power = sense.metrics[0]?.startsWith('power') === true && measure.by === 'seconds';
  return {
    metrics: power ? ['power'] : [],
    scope: scope ?? { kind: 'whole' },
    operation: { kind: 'bestEffort', by: measure.by, length: measure.value },
  };
}

/** "5 min best, 20 min best, hour best", "my best 5, 10 and 20 minute power", "fastest 1k and mile". */
export function bestEffortsOf(sense: Sense): Found | null {
  const { ends, read, slots } = sense;
  if (read.scopes.length > 0 || sense.does('difference') || sense.comparatives.length > 0)
    return null;
  const high =
    ends.some(({ end }) => end === 'best' || end === 'most') ||
    slots.some((slot) => slot.kind === 'statistic' && slot.statistic === 'highest');
  if (!high || ends.some(({ end }) => end === 'worst' || end === 'least')) return null;
  const [first, ...also] = distinct(lengthsIn(slots));
  if (!first || also.length === 0 || also.length > MOST_LENGTHS) return null;
  const power = sense.metrics[0]?.startsWith('power') === true && first.by === 'seconds';
  const heart = sense.metrics[0]?.startsWith('heartRate') === true && first.by === 'seconds';
  return {
    metrics: power ? ['power'] : heart ? ['heartRate'] : [],
    scope: { kind: 'whole' },
    operation: { kind: 'bestEffort', ...first, also },
  };
}

function distinct(lengths: readonly Lasting[]): readonly Lasting[] {
  return lengths.filter(
    ({ by, length }, at) =>
      lengths.findIndex((one) => one.by === by && one.length === length) === at,
  );
}

/** More lengths are a curve. */
const MOST_LENGTHS = 6;

/** Lengths in their order; a number without a unit has that of the next one with a unit. */
function lengthsIn(slots: readonly Slot[]): readonly Lasting[] {
  const found: (Lasting | number)[] = slots.flatMap((slot): (Lasting | number)[] => {
    if (slot.kind === 'number') return [slot.value];
    const length = lengthOf(slot);
    return length ? [length] : [];
  });
  return found.flatMap((one, at): Lasting[] => {
    if (typeof one !== 'number') return [one];
    const next = found.slice(at + 1).find((later) => typeof later !== 'number');
    const unit = typeof next === 'object' ? unitOf(next, slots) : null;
    return next && typeof next === 'object' && unit ? [{ by: next.by, length: one * unit }] : [];
  });
}

/** A measure, or a series that is named by its length alone: "30s", "a mile", "the hour". */
function lengthOf(slot: Slot): Lasting | null {
  if (slot.kind === 'measure') {
    const { by, value, text } = slot;
    return (by === 'seconds' || by === 'metres') && !text.includes(':')
      ? { by, length: value }
      : null;
  }
  if (slot.kind !== 'series') return null;
  const { series } = slot;
  if (series.kind === 'block') return { by: series.by, length: series.length };
  return series.kind === 'rep' && /^\d+s$/.test(slot.text) ? (series.lasting ?? null) : null;
}

/** How many seconds or metres the unit of a length has. */
function unitOf(length: Lasting, slots: readonly Slot[]): number | null {
  const slot = slots.find((one) => {
    const own = lengthOf(one);
    return own !== null && own.by === length.by && own.length === length.length;
  });
  const number = Number(/\d+(?:\.\d+)?/.exec(slot?.text ?? '')?.[0] ?? Number.NaN);
  return number > 0 ? length.length / number : null;
}
