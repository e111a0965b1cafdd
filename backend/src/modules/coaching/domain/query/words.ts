import { say, type Spoken } from '../answer/say.js';
import { SPAN_METRICS, type MetricId, type Shown } from './metrics/span-metric.js';
import type { Part } from './series/part.js';
import type { End } from './query.js';

export { plural, singular } from './series-words.js';

/** `in lap 4`, `on climb 2`, `over the whole ride`. */
export function within({ name }: Part): string {
  if (name.startsWith('the whole')) return `over ${name}`;
  return /climb|descent/.test(name) ? `on ${name}` : `in ${name}`;
}

/** `km 4 was your fastest`: what the ends of the order are called, most and least. */
const ADJECTIVES: Readonly<Partial<Record<MetricId, readonly [most: string, least: string]>>> = {
  speed: ['fastest', 'slowest'],
  graded: ['fastest', 'slowest'],
  power: ['strongest', 'weakest'],
  normalized: ['strongest', 'weakest'],
  time: ['longest', 'shortest'],
  distance: ['longest', 'shortest'],
  grade: ['steepest', 'least steep'],
};

const SUBJECTS: Readonly<Partial<Record<MetricId, string>>> = {
  heartRate: 'Your heart rate',
  heartRateMax: 'Your heart rate peak',
  heartRateEnd: 'Your heart rate at the end',
  cadence: 'Your cadence',
  powerMax: 'Your peak power',
  temperature: 'The temperature',
};

export function adjective(metric: MetricId, most: boolean): string | null {
  return ADJECTIVES[metric]?.[most ? 0 : 1] ?? null;
}

/** The thing that is highest or lowest somewhere, to begin a sentence. */
export function subject(metric: MetricId): string | null {
  return SUBJECTS[metric] ?? null;
}

/** Whether an end of the order is where the value is high. */
export function isMost(end: End, better: 'more' | 'less', metric: MetricId): boolean {
  if (end === 'most' || end === 'least') return end === 'most';
  // "The worst lap for heart rate" was the one with the highest.
  return (end === 'best') === (better === 'more' || metric === 'time');
}

/** One value of one part as a sentence. */
export function valueSentence(metric: MetricId, part: Part, value: Spoken, shown: Shown): string {
  const where = within(part);
  switch (metric) {
    case 'speed':
      return say`You ${shown.running ? 'ran' : 'rode'} at ${value} ${where}.`;
    case 'graded':
      return say`Your grade-adjusted pace was ${value} ${where}.`;
    case 'power':
      return say`You averaged ${value} ${where}.`;
    case 'powerMax':
      return say`Your power peaked at ${value} ${where}.`;
    case 'normalized':
      return say`Your normalized power was ${value} ${where}.`;
    case 'heartRate':
      return say`Your heart rate averaged ${value} ${where}.`;
    case 'heartRateMax':
      return say`Your heart rate peaked at ${value} ${where}.`;
    case 'heartRateEnd':
      return say`Your heart rate was ${value} at the end of ${part.name}.`;
    case 'cadence':
      return say`Your cadence averaged ${value} ${where}.`;
    case 'time':
      return say`${start(part)} took ${value}.`;
    case 'distance':
      return say`${start(part)} was ${value} long.`;
    case 'gain':
      return say`You climbed ${value} ${where}.`;
    case 'grade':
      return say`The gradient averaged ${value} ${where}.`;
    case 'stopped':
      return say`You stood still for ${value} ${where}.`;
    case 'temperature':
      return say`The temperature averaged ${value} ${where}.`;
    default:
      return say`Your ${SPAN_METRICS[metric].noun(shown)} was ${value} ${where}.`;
  }
}

/** The name of a part at the start of a sentence; `km 4` stays as units are written. */
export function start({ name }: Part): string {
  return name.startsWith('km ')
    ? name.replace('km', 'Kilometre')
    : name[0]?.toUpperCase() + name.slice(1);
}
