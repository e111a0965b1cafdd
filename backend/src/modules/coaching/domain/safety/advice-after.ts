import { redFlag } from './red-flags.js';
import type { RedFlag } from './warning-signs.js';

/** How many earlier messages of the athlete a warning sign holds for (ours). */
export const SIGN_HOLDS_FOR = 4;

/** Asks what to do: on plain lower-case words without punctuation. */
const ADVICE =
  /\b(?:should|shall|may|must|ought|safe|advice|advise|recommend\w*|suggest\w*|worr(?:y|ied)|dangerous|risky|what now|how soon|how long until|tomorrow|day after|next (?:week|time|day|session|workout|ride|run|race|block)|(?:this|the) weekend|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|rest day|day off|take it easy|push (?:on|through|harder)|carry on|keep (?:going|training|riding|running|it up)|train\w*|(?:go|ride|run|race|do it|do this|do that|start|out) again|back (?:to|into|on)|recover(?:ed|y (?:time|day|ride|run|plan|week))?|race|racing|plan)\b|\b(?:can|could|am i|is it|would it be|will i|good idea|ok|okay|fine|alright) (?:\w+ ){0,3}(?:i|me|to) (?:just |still |already |then |really )?(?:go|ride|run|do|race|train|push|start|continue|keep|add|try|lift|swim|double|repeat|jump|skip)\b|\b(?:do|did) i need (?:to|a)\b/;
/** What a recording says of that day, and no advice: "should I have been in zone 3". */
const OF_RECORDING =
  /\b(?:heart ?rate|hr|pulse) recovery\b|\b(?:race|plan) (?:time|pace|predict\w*)\b|\btraining (?:stress|load|effect)\b|\bshould (?:i|it) have\b/;
const CLEARED =
  /\b(?:doctor|doc|gp|cardiologist|physio\w*|hospital)\b.*\b(?:cleared|clearance|all clear|green light|(?:is|its|am|im|was|says|said|i m|it s) (?:\w+ )?(?:fine|ok|okay|good to go))\b|\bcleared by\b|\ball clear\b/;

/**
 * The warning sign that a question must be answered by: its own, else, where it asks what to do,
 * the latest of the messages before it. A question about values stays one about values.
 * @param earlier the athlete's messages before it, oldest first
 */
export function standingFlag(question: string, earlier: readonly string[]): RedFlag | null {
  const own = redFlag(question);
  if (own !== null) return own;
  if (!asksForAdvice(question)) return null;
  const lately = earlier.slice(-SIGN_HOLDS_FOR).reverse();
  const since = lately.findIndex((message) => CLEARED.test(plain(message)));
  const holding = since === -1 ? lately : lately.slice(0, since);
  return holding.map(redFlag).find((flag) => flag !== null) ?? null;
}

export function asksForAdvice(question: string): boolean {
  const text = plain(question);
  return ADVICE.test(text.replace(OF_RECORDING, ' ')) && !CLEARED.test(text);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
