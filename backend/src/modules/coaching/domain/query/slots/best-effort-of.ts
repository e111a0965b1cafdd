import type { Found } from './workout/reader.js';
import type { Sense } from './sense.js';
import type { SlotOf } from './slot.js';

/**
 * "Best 5 k inside it", "my 1k pr", "20 min power": the best over a length; null where the words
 * ask for no such thing.
 */
/** "Quickest 400 of the day". */
function bareMetres({ numbers, ends, asks }: Sense): SlotOf<'measure'> | undefined {
  const [number] = numbers;
  const named = number && [200, 400, 800, 1000, 1500, 1600, 3000, 5000].includes(number.value);
  if (!named || ends.length === 0 || asks('which')) return undefined;
  return { kind: 'measure', by: 'metres', value: number.value, text: number.text, at: number.at };
}

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
