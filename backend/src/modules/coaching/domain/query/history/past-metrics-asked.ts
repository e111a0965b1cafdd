import type { PastMetricId } from './past-query.js';

const WORDS: readonly (readonly [PastMetricId, RegExp])[] = [
  [
    'repOutput',
    /\b(?:reps?|intervals?|repetitions?)\b.*\b(?:pace|power|watts|speed|stronger|faster|weaker|slower|quicker)\b|\b(?:pace|power|watts|speed|stronger|faster)\b.*\b(?:reps?|intervals?)\b|\binterval day\b/,
  ],
  [
    'powerMax',
    /\b(?:max|peak|top|highest) (?:max )?(?:power|watts|wattage)\b|\b(?:power|watts) (?:peak|max|record)\b/,
  ],
  [
    'heartRateMax',
    /\b(?:max|peak|top|highest) (?:max )?(?:heart ?rate|hr|pulse|bpm)\b|\b(?:heart ?rate|hr) (?:peak|max)\b/,
  ],
  ['normalized', /\b(?:np|normali[sz]ed)\b/],
  ['power', /\b(?:power|watts?|wattage)\b/],
  ['heartRate', /\b(?:heart ?rate|hr|pulse|bpm)\b/],
  ['efficiency', /\b(?:efficien\w*|ef)\b/],
  ['climbing', /\b(?:climb\w*|elevation|vert|ascent|ascended|uphill|met(?:re|er)s up)\b/],
  ['load', /\b(?:load|tss|stress)\b/],
  ['speed', /\b(?:pace|speed|fast(?:er|est)?|slow(?:er|est)?|quick(?:er|est)?)\b/],
  [
    'distance',
    /\b(?:kms?|kilomet(?:re|er)s?|miles?|mi|mileage|distance|(?<!so )far|volume|biggest|furthest|farthest)\b|\bhow much (?:did|have) i (?:rode|ride|ridden|run|ran|cycle)/,
  ],
  [
    'time',
    /\b(?:hours?|hrs|time (?:on|in|training|riding|running)|minutes|moving time|how long did i)\b/,
  ],
  [
    'workouts',
    /\b(?:how many|number of|how often|count) (?:\w+ ){0,2}(?:rides?|runs?|workouts?|sessions?|times|outings|activities)\b|\bhow often\b/,
  ],
];

/** The metrics that a text names, in the order in which it names them. */
export function pastMetricsIn(plain: string): readonly PastMetricId[] {
  const found = WORDS.flatMap(([id, pattern]) => {
    const at = pattern.exec(plain)?.index;
    return at === undefined ? [] : [{ id, at }];
  });
  const has = (id: PastMetricId) => found.some((one) => one.id === id);
  return found
    .filter(
      ({ id }) =>
        !(has('repOutput') && ['power', 'speed', 'normalized'].includes(id)) &&
        !((has('normalized') || has('powerMax')) && id === 'power') &&
        !(has('heartRateMax') && id === 'heartRate') &&
        !(has('workouts') && id !== 'workouts' && id !== 'distance' && id !== 'time') &&
        !(has('climbing') && id === 'distance' && !/\b(?:km|miles?|distance)\b/.test(plain)),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
