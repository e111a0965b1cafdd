import { partOf, type PastQuery } from '../past-query.js';
import { isSum } from './metrics-meant.js';
import { earlierThan } from './parts-meant.js';
import type { PastSense } from './past-sense.js';

const LEFT =
  /\b(?:weeks?|days?|months?|how (?:long|far|soon|much time)|when|soon|left|to go|date|still|over|passed)\b/;
const MISSING = /\b(?:missing|short|left|to go|gap|how far|off|away|need|more|lack\w*)\b/;
const PACE =
  /\bpaces?\b|\bspeed\b|\b(?:per|a|each|every) (?:k|km|kilomet(?:re|er)|mile)\b|\/ ?km\b|\bhow (?:fast|quick)\b|\bsplits?\b/;
const OWN = /\b(?:average|avg|longest|fastest|best|last|this) (?:week|month|ride|run)\b/;

/** "How many weeks are left?" after an event, "what pace is that?" after a race goal. */
export function ofGoal(sense: PastSense, before: PastQuery): PastQuery | null {
  const { operation } = before;
  if (operation.kind !== 'goal' || sense.has('period') || OWN.test(sense.text)) return null;
  if (operation.of === 'event' && LEFT.test(sense.text)) return before;
  if (operation.of === 'ftp' && MISSING.test(sense.text)) return before;
  const race = operation.of === 'race' || operation.of === 'racePace';
  return race && PACE.test(sense.text)
    ? { ...before, operation: { kind: 'goal', of: 'racePace' } }
    : null;
}

const STEP =
  /\b(?:too (?:big|large|much|fast|quick|steep|high)|(?:big|large|huge|safe|sensible|ok|okay|steep) (?:a )?(?:jump|step|rise|increase|leap)|jump|step up|ramp(?:ed|ing)? up|increase[ds]?|a lot more)\b/;

/** "Was that too big a jump from the week before?" after a week or a month. */
export function stepFrom(sense: PastSense, before: PastQuery): PastQuery | null {
  const { period } = partOf(before);
  const metrics = before.metrics.filter(isSum);
  if (!period || before.parts.length > 1 || metrics.length === 0) return null;
  if (!['value', 'usual'].includes(before.operation.kind) || !STEP.test(sense.text)) return null;
  const earlier = earlierThan({ unit: null, step: -1 }, period);
  if (!earlier) return null;
  return {
    ...before,
    metrics: metrics.slice(0, 1),
    parts: [{ ...partOf(before), period: earlier }, partOf(before)],
    operation: { kind: 'difference', step: true },
  };
}
