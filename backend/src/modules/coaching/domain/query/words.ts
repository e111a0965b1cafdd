import type { MetricId } from './metrics/span-metric.js';
import type { Part } from './series/part.js';
import type { End } from './query.js';

export { plural, singular } from './series-words.js';

/** `in lap 4`, `on climb 2`, `over the whole ride`. */
export function within({ name }: Part): string {
  if (/^the (?:whole|ride |run )/.test(name)) return `over ${name}`;
  if (/^\d/.test(name)) return `from ${name}`;
  return /climb|descent|flat stretch/.test(name) ? `on ${name}` : `in ${name}`;
}

/** `km 4 was your fastest`: what the ends of the order are called, most and least. */
const ADJECTIVES: Readonly<Partial<Record<MetricId, readonly [most: string, least: string]>>> = {
  speed: ['fastest', 'slowest'],
  graded: ['fastest', 'slowest'],
  power: ['strongest', 'weakest'],
  normalized: ['strongest', 'weakest'],
  powerShare: ['strongest', 'weakest'],
  powerPerKilo: ['strongest', 'weakest'],
  time: ['longest', 'shortest'],
  elapsedTime: ['longest', 'shortest'],
  movingTime: ['longest', 'shortest'],
  distance: ['longest', 'shortest'],
  grade: ['steepest', 'least steep'],
};

/** What metrics are called where one is highest somewhere, save by their nouns. */
const SUBJECTS: Readonly<Partial<Record<MetricId, string>>> = {
  heartRate: 'Your heart rate',
  heartRateMax: 'Your heart rate peak',
  cadence: 'Your cadence',
  powerMax: 'Your peak power',
  temperature: 'The temperature',
};

export function adjective(metric: MetricId, most: boolean): string | null {
  return ADJECTIVES[metric]?.[most ? 0 : 1] ?? null;
}

/** The thing that is highest or lowest somewhere, to begin a sentence. */
export function subject(metric: MetricId, noun: string): string {
  return SUBJECTS[metric] ?? `Your ${noun}`;
}

/** Whether an end of the order is where the value is high. */
export function isMost(end: End, better: 'more' | 'less', metric: MetricId): boolean {
  if (end === 'most' || end === 'least') return end === 'most';
  // "The worst lap for heart rate" was the one with the highest.
  return (end === 'best') === (better === 'more' || metric === 'time');
}

/** The name of a part at the start of a sentence; `km 4` stays as units are written. */
export function start({ name }: Part): string {
  return name.startsWith('km ')
    ? name.replace('km', / (?:to|and) /.test(name) ? 'Kilometres' : 'Kilometre')
    : name[0]?.toUpperCase() + name.slice(1);
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
}

/** "Your highest heart rate rose" would name the highest of all. */
export function courseNoun(noun: string): string {
  return noun.replace(/^highest (.*)$/, '$1 peak').replace(/^(?:low|slow)est (.*)$/, '$1 minimum');
}
