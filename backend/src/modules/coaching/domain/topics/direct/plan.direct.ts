import { inWords, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const PLANNED =
  /\b(?:as planned|the plan|my plan|planned|what the (?:workout|session|plan|coach|programme|program) (?:said|wanted|asked|told)|prescribed|stick to|stuck to|supposed to|complet\w+ (?:the|all)|on plan|(?:all|every)(?: the| of the)? (?:steps?|bits?|parts?)|as written|(?:coach|plan|programme) (?:wanted|said|asked|set|called)|(?:workout|session|set) (?:my|the|our) \w+ (?:set|gave|wrote|sent)|tick\w* off|prescri\w+|in (?:the )?(?:target|prescribed) range)\b/;
const DONE =
  /\b(?:did|do|done|was|were|have|hit|deliver\w*|miss\w*|skip\w*|tick\w*|rid(?:e|den)|follow\w*|complet\w*|finish\w*|nail\w*|manage\w*|execut\w*)\b/;

const TARGETS =
  /\b(?:target|goal|prescribed|planned|set) (?:paces?|powers?|watts|wattages?|speeds?|times?|hr|heart ?rates?|zones?|ranges?|numbers?)\b|\b(?:my|the|all|all the|every|their|its) targets?\b|\b(?:on|in|off) target\b/;

/** Asked the other way round, a yes is a no. */
const MISSING = /\b(?:missing|missed|miss|skip\w*|left out|short of)\b/;

/** Values of the steps, not whether they were done. */
const LISTED =
  /\b(?:list|show|table|give|what|which|each|every|per)\b.*\b(?:watts?|power|paces?|hr|heart|times?|cadence|speed|lengths?)\b/;

/** Whether the steps of a planned workout were done. */
export const donePlan: Direct = (sheet, question) => {
  const { plain } = question;
  const named = PLANNED.test(plain) || (TARGETS.test(plain) && !/\d/.test(plain));
  if (!(named && DONE.test(plain)) && !means(question, 'plan-done')) return null;
  if (/\b(?:why|tomorrow|next|should|week|training plan|easy|slow\w*|hard\w*)\b/.test(plain))
    return null;
  if (LISTED.test(plain)) return null;
  const steps = sheet.get('plan.count');
  const reps = sheet.get('intervals.count');
  const pattern = sheet.get('intervals.pattern');
  if (steps) return ofSteps(sheet);
  if (TARGETS.test(plain)) return withoutTargets(sheet);
  if (!reps) return null;
  const ofPlan = sheet.context.intervalSource === 'workout_steps';
  return direct(
    sheet,
    ofPlan
      ? say`${MISSING.test(plain) ? 'Nothing is missing' : 'Yes'}: all ${reps} work steps are in the file${pattern ? say`, ${pattern}` : ''}.`
      : say`You did ${reps} work intervals${pattern ? say`, ${pattern}` : ''}; the file holds no planned workout to compare with.`,
    spread(sheet),
  );
};

function withoutTargets(sheet: FactSheet): ReturnType<Direct> {
  return direct(
    sheet,
    "I can't tell whether you hit the targets, because this workout has no plan with targets here.",
    spread(sheet),
  );
}

function ofSteps(sheet: FactSheet): ReturnType<Direct> {
  const [count, done] = [sheet.get('plan.count'), sheet.get('plan.done')];
  if (!count) return null;
  const all = done && Number(done.value) === Number(count.value);
  const first = all
    ? say`Yes, all of it: ${done} of ${count} steps were done as planned.`
    : done
      ? say`Not all of it: ${done} of ${count} steps were done as planned.`
      : say`No: of ${count} steps, not one was done as planned.`;
  return direct(sheet, first, targets(sheet), spread(sheet));
}

function targets(sheet: FactSheet): Line {
  return when(sheet, ['plan.inTarget'], (hit) => (hit ? say`In target: ${inWords(hit)}.` : null));
}

function spread(sheet: FactSheet): Line {
  return when(sheet, ['intervals.output', 'intervals.trend'], (mean, trend) =>
    mean && trend ? say`They averaged ${mean}, and the last was ${trend} against the first.` : null,
  );
}
