import type { Topic } from '../topics/topic.js';
import type { Asked } from './asked.js';
import type { AskedChannel } from './channel-asked.js';
import type { Spot } from './spot.js';

/** One thing that was asked: its topics, the clearest first, and what was read out of the words. */
export interface Ask extends Asked {
  readonly topics: readonly Topic[];
  /** The words rest on the answer before. */
  readonly follows: boolean;
}

const OPENERS = /^(?:and|but|so|also|ok|okay|then|what about|how about|what of|same|why|how come|in the|for the|on the|at|during|after)\b/;
const CARRIES_ON = /^(?:and|what about|how about|what of|same|but)\b/;
const LONGEST_FOLLOW_UP = 9;

const CHANNEL_OF_TOPIC: Readonly<Record<string, readonly AskedChannel[]>> = {
  'heart-rate': ['heartRate'],
  power: ['power'],
  cadence: ['cadence'],
  climbing: ['elevation'],
  temperature: ['temperature'],
  zones: ['zones'],
};

/** Completes a question by the one before it; null where it can stand alone or there is nothing to lean on. */
export function completed(own: Ask, before: Ask | null): Ask | null {
  if (before === null) return null;
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
  const says = own.spot !== null || own.why || own.again !== null || own.target !== null || next !== null || own.channels.length > 0;
  if (!says) return null;
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
  const rest = plain.replace(spot.text, ' ').replace(/\b(?:and|but|so|what|how|about|in|on|at|the|for|during|over|of|my|was|it|there)\b/g, ' ');
  return rest.trim() === '';
}

/** "And the next one?" */
function neighbour(plain: string, spot: Spot | null): Spot | null {
  if (spot === null || !('number' in spot) || typeof spot.number !== 'number') return null;
  const step = /\bnext(?: one)?\b|\bone after\b/.test(plain) ? 1 : /\b(?:previous|one before)\b/.test(plain) ? -1 : 0;
  if (step === 0 || spot.number + step < 1) return null;
  const number = spot.number + step;
  return { ...spot, number, text: spot.text.replace(String(spot.number), String(number)) };
}
