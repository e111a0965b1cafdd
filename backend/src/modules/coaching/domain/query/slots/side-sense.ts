import { doingsIn, type SideDoing } from '../comparison/side-doings.js';
import { namesIn, type Named } from '../comparison/side-names.js';
import type { SideMetricId } from '../comparison/side-metric-id.js';
import { wholesIn } from '../comparison/wholes-asked.js';
import { zonesIn } from '../comparison/zones-asked.js';
import { scan } from './scan.js';
import { phrased } from './side-phrases.js';
import { senseOf, type Sense } from './sense.js';
import type { Slot } from './slot.js';

/** What a sentence says of workouts side by side. */
export interface SideSense extends Sense {
  readonly named: Named;
  readonly doings: ReadonlySet<SideDoing>;
  readonly sideMetrics: readonly SideMetricId[];
  readonly plain: string;
}

export function sideSenseOf(message: string): SideSense {
  const plain = phrased(message);
  const wholes = wholesIn(named(plain));
  const zones = zonesIn(mended(wholes.text));
  const found = namesIn(zones.text);
  const sense = senseOf(scan(found.text).filter((slot) => !isUnit(slot, found.text)));
  const metrics: readonly SideMetricId[] = [...wholes.metrics, ...zones.metrics, ...sense.metrics];
  return {
    ...sense,
    named: found,
    doings: doingsIn(plain.replace(COURSE_NAMES, ' ')),
    sideMetrics: [...new Set(metrics)],
    plain,
  };
}

/** Names by the course, which ask for none. */
const COURSE_NAMES =
  /\b(?:the )?(?:fad(?:e|ed|ing)|negative split|progressive|even|steady) (?:one|ride|run|day|session|workout)\b/g;
/** The course says it; "the negative split one" is a name. */
const SPLITS = new RegExp(
  String.raw`\b(?:the )?(?:best |biggest |better |worst |bigger |clearest |a )?(?:negative|positive) splits?\b(?! (?:one|ride|run|day|session|workout)\b)`,
  'g',
);
const HILLS =
  /\b(?:(?:if|once|when) (?:you|i|we) )?(?:take|taking|took|ignor(?:e|ing)|forget(?:ting)?|without|leav(?:e|ing)|allowing for|correct(?:ed|ing) for|minus|adjust(?:ed|ing) for)(?: out)? (?:the |all )?(?:hills?|climbs?|climbing|gradient)(?: out| away| aside| off)?\b|\bhills? (?:taken out|aside|out of it)\b/g;
const CLIMB_TIME = /\b(?:total )?climbing time\b|\btime (?:spent )?(?:climbing|going up|uphill)\b/g;
/** The course says it. */
const TOO_FAST = /\btoo (?:fast|hard|quick(?:ly)?)\b/g;
const GAIN =
  /\b(?:climb|climbing) totals?\b|\btotal (?:climb(?:ing)?|ascent)\b|\b(?:climb(?:ing)?|ascent) in (?:met(?:re|er)s|m)\b|(?<!\b(?:each|every|\w+est|worst|first|second|third|last|that|this|per|\d+th) )\bascent\b(?! (?:\d|rate))/g;
/** "More total work"; "work bits" are intervals. */
const WORK =
  /\b(?:total |mechanical )?work(?: done)?(?= *(?:$|[?,]|in\b|on\b|each\b|for\b|and\b))/g;
/** "Reps 2 and 4" are two parts. */
const NUMBERS = /\b(rep|interval|lap|climb|km|effort)s? (\d+) ?(?:,|and|&) ?(\d+)\b/g;
/** Of heart rate, where nothing else is named. */
const DRIFT =
  /\b(?:hr |heart ?rate |pulse |heart )?drift(?:ed|s)?\b|\b(?:hr|heart ?rate|pulse|heart) (?:(?:really|truly|actually|just) )?(?:cre(?:ep|pt)|climb(?:ed)?|r[io]se|drift(?:ed)?)(?:s|ing)?(?: up)?(?= (?:more|most|less|least|at|for|while|on the same)\b|$)/g;
const DRIFTS_OF = /\b(?:pace|power|watts|cadence|speed)\b/;
const SPEAKS_OF_PACE = /\b(?:pace|hills?|grade|gradient)\b/;

/** What recorded them is no workout's name. */
const DEVICE =
  /\b(?:the |my )?(?:older|newer|old|new|smart|other|same) (?:watch|device|head unit|computer|recording|unit|recorder)(?: (?:file|one))?\b/g;
const AT_END =
  /^(?:and |so )?(?:the )?(\w+er|\w+est) (?:one|ride|run|session|workout|outing)(?: (?:out )?of (?:the |these |those |all )*(?:two|three|both|lot|trio|pair|them))?[ ?]*$/;
const AS_EASY =
  /\b(?:was|as|for|is|meant as|supposed to be|meant to be) (?:a |an |my |just )*recovery\b/g;
