import { entry, words, type PastEntry } from '../past-slot.js';

const ONE = '(?:session|workout|day|ride|run|outing|training|one|effort day)s?';

/** Workouts: their sports and kinds. */
export const PAST_WORKOUT_WORDS: readonly PastEntry[] = [
  words('(?<=\\bin )(?:runs|rides|sessions|workouts|outings)(?=$| ?[,?]| (?:and|plus|as))', {
    kind: 'metric',
    id: 'workouts',
  }),
  words('runs', { kind: 'sport', sport: 'running', noun: true }),
  words('run(?= (?:on|was|in|of|ever|before|by|that|vs|with|and|\\?)|$)|jogs?', {
    kind: 'sport',
    sport: 'running',
    noun: true,
  }),
  words('run|running|ran|jog(?:ged|ging)?|on foot|lac(?:ed|ing) up', {
    kind: 'sport',
    sport: 'running',
    noun: false,
  }),
  words('rides?|spins?', { kind: 'sport', sport: 'cycling', noun: true }),
  words(
    'riding|rode|ridden|cycl(?:e|ed|ing)|bik(?:e|ed|ing)|on the bike|in the saddle|pedall?(?:ed|ing)|turn(?:ed|ing)? (?:a|the|my) pedals?|(?:the|my) (?:bike|bicycle)|on two wheels|rolling',
    { kind: 'sport', sport: 'cycling', noun: false },
  ),
  words(
    'workouts?|sessions?|activit(?:y|ies)|outings?|trainings?|times|entries|recordings?|files?',
    {
      kind: 'unit',
      unit: 'workout',
      plural: true,
    },
  ),
  words(
    `(?:interval|reps?|hard|quality|speed|threshold|vo2 ?(?:max)?|tempo|repeats?|structured) ?${ONE}|speed ?work|(?:days|sessions|workouts|rides|runs) (?:with|of) (?:intervals|reps|repeats)|intervals(?= (?:did|have|per|a|in|this|last))`,
    { kind: 'workoutKind', of: 'intervals' },
  ),
  words(`(?:long|endurance) ${ONE}|long slow distance|lsd|long(?= (?:runs?|rides?))`, {
    kind: 'workoutKind',
    of: 'long',
  }),
  words(`(?:steady|easy|even|base|aerobic|recovery|z2|zone 2) ${ONE}`, {
    kind: 'workoutKind',
    of: 'steady',
  }),
  words('races?|race days?|competitions?', { kind: 'workoutKind', of: 'race' }),
  words(`(?:hilly|hill|mountain|climbing) ${ONE}`, { kind: 'workoutKind', of: 'hilly' }),
  words(
    `(?:indoors?|inside|turbo|trainer|treadmill|zwift|virtual)(?: ${ONE})?|on the (?:turbo|trainer|treadmill)`,
    { kind: 'workoutKind', of: 'indoor' },
  ),
  words(`(?:outdoors?|outside)(?: ${ONE})?|on the road`, { kind: 'workoutKind', of: 'outdoor' }),
  words(
    '(?:(?:interval|rep|work|hard|fast|quick) )?(?:intervals?|reps?|repetitions?|repeats?|sets?|efforts?|bouts?|blocks of work)|(?:fast|quick|hard|work|sharp) (?:pieces?|parts?|bits?|stuff|ones|segments?|blocks?|chunks?|sections?)',
    { kind: 'rep' },
  ),
  entry('(\\d+) ?x ?(\\d+)(?: ?(?:min(?:ute)?s?|s|sec))?', () => ({ kind: 'rep' })),
];
