import type { PastMetricId } from '../past-query.js';
import type { PastSense } from './past-sense.js';

/** Of work intervals alone, what a metric is called. */
const OF_REPS: Readonly<Partial<Record<PastMetricId, PastMetricId>>> = {
  power: 'repOutput',
  powerMax: 'repOutput',
  powerPerKilo: 'repPerKilo',
  normalized: 'repOutput',
  speed: 'repOutput',
  heartRate: 'repHeartRate',
  time: 'repLength',
};
const SUMS: readonly PastMetricId[] = ['distance', 'time', 'climbing', 'load', 'workouts'];

/** The metrics that a message names or implies, in the order in which it names them. */
export function metricsMeant(sense: PastSense): readonly PastMetricId[] {
  const named = sense.of('metric').map(({ id }) => id);
  const lengths = lengthIsMetric(sense, named);
  const all = [
    ...sense.slots.flatMap((slot): readonly PastMetricId[] => {
      if (slot.kind === 'metric') return [slot.id];
      return slot.kind === 'length' && lengths ? ['distance'] : [];
    }),
    ...asked(sense, named),
    ...implied(sense, named),
  ];
  if (all.length === 0) all.push(...amount(sense));
  const unique = [...new Set(isOfReps(sense) ? all.map((id) => OF_REPS[id] ?? id) : all)];
  if (unique.length === 0 && isOfReps(sense) && isOrdered(sense)) return ['repOutput'];
  if (unique.length === 0 && (isCounted(sense) || isRate(sense))) return ['workouts'];
  return unique;
}

/** "How much did I ride": what was covered, and for how long; "do I run too hard": at what cost. */
function amount(sense: PastSense): readonly PastMetricId[] {
  if (HARD.test(sense.text) && sense.of('workoutKind').some(({ of }) => of === 'steady'))
    return ['heartRate', 'speed'];
  const sport =
    sense.of('sport').some(({ noun }) => !noun) || /\bdid i (?:ride|run|train)\b/.test(sense.text);
  return sense.asks('how much') && sport ? ['distance', 'time'] : [];
}

const HARD = /\b(?:too (?:hard|fast)|easy enough|slow enough)\b/;

/** What is asked of intervals where the question before was about them. */
export function ofReps(ids: readonly PastMetricId[]): readonly PastMetricId[] {
  return ids.map((id) => OF_REPS[id] ?? id);
}

/** "Interval power", "4-minute power on Thursdays": the work intervals, not the whole workout. */
function isOfReps(sense: PastSense): boolean {
  if (sense.has('rep')) return true;
  const minutes = sense.of('measure').some(({ by }) => by === 'seconds');
  const some = sense.has('weekday') || sense.of('workoutKind').some(({ of }) => of === 'intervals');
  const best = sense.of('end').some(({ metric }) => metric === null);
  return minutes && some && !best && sense.of('metric').some(({ id }) => id === 'power');
}

/** "Rides per week on average". */
function isRate(sense: PastSense): boolean {
  const per = sense.of('per').some(({ unit }) => unit !== 'workout');
  return (
    per &&
    /^(?:\w+ ){0,3}(?:rides|runs|workouts|sessions|outings) (?:per|a|each|every) /.test(sense.text)
  );
}

/** "Sessions altogether?" */
function isCounted(sense: PastSense): boolean {
  const workouts = sense.of('unit').some(({ unit }) => unit === 'workout');
  const total = sense.of('statistic').some(({ of }) => of === 'total');
  return total && (workouts || sense.of('sport').some(({ noun }) => noun)) && sense.content <= 3;
}

function isOrdered(sense: PastSense): boolean {
  return (
    sense.has('end') ||
    sense.has('comparative') ||
    sense.does('trend', 'difference', 'byHowMuch') ||
    (sense.of('statistic').some(({ of }) => of === 'average') && !sense.asks('how many'))
  );
}

/** "How far", "how long did I ride": the question word names it. */
function asked(sense: PastSense, named: readonly PastMetricId[]): readonly PastMetricId[] {
  if (sense.asks('how far') && !named.includes('distance')) return ['distance'];
  if (sense.asks('how fast') && !named.includes('speed')) return ['speed'];
  if (named.length === 0 && /\b(?:slow|speed|sped)\w* (?:down|up)\b/.test(sense.text))
    return ['speed'];
  if (sense.asks('how strong') && !named.includes('power')) return ['power'];
  const long = sense.asks('how long') && !sense.does('since', 'gap', 'streak');
  return long && !named.includes('time') ? ['time'] : [];
}

/** "Km" alone means distance; beside another metric in "longest ride in miles" it is a unit. */
function lengthIsMetric(sense: PastSense, named: readonly PastMetricId[]): boolean {
  const ends = [...sense.of('end'), ...sense.of('comparative')].some(
    ({ metric }) => metric !== null,
  );
  const onlySpeed = named.length > 0 && named.every((id) => id === 'speed');
  return !ends && !named.includes('distance') && !onlySpeed;
}

/** "Fastest" means speed, unless another metric is named. */
function implied(sense: PastSense, named: readonly PastMetricId[]): readonly PastMetricId[] {
  const ends = [...sense.of('end'), ...sense.of('comparative')];
  const first = ends.find(({ metric }) => metric !== null)?.metric;
  // "Thursdays fastest? Highest mean cadence": what is named is what is meant.
  if (named.length > 0 && ends.some(({ metric }) => metric === null)) return [];
  if (!first || named.includes(first)) return [];
  if (first === 'distance' && named.includes('time')) return [];
  if (first === 'load' && named.length > 0) return [];
  return [first];
}

/** The metric that orders things: the metric implied by the end, "longest" or "hardest". */
export function orderedBy(
  sense: PastSense,
  metrics: readonly PastMetricId[],
): readonly PastMetricId[] {
  const first = sense.of('end').find(({ metric }) => metric !== null)?.metric;
  const own = first && isOfReps(sense) ? (OF_REPS[first] ?? first) : first;
  if (!own || !metrics.includes(own)) return metrics;
  return [own, ...metrics.filter((id) => id !== own)].filter((id) => metrics.includes(id));
}

export function isSum(id: PastMetricId): boolean {
  return SUMS.includes(id);
}
