import type { SideRef, Trait } from './side-ref.js';

/** The workouts that a text names, and the text without their names. */
export interface Named {
  readonly refs: readonly SideRef[];
  /** "Each", "both", "per session": the value of every one of them is wanted. */
  readonly each: boolean;
  /** "Which one", "who", "on which day". */
  readonly which: boolean;
  readonly text: string;
}

const ONE =
  'ones?|rides?|runs?|workouts?|sessions?|days?|files?|trips?|outings?|trainings?|sets?|spins?|jogs?|activit(?:y|ies)|ultras?|marathons?|commutes?|brevets?|fondos?|recordings?|loops?|goes?|efforts? overall';
const WORKOUT = 'ride|run|workout|session|day|file|trip|outing|training|activity|recording|number';
const MONTHS = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
];
const MONTH = MONTHS.join('|');
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const NTH: Readonly<Record<string, number | 'last'>> = {
  first: 1,
  '1st': 1,
  '1th': 1,
  one: 1,
  '1': 1,
  a: 1,
  second: 2,
  '2nd': 2,
  '2th': 2,
  two: 2,
  '2': 2,
  b: 2,
  third: 3,
  '3rd': 3,
  '3th': 3,
  three: 3,
  '3': 3,
  c: 3,
  last: 'last',
  final: 'last',
};
const ORDINAL = 'first|1st|1th|second|2nd|2th|third|3rd|3th';

/** Makers and apps that a recording is called by. */
const DEVICES =
  'garmin|edge|fenix|forerunner|wahoo|elemnt|bolt|roam|karoo|hammerhead|suunto|polar|coros|apple|zwift|mywhoosh|whoosh|rouvy|srm|stryd|bryton|lezyne|sigma|tacx|whoop|strava|samsung|fitbit';

type Read = SideRef | null | readonly (SideRef | null)[];
type Reader = readonly [pattern: RegExp, read: (groups: readonly string[]) => Read];

