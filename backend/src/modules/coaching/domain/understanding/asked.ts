import { channelsIn, type AskedChannel } from './channel-asked.js';
import { claimsIn, type Claim } from './claims.js';
import { exactIn, type Exact } from './exact.js';
import { periodsIn, type Period } from './period.js';
import { premiseIn, type Premise } from './premise.js';
import { spotIn, type Spot } from './spot.js';
import { pairIn } from './spot-pair.js';
import { setIn, targetIn, type Target } from './target.js';

/** What was read out of one question beside its topic. */
export interface Asked {
  /** As the patterns read it: lower case, slips mended. */
  readonly plain: string;
  readonly spot: Spot | null;
  /** A second place that the first is held against. */
  readonly other: Spot | null;
  /** One value that was asked for. */
  readonly exact: Exact | null;
  readonly target: Target | null;
  /** A set that was named: five times four minutes. */
  readonly set: Target['set'];
  readonly channels: readonly AskedChannel[];
  readonly claims: readonly Claim[];
  readonly premise: Premise | null;
  /** Spans of time that were named, for questions about training as a whole. */
  readonly periods: readonly Period[];
  readonly why: boolean;
  /** The athlete wants the answer before once more, in simpler words or in more detail. */
  readonly again: 'simpler' | 'deeper' | null;
}

const WHY = /\b(?:why|how come|what (?:made|caused)|reason)\b/;
const SIMPLER =
  /\b(?:simpler|simple words|plain(?:er)? (?:english|words)|easier words|dont understand|do not understand|explain (?:that|it|this)(?: again)?|what does (?:that|it|this) mean|in other words)\b/;
const DEEPER =
  /\b(?:more detail(?:s|ed)?|in depth|tell me more|go deeper|technical|elaborate|more about (?:that|it))\b/;

export function askedIn(plain: string): Asked {
  const exact = exactIn(plain);
  const pair = exact === null ? pairIn(plain) : null;
  return {
    plain,
    spot: exact === null ? (pair?.[0] ?? spotIn(plain)) : null,
    other: pair?.[1] ?? null,
    exact,
    target: targetIn(plain),
    set: setIn(plain),
    channels: channelsIn(plain),
    claims: claimsIn(plain),
    premise: premiseIn(plain),
    periods: periodsIn(plain),
    why: WHY.test(plain),
    again: SIMPLER.test(plain) ? 'simpler' : DEEPER.test(plain) ? 'deeper' : null,
  };
}
