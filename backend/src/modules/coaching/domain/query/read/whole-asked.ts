import type { MetricId } from '../metrics/span-metric.js';
import type { Query } from '../query.js';
import { metricsIn } from './metrics-asked.js';
import { unitsIn } from './units-asked.js';

const ASKS =
  /\b(?:what(?:s| was| were| is)?|how (?:much|many|fast|far|long|high)|avg|average|mean|max(?:imum)?|total|overall|give me|tell me|show me|and)\b/;
/** Nothing else may be asked: a value with its filler words. */
const FILLER =
  /\b(?:what|whats|was|were|is|how|much|many|fast|far|long|high|did|do|i|my|the|a|an|of|for|in|on|per|this|that|it|and|also|too|then|ok|okay|so|please|pls|plz|give|me|tell|show|just|quick(?:ly)?|avg|average|averaged|mean|max|maximum|total|overall|whole|ride|run|session|workout|thing|today|go|get|have|hit|at|rate|value|number|reading|again|mph|kmh|kph|km|kms|mi|mile|miles|min|minutes|feet|ft|metres|meters|hour|h|pace|speed|power|watts|wattage|w|heart|hr|pulse|bpm|beats|cadence|rpm|spm|step|normali[sz]ed|np|elevation|ascent|gain(?:ed)?|climb(?:ed|ing)?|altitude|vertical|temperature|temp|degrees|distance|time|duration|took|take|last|american|im|cos|because|peak|top|highest|gap|grade|adjusted|moving|up)\b/g;

/** These are values of the whole that people ask for by themselves. */
const WHOLE: readonly MetricId[] = [
  'speed',
  'graded',
  'power',
  'powerMax',
  'normalized',
  'heartRate',
  'heartRateMax',
  'cadence',
  'distance',
  'gain',
  'temperature',
  'time',
];

/** "Avg hr?", "what was my average speed in mph": one value of the whole workout, and no more. */
export function wholeIn(plain: string): Omit<Query, 'why'> | null {
  const metrics = metricsIn(plain).filter((id) => WHOLE.includes(id));
  const named = metrics.length > 0 && (ASKS.test(plain) || plain.split(' ').length <= 3);
  if (!named || plain.replace(FILLER, ' ').replace(/[^a-z0-9]/g, '') !== '') return null;
  const value = { kind: 'value' } as const;
  return unitsIn(plain) === 'IMPERIAL' || metrics.length <= 2
    ? { metrics, scope: { kind: 'whole' }, operation: value }
    : null;
}
