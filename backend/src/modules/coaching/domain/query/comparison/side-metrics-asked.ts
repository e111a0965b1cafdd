import { metricsIn } from '../read/metrics-asked.js';
import type { SideMetricId } from './side-query.js';

/** What only a whole workout has. */
const WHOLE: readonly (readonly [SideMetricId, RegExp])[] = [
  [
    'hardTime',
    /\b(?:hard (?:minutes|time)|time (?:at|in) (?:hard|high)|minutes (?:at|above) threshold)\b/,
  ],
  ['stress', /\b(?:tss|training (?:stress|load)|load)\b/],
  ['intensity', /\b(?:intensity(?: factor)?)\b/],
  ['efficiency', /\b(?:efficien\w*|ef)\b/],
  ['decoupling', /\b(?:drift\w*|decoupl\w*)\b/],
  [
    'stops',
    /\b(?:did i (?:stop|pause)|how many (?:stops|breaks|pauses)|number of stops|stop(?:ped)? more)\b/,
  ],
  ['calories', /\b(?:calories|kcal)\b/],
  ['work', /\b(?:kj|kilojoules?|work done)\b/],
];
/** Pace with the hills taken out, which names no hill. */
export const HILLS = /\b(?:hill|grade|gradient|grad).?adjust\w*\b|\bhills taken out\b/;
const ON_PAPER = /\b(?:pace|speed)\b/;

/** The metrics that a text names, whole workouts' own among them. */
export function sideMetricsIn(text: string): readonly SideMetricId[] {
  // "The bpm gap" is a difference, not grade-adjusted pace.
  const plain = text
    .replace(/\bgap\b/g, ' ')
    // "How far off race pace" asks for no distance.
    .replace(/\bhow far (?:off|behind|ahead|apart|from)\b/g, ' ')
    .replace(/\b(?:harder|hard) (?:one|ride|run)\b/g, ' ');
  const whole = WHOLE.filter(([, pattern]) => pattern.test(plain)).map(([id]) => id);
  const span: readonly SideMetricId[] = HILLS.test(plain)
    ? [...(ON_PAPER.test(plain.replace(HILLS, ' ')) ? (['speed'] as const) : []), 'graded']
    : metricsIn(plain);
  const climbs = /\bmore climbing\b|\bclimb(?:ed|ing)? more\b/.test(plain)
    ? (['gain'] as const)
    : [];
  // "Hard minutes" and "moving time" name one thing each.
  const rest = whole.includes('hardTime') ? span.filter((id) => id !== 'time') : span;
  return [...new Set<SideMetricId>([...whole, ...climbs, ...rest])];
}