const IN_ORDER = /, ?(?:the )?first (?:,|then|and then|followed by) (?:the )?second(?: one)?[ ?]*$/;
const EASY_BREAKS =
  /\b(?:jog|jogging|float|rest|recovery|easy|walk) (?:breaks?|pauses?|bits?|sections?|parts?|stretches|intervals?)\b/g;
const OF_LENGTH =
  /(?:~|about |around )?\b\d+(?:\.\d+)? ?-?k(?:m)? (?=(?:runs|rides|workouts|sessions|outings)\b)/g;
/** How much a pace differs is said per kilometre anyway. */
const PER_KM = /\bhow (?:much|many)\b.*\bper (?:km|k|kilomet(?:re|er))\b/g;
const GRADED = /^(?:and |the )?gap(?: (?:in|for|of) (?:both|each|either|all)\b.*)?[ ?]*$/;

/** Words around the names of workouts and metrics that say something else here. */
function named(plain: string): string {
  return plain
    .replace(AT_END, 'which one was $1')
    .replace(GRADED, 'grade adjusted pace')
    .replace(DEVICE, ' ')
    .replace(AS_EASY, ' easy ')
    .replace(IN_ORDER, ' each')
    .replace(EASY_BREAKS, ' recoveries ')
    .replace(OF_LENGTH, ' ')
    .replace(/\b(?:top|highest|biggest|best|most|largest) first\b/g, ' rank ')
    .replace(/\b(?:most|more) (?:ground|miles|kilomet(?:re|er)s)\b/g, (words) =>
      words.startsWith('most') ? ' longest distance ' : ' longer distance ',
    )
    .replace(
      /\b(?:gain(?:ed|s)?|gaining) (?:the )?(more|most) (?:height|altitude|metres)\b/g,
      '$1 elevation gain',
    )
    .replace(/\bmore (?:up|vert|uphill|ups)\b/g, 'more elevation gain')
    .replace(
      /\b(?:single|individual) (?=(?:ascent|climb|descent|rep|interval|km|lap|break|stop)\b)/g,
      '',
    )
    .replace(PER_KM, (words) =>
      words.replace(/\b(?:sec(?:ond)?s? )?per (?:km|k|kilomet(?:re|er))\b/, ' '),
    )
    .replace(
      /\b(higher|highest|bigger|biggest) peak\b(?=.*$)(?! (?:power|watts|heart|hr|pulse|speed|bpm|cadence))/g,
      (words) => (/\b(?:rides?|watts|power)\b/.test(plain) ? `${words} power` : words),
    )
    .replace(/\blengthiest\b/g, 'longest')
    .replace(/\btable (?:it|them|that)\b/g, ' table ')
    .replace(/\brank (?:em|them|these|those)\b/g, 'rank');
}

/** Words that mean something else between workouts than within one. */
function mended(plain: string): string {
  const text = plain
    .replace(/[?.! ]+$/, '')
    .replace(SPLITS, ' ')
    .replace(HILLS, ' grade adjusted pace ')
    .replace(/\bhow far (?:off|behind|ahead|apart|from)\b/g, ' difference ')
    .replace(
      /(?<=\b(?:climb(?:ing)?|ascent) rate\b.*), ?(?:m|met(?:re|er)s) (?:per|an|a) h(?:ou)?r\b/g,
      ' ',
    )
    .replace(CLIMB_TIME, ' sum of time of the climbs ')
    .replace(TOO_FAST, ' ')
    .replace(/\b(?:better|quicker|faster|stronger) (?=\d+ ?(?:k|km|miles?|min)\b)/g, 'best ')
    .replace(/\bif (?:you|i|we) (?:forget|ignore|exclude|leave out|dont count|take away)\b.*$/, ' ')
    .replace(NUMBERS, '$1 $2 and $1 $3')
    .replace(DRIFT, (word) => (DRIFTS_OF.test(plain) ? word : 'decoupling'))
    .replace(/\btop (?=(?:rep|interval|lap|effort|climb|km)\b)/g, 'best ')
    .replace(/\bchanged?\b/g, ' delta ')
    .replace(/\bgoing up(?:hill)?\b/g, ' on the climbs ')
    .replace(/\bhow much of (?=each|both|every|the)/g, ' share ')
    .replace(/\bexplain (?=(?:the |that |this )?(?:difference|gap|drop|change))/g, ' why ')
    .replace(GAIN, ' elevation gain ')
    .replace(/\bmy legs?\b/g, ' i ')
    .replace(WORK, ' kilojoules ')
    .replace(/\bover (?=(?:the|all|each|both|my)\b)/g, ' ');
  return SPEAKS_OF_PACE.test(text) ? text : text.replace(/\bgap\b/g, 'difference');
}

/** "By how many watts", "the minutes": a unit, where no amount of it is asked for. */
function isUnit(slot: Slot, text: string): boolean {
  if (slot.kind !== 'metric' || !/^(?:min(?:ute)?s?|mins)$/.test(slot.text)) return false;
  return !/\b(?:how (?:many|much|long)|more|most|less|fewer|total)\b/.test(text);
}
