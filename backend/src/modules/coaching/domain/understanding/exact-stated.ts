/** A question for something that the file itself states. */
export interface Stated {
  readonly kind: 'felt' | 'parts' | 'plan-done';
}

const SESSION = '(?:it|this|that|(?:the|this|my|that) (?:session|ride|run|workout))';
const FELT = new RegExp(
  String.raw`\bhow (?:hard )?did ${SESSION} feel\b|\bhow did i (?:feel|rate)\b|\bwhat did i rate\b|\bmy rpe\b|\b(?:effort (?:score|rating|number)|rpe|rating|feel(?:ing)?)\b.{0,24}\b(?:punch|typ|enter|log|key|record|tick|click)(?:ed|ing|d)? ?(?:in|into|on|after|afterwards)?\b|\b(?:punch|type|enter|log|key)(?:ed|d)? (?:in|into)\b.*\b(?:rpe|effort|feel|rating)\b|\bhow (?:was|am|did) i (?:feeling|feel|say i felt)\b`,
);
const PARTS = /\bhow many sessions\b|\bhow long (?:was|is|were) (?:the|my) breaks?\b/;
/** Sessions of a span of time are those of the history. */
const OF_TRAINING =
  /\b(?:weeks?|months?|years?|days?|ever|so far|usually|should|similar|like this)\b/;
const PLAN =
  /\b(?:did|have) i (?:do|done|follow(?:ed)?|hit|stick to|stuck to|complete[d]?|meet|met)\b.*\b(?:the plan|my plan|planned|prescribed)\b/;

export function statedIn(plain: string): Stated | null {
  if (FELT.test(plain)) return { kind: 'felt' };
  if (PARTS.test(plain) && !OF_TRAINING.test(plain)) return { kind: 'parts' };
  return PLAN.test(plain) && !OF_TRAINING.test(plain) ? { kind: 'plan-done' } : null;
}
