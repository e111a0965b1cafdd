import type { SideMetricId } from './side-metric-id.js';

/** Metrics that only a whole workout has, and the words that name them. */
const WHOLES: readonly (readonly [SideMetricId, RegExp])[] = [
  ['grade', /\bclimbing density\b/g],
  [
    'driftPerHour',
    /\b(?:(?:hr|heart ?rate|pulse|heart|cardiac) )?(?:drift\w*|cr(?:eep\w*|ept))\b(?=.*\b(?:per|an|each|every|a) h(?:ou)?r\b|.*\bbpm ?\/ ?h\b)|\b(?:beats?|bpm) ?(?:per|an|a|each|every|\/) ?(?:h|hr|hour)\b/g,
  ],
  [
    'workTime',
    /\b(?:total )?work(?:ing)? time\b|\btime (?:spent )?(?:working|at work|on the work|in the work)\b|\b(?:total |summed |combined )(?:time|length|duration) of (?:the |all )*(?:intervals|reps|efforts)\b/g,
  ],
  [
    'balance',
    /\b(?:leg|pedal(?:ling)?|power|left ?(?:\/|and|to|-|vs)? ?right) (?:balance|split|share)\b|\bleft ?(?:\/|-|vs) ?right\b|\bl ?\/ ?r(?: balance| split)?\b|\blopsided\b|\b(?:stronger|weaker|dominant|better|lazier) leg\b|\bwhich leg\b|\bbalance between (?:the |my )?legs\b/g,
  ],
  [
    'heartRateReserve',
    /\b(?:as |in )?(?:an? |the )?(?:% |percent(?:age)? |share )?(?:of )?(?:my |the )?(?:(?:hr|heart ?rate|pulse) )?reserve\b|% of (?:my |the )?(?:(?:hr|heart ?rate) )?reserve\b|\bhrr\b/g,
  ],
];
const PER_HOUR = /\b(?:per|an|each|every|a) h(?:ou)?r\b|\bbpm ?\/ ?h\b/g;

/** Metrics of whole workouts, and the text without them. */
export function wholesIn(plain: string): {
  readonly metrics: readonly SideMetricId[];
  readonly text: string;
} {
  const found = WHOLES.filter(([, words]) => plain.search(words) >= 0);
  if (found.length === 0) return { metrics: [], text: plain };
  const text = found
    .reduce((rest, [, words]) => rest.replace(words, ' '), plain)
    .replace(PER_HOUR, ' ')
    .replace(
      /\b(?:my )?(?:heart|hr|heart ?rate|pulse)(?: (?:climb(?:ed|ing)|rose|rise|went up))?\b/g,
      ' ',
    )
    .replace(/\bhow many\b/g, 'how much')
    .replace(/\s+/g, ' ')
    .trim();
  return { metrics: found.map(([metric]) => metric), text };
}
