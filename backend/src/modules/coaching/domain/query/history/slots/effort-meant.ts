import { METRES_PER_MILE } from '#kernel/units.js';
import type { PastOperation, PastQuery } from '../past-query.js';
import type { PastSense } from './past-sense.js';

/** "Best 20 min power", "fastest 10k": a record over a duration or a distance. */
export function effortMeant(sense: PastSense, { parts }: PastQuery): PastOperation | null {
  const [end] = sense.of('end');
  const [measure] = sense.of('measure');
  const own = parts.some(({ weekdays, kind }) => weekdays.length > 0 || kind !== null);
  if (sense.of('measure').length > 1) return null;
  const order = end?.metric ?? 'speed';
  if (!end?.most || !measure || own || order !== 'speed' || sense.has('rep') || sense.has('limit'))
    return null;
  const power = sense.of('metric').some(({ id }) => id === 'power' || id === 'powerMax');
  if (measure.by === 'seconds' && (power || (sense.content <= 3 && !sense.has('period'))))
    return { kind: 'effort', by: 'seconds', length: Math.round(measure.value) };
  if (measure.by !== 'metres' || power) return null;
  const mile = Math.abs(measure.value - METRES_PER_MILE) < 1;
  return { kind: 'effort', by: 'metres', length: mile ? METRES_PER_MILE : measure.value };
}
