import type { MetricId } from '../metrics/span-metric.js';
import type { End } from '../query.js';

/** An end of an order that a text asks for, and the metric that its word implies. */
export interface EndAsked {
  readonly end: End;
  readonly metric: MetricId | null;
  /** 2 for "second fastest". */
  readonly which: number;
}

const WORDS: readonly (readonly [RegExp, End, MetricId | null])[] = [
  [/\b(?:fastest|quickest|speediest)\b/, 'most', 'speed'],
  [/\b(?:slowest|most sluggish)\b/, 'least', 'speed'],
  [/\b(?:strongest|most powerful)\b/, 'best', null],
  [/\b(?:weakest|feeblest)\b/, 'worst', null],
  [/\bsteepest\b/, 'most', 'grade'],
  [/\b(?:flattest|least steep)\b/, 'least', 'grade'],
  [/\blongest\b/, 'most', 'time'],
  [/\bshortest\b/, 'least', 'time'],
  [/\b(?:best|nailed|smashed|crushed|greatest|top|winner)\b/, 'best', null],
  [
    /\b(?:worst|suck\w*|crap\w*|shit\w*|rubbish|terrible|bad|poorest|awful|ugliest|died|blew up|fell apart)\b/,
    'worst',
    null,
  ],
  [/\b(?:hardest|toughest|most (?:effort|intense|demanding)|killer)\b/, 'best', null],
  [/\b(?:easiest|least (?:effort|intense))\b/, 'worst', null],
  [/\b(?:highest|biggest|max(?:imum)?|most|peak(?:ed)?)\b/, 'most', null],
  [
    /\b(?:lowest|smallest|(?<!\d ?-?)min(?:imum)?(?! \d| (?:ones?|reps?|block|effort))|least|fewest)\b/,
    'least',
    null,
  ],
];

/** "Second fastest"; the plain text writes ordinals before what can be counted as `2th`. */
const NTH =
  /\b(second|2nd|2th|next|third|3rd|3th)[ -](?=(?:best|worst|fastest|slowest|strongest|weakest|highest|lowest|longest|hardest|steepest|quickest)\b)/;

export function endIn(plain: string): EndAsked | null {
  const found = WORDS.find(([pattern]) => pattern.test(plain));
  if (!found) return null;
  const nth = NTH.exec(plain)?.[1] ?? '';
  const which = /^(?:third|3)/.test(nth) ? 3 : 2;
  return { end: found[1], metric: found[2], which: nth === '' ? 1 : which };
}
