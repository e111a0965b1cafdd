import type { MetricId } from '../metrics/span-metric.js';

const WORDS: readonly (readonly [MetricId, RegExp])[] = [
  ['normalized', /\b(?:np|normali[sz]ed(?: power)?)\b/],
  [
    'powerMax',
    /\b(?:max|peak|top|highest|biggest) (?:power|watts|wattage)\b|\b(?:power|watts?) (?:peak|max)\b/,
  ],
  [
    'heartRateMax',
    /\b(?:max|peak|top|highest) (?:heart ?rate|hr|bpm|pulse)\b|\b(?:heart ?rate|hr|pulse) (?:max|peak|peaked|top out)\b/,
  ],
  ['heartRateEnd', /\b(?:heart ?rate|hr|pulse)\b.*\bat the end of\b/],
  ['power', /\b(?:power|watts?|wattage|w)\b/],
  ['heartRate', /\b(?:heart ?rate|heart|hr|pulse|bpm|beats)\b/],
  ['cadence', /\b(?:cadence|rpm|spm|step rate|turnover|steps per)\b/],
  ['graded', /\b(?<!the )(?:gap(?! between| to)|grade.adjusted|gradient.adjusted)\b/],
  ['temperature', /\b(?:temperature|temp|hot|warm(?! ?-?(?:up|down))|cold|degrees)\b/],
  ['grade', /\b(?:gradient|grade|steep(?:er|est|ness)?|slope)\b/],
  [
    'gain',
    /\b(?:elevation|ascent gain|climbing|vertical|gained?|climb(?:ed)? (?:most|in)|metres up|meters up|altitude|how high)\b/,
  ],
  ['stopped', /\b(?:standing still|stood still|stationary)\b/],
  [
    'speed',
    /\b(?:pace|paced|speed|fast(?:er|est)?|slow(?:er|est|ed)?|quick(?:er|est)?|km ?\/? ?h|kph|kmh|mph)\b/,
  ],
  ['distance', /\b(?:how far|distance|how many (?:km|miles|kilomet\w+|met\w+))\b/],
  [
    'time',
    /\b(?:how long|time|times|duration|took|take|how many (?:minutes|seconds)|long(?:er|est)|short(?:er|est))\b/,
  ],
];

/** The metrics that a text names, in the order in which it names them. */
export function metricsIn(plain: string): readonly MetricId[] {
  const found = WORDS.flatMap(([id, pattern]) => {
    const at = pattern.exec(plain)?.index;
    return at === undefined ? [] : [{ id, at }];
  });
  const has = (id: MetricId) => found.some((one) => one.id === id);
  const covered = (id: MetricId): boolean =>
    (id === 'power' && (has('normalized') || has('powerMax'))) ||
    (id === 'heartRate' && (has('heartRateMax') || has('heartRateEnd'))) ||
    (id === 'speed' && has('graded')) ||
    (id === 'heartRateMax' && has('heartRateEnd'));
  return found
    .filter(({ id }) => !covered(id))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
