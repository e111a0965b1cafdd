import { doingsIn, type SideDoing } from '../comparison/side-doings.js';
import { namesIn, type Named } from '../comparison/side-names.js';
import type { SideMetricId } from '../comparison/side-metric-id.js';
import { zonesIn } from '../comparison/zones-asked.js';
import { scan } from './scan.js';
import { senseOf, type Sense } from './sense.js';
import type { Slot } from './slot.js';

/** What a sentence says of workouts side by side. */
export interface SideSense extends Sense {
  readonly named: Named;
  readonly doings: ReadonlySet<SideDoing>;
  readonly sideMetrics: readonly SideMetricId[];
  readonly plain: string;
}

export function sideSenseOf(plain: string): SideSense {
  const zones = zonesIn(mended(plain));
  const named = namesIn(zones.text);
  const sense = senseOf(scan(named.text).filter((slot) => !isUnit(slot, named.text)));
  const metrics: readonly SideMetricId[] = [...zones.metrics, ...sense.metrics];
  return {
    ...sense,
    named,
    doings: doingsIn(plain.replace(COURSE_NAMES, ' ')),
    sideMetrics: [...new Set(metrics)],
    plain,
  };
}

/** Names by the course, which ask for none. */
const COURSE_NAMES =
  /\b(?:the )?(?:fad(?:e|ed|ing)|negative split|progressive|even|steady) (?:one|ride|run|day|session|workout)\b/g;
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
const DRIFT = /\b(?:hr |heart ?rate |pulse |heart )?drift(?:ed|s)?\b/g;
const DRIFTS_OF = /\b(?:pace|power|watts|cadence|speed)\b/;
const SPEAKS_OF_PACE = /\b(?:pace|hills?|grade|gradient)\b/;

/** Words that mean something else between workouts than within one. */
function mended(plain: string): string {
  const text = plain
    .replace(/[?.! ]+$/, '')
    .replace(COURSE_NAMES, ' ')
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
