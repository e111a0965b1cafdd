import { after, say, type Line } from '#coaching/domain/answer/say.js';
import { capitalized } from '#coaching/domain/answer/words.js';
import type { Ask } from '#coaching/domain/understanding/follow-up.js';
import { standing, type PlaceFacts } from '../exact/place-facts.js';

/** From here on a slope or a stop is worth naming as a cause. Percent; seconds (ours). */
const UPHILL = 1;
const LONG_STOP_S = 10;
const TELLING_BEATS = 3;

const ASKS_SLOW = /\b(?:slow|slower|slowest|slowed)\b/;
/** "How fast was it" takes nothing for granted. */
const MERELY_ASKS = /\bhow (?:fast|slow|quick|quickly|slowly)\b/;
const ASKS_FAST = /\b(?:fast|faster|fastest|quick|quicker)\b/;

/** "Why was km 4 slow": whether it was, first of all. */
export function slowness(ask: Ask, place: PlaceFacts, whole: PlaceFacts): Line {
  if (MERELY_ASKS.test(ask.plain)) return null;
  const slow = ASKS_SLOW.test(ask.plain);
  if ((!slow && !ASKS_FAST.test(ask.plain)) || !place.speed || !whole.speed) return null;
  const where = standing(place, whole, 'speed');
  if (where === null) return null;
  const name = capitalized(place.name);
  if (where === 'same')
    return say`${name} was neither slow nor fast: ${place.speed}, about your average of ${whole.speed}.`;
  const word = where === 'below' ? 'slower' : 'faster';
  const denies = slow === (where === 'above');
  if (denies)
    return say`${name} was not ${slow ? 'slow' : 'fast'}: at ${place.speed} it was ${word} than your average of ${whole.speed}.`;
  return say`${name} was ${word} than your average: ${place.speed} against ${whole.speed}.`;
}

/** What may lie behind it, as far as the facts go; never more than a possibility. */
export function meaningOfPlace(ask: Ask, place: PlaceFacts, whole: PlaceFacts): Line {
  if (!ask.why && (MERELY_ASKS.test(ask.plain) || !ASKS_SLOW.test(ask.plain))) return null;
  if (standing(place, whole, 'speed') !== 'below') return ask.why ? UNKNOWN : null;
  const stop = Number(place.stopped?.value ?? 0) >= LONG_STOP_S;
  const hill = Number(place.grade?.value ?? 0) >= UPHILL;
  const heart = place.heartRate;
  const beats =
    typeof heart?.value === 'number' && typeof whole.heartRate?.value === 'number'
      ? heart.value - whole.heartRate.value
      : null;
  if (stop && hill) return 'The stop and the hill probably explain most of it.';
  if (stop) return 'The stop probably explains most of it.';
  if (hill)
    return beats !== null && beats < -TELLING_BEATS
      ? 'The hill probably explains part of it, and you also went easier, going by heart rate.'
      : 'The hill probably explains most of it.';
  if (beats === null || !heart) return UNKNOWN;
  if (beats <= -TELLING_BEATS)
    return say`Your heart rate was lower as well${after(heart)}, so you probably went easier there.`;
  if (beats >= TELLING_BEATS)
    return say`Your heart rate was higher all the same${after(heart)}, so wind, ground, heat or tiredness may lie behind it.`;
  return UNKNOWN;
}

const UNKNOWN =
  `Why it came out that way I can't tell, because wind, ground and how you felt are not in the ` +
  'file.';