const rx = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})(?![a-z0-9])`, 'g');
const trait = (of: Trait, adjectives: string, alone = ''): Reader => [
  rx(
    `(?:the |my |that )?(?:more |most )?(?:${adjectives}) (?:${ONE}|race|10k|5k|hour)${alone === '' ? '' : `|(?:the |my )?(?:${alone})`}`,
  ),
  () => ({ by: 'trait', trait: of }),
];
const set = (words: string, source: string): Reader => [
  rx(`(?:the |my )?(?:${source})(?: (?:${ONE}))?`),
  () => ({ by: 'set', words }),
];
const place = (nth: string | undefined): SideRef | null => {
  const found = NTH[nth ?? ''];
  return found === undefined ? null : { by: 'place', nth: found };
};

/** Names of workouts, the clearest first. */
const READERS: readonly Reader[] = [
  [
    rx(`(?:on |of |the )*(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})`),
    ([day, month]) => ({ by: 'day', day: Number(day), month: monthOf(month) }),
  ],
  [
    rx(`(?:on |of )*(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?`),
    ([month, day]) => ({ by: 'day', day: Number(day), month: monthOf(month) }),
  ],
  [
    rx(
      `(?:on |of |the )*(sun|mon|tue|wed|thu|fri|sat)(?:s|day|nesday|urday|sday|rsday)?s?(?: (?:${ONE}))?`,
    ),
    ([weekday]) => ({ by: 'weekday', weekday: WEEKDAYS.indexOf(weekday ?? '') }),
  ],
  [
    rx(
      `(?:on |of |in )*the (${ORDINAL}|last|final)(?: of (?:the |these |them )?(?:two|three)?|(?: one)? (?:ride|run|workout|session|day|file|trip|outing|training|time|recording))`,
    ),
    ([nth]) => place(nth),
  ],
  [
    rx(`(?:my )?(${ORDINAL}) (?:ride|run|workout|session|day|file|trip|outing|training|recording)`),
    ([nth]) => place(nth),
  ],
  [
    rx(
      `(?:of |on |between )?the (${ORDINAL}) (?:and|or|with|to|against|vs|versus|from) (?:the )?(${ORDINAL}|last)(?: (?:${ONE}))?(?= *(?:$|[?,]|in |over |on |for |by |at ))`,
    ),
    ([first, second]) => [place(first), place(second)],
  ],
  [rx(`(?:${WORKOUT}) (?:nr |no |number |#)?(one|two|three|1|2|3|a|b|c)`), ([nth]) => place(nth)],
  [rx(`the other (?:${ONE})|the other(?= *(?:$|[?,]))`), () => ({ by: 'other', than: null })],
  [
    rx(`(?:the )?(?:earlier|older|previous|former|oldest) (?:${ONE})|the (?:former|earlier|older)`),
    () => ({ by: 'age', end: 'earlier' }),
  ],
  [
    rx(
      `(?:the )?(?:later|newer|latter|more recent|most recent|newest|latest) (?:${ONE})|the (?:latter|later|newer)`,
    ),
    () => ({ by: 'age', end: 'later' }),
  ],
  [
    rx(
      `(?:the |my )?(${DEVICES})(?: \\d{2,4}\\w?| watch| file| edge| device)?(?: (?:${ONE}))|the (${DEVICES})(?= *(?:$|[?,]|or |vs |and |was |had |did ))|(?:or|vs|versus|and) (?:the )?(${DEVICES})(?= *(?:$|[?,]))`,
    ),
    ([name]) => (name === undefined ? null : { by: 'device', words: name }),
  ],
  trait(
    'fading',
    'fad(?:e|ed|ing)|weaken(?:ed|ing)|positive split|dying|tired|crack(?:ed|ing)',
    'one (?:that|which|where) (?:i |it )?(?:faded|died|cracked|fell apart|blew up|slowed down)',
  ),
  trait(
    'building',
    'negative split|neg split|progressive|progression|building|build up',
    'progressive|one (?:that|which|where) (?:i |it )?(?:built|got faster|sped up|finished fast)',
  ),
  trait(
    'erratic',
    'erratic|jumpy|stochastic|variable|spiky|surgy|jerky|uneven|choppy|wild|crazy|messy|bumpy|up and down',
  ),
  trait(
    'stopping',
    'stop ?(?:and|&|n) ?go|stop ?start|interrupted|many stops|paused?',
    `one with (?:all |the |so |many |lots of |fifty |some|something |a lot of |\\d+ |odd |of )*(?:stops|pauses|breaks|traffic lights)`,
  ),
  trait(
    'indoors',
    'indoor|treadmill|trainer|belt|turbo|inside|zwift',
    'treadmill|belt|turbo|trainer|indoors',
  ),
  trait('outdoors', 'outdoor|outside|road|real world', 'outdoors|outside'),
  trait('race', 'race|racing', 'race|race day|raced (?:one|run|ride)|10k race|5k race'),
  trait('hilly', 'hilly|hillier|lumpy|mountain(?:ous)?|climbing|climby|rolling'),
  trait('flat', 'flat|flatter'),
  trait('long', 'long|longer|longest'),
  trait('short', 'short|shorter|shortest'),
  trait('fast', 'fast|faster|quick|quicker'),
  trait('slow', 'slow|slower'),
  trait('easy', 'easy|easier|recovery|ordinary|gentle|relaxed|chilled|cruisy'),
  trait('hard', 'hard|harder|all.?out|tough|brutal|savage|intense'),
  trait('intervals', 'interval|repeats?'),
  trait('steady', 'steady|even|endurance|tempo|calm|calmer|constant|smooth|steadier'),
  set('pyramid', 'pyramid'),
  [
    rx(
      String.raw`(?:the |my )?(\d{1,2}) ?x ?(\d{1,3})(?: ?min(?:ute)?s?| ?m| ?s)?(?: (?:${ONE}))?`,
    ),
    ([count, length]) => ({ by: 'set', words: `${count ?? ''}x${length ?? ''}` }),
  ],
  set('30 s', String.raw`30 ?[/-] ?30s?`),
];

const EACH = rx(
  `each(?: of (?:them|these|those|the (?:two|three)))?(?: (?:${ONE}|time))?|both(?: of (?:them|these))?(?: (?:${ONE}|times))?|every (?:${ONE})|per (?:${ONE})|either time|apiece|(?:on |in )?all (?:three|of them|3)(?: (?:${ONE}))?`,
);
const ALL = rx(
  `(?:of |from |in |on |between |across |for )*(?:the |these |those |my |of |all )(?:two|three|2|3|pair|trio|duo|lot)(?: of (?:them|these))?(?: (?:${ONE}|hours?))?(?! ?(?:min|reps?|laps?|km|intervals?|climbs?|quarters?))|(?:these|those|them)(?: (?:${ONE}))?|either(?: (?:of them|${ONE}))?|(?:one|ride|run) (?:vs|versus|against|to|and|than) the other|side by side|next to (?:each other|one another)|the pair`,
);
/** "One workout vs the other" names none of them. */
const OTHER = rx(
  `(?:in |on )?(?:the )?(?:one|1)(?: (?:${ONE}))? (?:vs|versus|v|against|to|and|than|over) (?:the other|another)(?: (?:${ONE}))?`,
);
const WHICH = rx(
  `(?:in |on |for |of |at )?(?:which|what) of (?:the |these |those |my )+(?:two |three |2 |3 )?(?:${ONE})|(?:in |on |for |of |at )?(?:which|what)(?: of (?:the |these |those |them )*(?:two|three|2|3|both)?)?(?: (?:${ONE}|1|time|file))|(?:in |on |for |of )?which(?: of (?:the |these |those |them )*(?:two|three|2|3|both)?)?(?= (?:was|is|had|has|did|were|got|cost|shows?|felt|went|killed|took|would|could|do|kept|held|of|rose|faded|fell|lost|needs?|costs|looks|gave|gets?|left|made|took|ran|hurts?|was|wins)\\b|$)|who|whose|whichever`,
);

const COMPARED = rx(
  `the (longer|shorter|faster|slower|hillier|flatter|harder|easier|quicker) (?:${ONE})`,
);

/** Takes the names of workouts out of a plain text. */
export function namesIn(plain: string): Named {
  let text = plain;
  const refs: SideRef[] = [];
  const take = (pattern: RegExp): boolean => {
    const before = text;
    text = text.replace(pattern, ' ');
    return text !== before;
  };
  const which = take(WHICH);
  take(OTHER);
  // "Which is the longer run" names none.
  if (which) text = text.replace(COMPARED, '$1');
  for (const [pattern, read] of READERS)
    text = text.replace(pattern, (words: string, ...groups: unknown[]) => {
      const found = [read(groups.filter((group) => typeof group === 'string'))].flat();
      const known = found.filter((ref) => ref !== null);
      refs.push(...known);
      return known.length > 0 ? ' ' : words;
    });
  const each = take(EACH);
  take(ALL);
  return { refs, each, which, text: text.replace(/\s+/g, ' ').trim() };
}

function monthOf(word: string | undefined): number {
  return MONTHS.findIndex((month) => new RegExp(`^(?:${month})$`).test(word ?? '')) + 1;
}
