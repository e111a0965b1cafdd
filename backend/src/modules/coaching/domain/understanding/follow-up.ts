import type { Topic } from '../topics/topic.js';
import type { Asked } from './asked.js';
import type { AskedChannel } from './channel-asked.js';
import type { Meaning } from './meanings/meaning.js';
import type { RankedMeaning } from './nearest.js';
import type { Spot } from './spot.js';
import { wordsOf } from './words.js';

/** One thing that was asked: its topics, the clearest first, and what was read out of the words. */
export interface Ask extends Asked {
  readonly topics: readonly Topic[];
  /** The words rest on the answer before. */
  readonly follows: boolean;
  /** What its words mean, where that is likely enough. */
  readonly meaning?: Meaning | null;
  /** What its words may mean, the likeliest first. */
  readonly ranked?: readonly RankedMeaning[];
}

const OPENERS =
  /^(?:and|but|so|also|ok|okay|then|what about|how about|what of|same|why|how come|in the|for the|on the|at|during|after)\b/;
const CARRIES_ON = /^(?:and|what about|how about|what of|same|but)\b/;
const LONGEST_FOLLOW_UP = 9;

const CHANNEL_OF_TOPIC: Readonly<Record<string, readonly AskedChannel[]>> = {
  'heart-rate': ['heartRate'],
  power: ['power'],
  cadence: ['cadence'],
  climbing: ['elevation'],
  zones: ['zones'],
};

/**
 * What a follow-up may say beside its slot: pointers back, and words that carry nothing of their
 * own.
 */
const EMPTY = new Set(
  (
    'and but so also ok okay then what which about how of same why come in for on at during ' +
    'after over the a an my i me you your was is were are did do does it that this there ' +
    'those these they one ones next previous before last first ' +
    ('please again would could can will tell say explain give show more bit some reason ' +
      'caused made meaning mean means mine too as well only just by with to from not be been ' +
      'have has had if now really compared versus vs against than up down ') +
    ('high low higher lower faster slower fast slow simpler simple words plain english detail ' +
      'details deeper technical elaborate depth go understand dont happened')
  ).split(' '),
);

/**
 * A slot alone, or pointers back: "and lap 7?", "why was that?", "in the second half?". A question
 * with words of its own stands for itself.
 */
function isBare({ plain, spot, target }: Ask): boolean {
  const rest = (spot ? plain.replace(spot.text, ' ') : plain)
    .replace(CHANNEL_WORDS, ' ')
    .replace(target ? TARGET_WORDS : /(?!)/, ' ');
  return wordsOf(rest).every((word) => EMPTY.has(word));
}

const CHANNEL_WORDS =
  /\b(?:heart ?rate|heart|hr|pulse|bpm|power|watts?|cadence|rpm|spm|pace|speed|climb(?:ed|ing)?|elevation|temperature|zones?|average|avg|max|maximum|highest)\b/g;
const TARGET_WORDS =
  /\b(?:last|this|past|previous) (?:month|week|year|time|ride|run|session|workout)s?\b|\b(?:usual|usually|normal|normally|typical|best ever|record|time before|one before|the others?)\b/g;

/** Topics that know no places: there a place asks for something else. */
const WITHOUT_PLACES = [
  'recovery',
  'prediction',
  'vdot',
  'history',
  'improving',
  'ftp',
  'plan-next',
  'plan-week',
  'nutrition',
  'health',
  'definition',
  'fitness',
  'monotony',
  'unmeasured',
];

/**
 * Completes a question by the one before it; null where it can stand alone or there is nothing to
 * lean on.
 */
export function completed(own: Ask, before: Ask | null): Ask | null {
  if (
    before === null ||
    own.exact !== null ||
    own.other !== null ||
    own.periods.some((period) => 'year' in period)
  )
    return null;
  const words = own.plain.split(' ').length;
  if (isPlaceAlone(own)) return completed({ ...own, topics: [] }, before);
  const leans = OPENERS.test(own.plain) || own.topics.length === 0 || own.again !== null;
  if (!leans || words > LONGEST_FOLLOW_UP) return null;
  const next = neighbour(own.plain, before.spot);
  if (own.topics.length > 0 && own.again === null) {
    // "And heart rate?" asks for the same place; a question of its own does not.
    const sameShape = CARRIES_ON.test(own.plain) && own.spot === null && own.channels.length > 0;
    return sameShape && before.spot !== null ? { ...own, spot: before.spot, follows: true } : null;
  }
  const says =
    own.spot !== null ||
    own.why ||
    own.again !== null ||
    own.target !== null ||
    next !== null ||
    own.channels.length > 0;
  if (!says || !isBare(own)) return null;
  if (own.spot !== null && before.topics.some(({ id }) => WITHOUT_PLACES.includes(id))) return null;
  return {
    ...own,
    topics: before.topics,
    spot: own.spot ?? next ?? (own.why || own.again ? before.spot : null),
    target: own.target ?? (own.why || own.again ? before.target : null),
    channels: own.channels.length > 0 ? own.channels : channelsOf(before),
    premise: own.premise ?? (own.why ? before.premise : null),
    claims: own.claims,
    follows: true,
  };
}

function channelsOf({ channels, topics }: Ask): readonly AskedChannel[] {
  return channels.length > 0 ? channels : (CHANNEL_OF_TOPIC[topics[0]?.id ?? ''] ?? []);
}

/** "In the second half?": nothing but a place, though places call topics too. */
function isPlaceAlone({ plain, spot, topics, channels }: Ask): boolean {
  if (spot === null || topics.length === 0 || channels.length > 0) return false;
  const rest = plain
    .replace(spot.text, ' ')
    .replace(
      /\b(?:and|but|so|what|how|about|in|on|at|the|for|during|over|of|my|was|it|there)\b/g,
      ' ',
    );
  return rest.trim() === '';
}

/** "And the next one?" */
function neighbour(plain: string, spot: Spot | null): Spot | null {
  if (spot === null || !('number' in spot) || typeof spot.number !== 'number') return null;
  const step = /\bnext(?: one)?\b|\bone after\b/.test(plain)
    ? 1
    : /\b(?:previous|one before)\b/.test(plain)
      ? -1
      : 0;
  if (step === 0 || spot.number + step < 1) return null;
  const number = spot.number + step;
  return { ...spot, number, text: spot.text.replace(String(spot.number), String(number)) };
}
