import { askedIn } from '../asked.js';
import { cueScores } from '../score-topics.js';
import { TELLING_WORDS } from './telling-words.js';

/** Cues below this are shared by too many topics to hint at one. */
const HINT = 2;
const STRONGEST = 8;
/** Keeps the cues of the rules on the scale of the vectors of the encoder. */
const SCALE = 6;
/** What a telling word counts beside the cues. */
const TELLING = 0.7;

/**
 * What the rules see in a plain text, by name, as numbers from 0 to 1.5: cues of topics, places,
 * channels, targets. It stands beside the vector of the encoder, which knows little of `np`.
 */
export function ruleFeatures(plain: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [topic, sum] of cueScores(plain))
    if (sum >= HINT) found.set(`topic:${topic}`, Math.min(sum, STRONGEST) / SCALE);
  const asked = askedIn(plain);
  const named: readonly (readonly [string, unknown])[] = [
    [`spot:${asked.spot?.kind ?? ''}`, asked.spot],
    ['other', asked.other],
    [`exact:${asked.exact?.kind ?? ''}`, asked.exact],
    [`target:${asked.target?.kind ?? ''}`, asked.target],
    ['set', asked.set],
    ['claim', asked.claims[0]],
    ['premise', asked.premise],
    ['period', asked.periods[0]],
    ['why', asked.why],
    ['again', asked.again],
  ];
  for (const [name, there] of named) if (there) found.set(name, 1);
  for (const [name, words] of TELLING_WORDS)
    if (words.test(plain)) found.set(`word:${name}`, TELLING);
  for (const channel of asked.channels) found.set(`channel:${channel}`, 1);
  return found;
}
