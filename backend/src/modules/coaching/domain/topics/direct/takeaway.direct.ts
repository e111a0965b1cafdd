import { foremostAnswer, stepAnswer } from '#coaching/domain/report/told-findings.js';
import type { Direct } from './direct.js';

const WORKOUT = '(?:ride|run|session|workout|effort)';

const STANDS_OUT = new RegExp(
  [
    String.raw`\bwhat (?:really |most )?stands? out\b`,
    String.raw`\b(?:what|anything|something)(?: \w+){0,3} (?:special|notable|remarkable|noteworthy|interesting|unusual|out of the ordinary|worth (?:knowing|noting|a mention))\b`,
    String.raw`\b(?:take ?aways?|(?:take|learn)(?: \w+){0,2} (?:away )?from (?:this|it|that|today|the ${WORKOUT}))\b`,
    String.raw`\bbottom line\b`,
    String.raw`^(?:so )?what happened(?: out there| today| here| on (?:this|that|the|my) ${WORKOUT})?$`,
    String.raw`\bexplain (?:it |(?:this|that|my|the)(?: ${WORKOUT})? |what happened )?(?:to me )?(?:like|as if) i ?a?m (?:five|5)(?: years old)?(?: what happened)?$`,
    String.raw`\b(?:rate|judge|sum up) (?:my|this|that|the) ${WORKOUT}$`,
    String.raw`\bwhat would (?:a|my|any)(?: good| real)? coach (?:say|tell me|think)\b`,
    String.raw`\b(?:main|key|most important) (?:thing|point|message|lesson|finding)\b`,
  ].join('|'),
);
/** Words that make it a question about a part, a value or a term. */
const NARROWER =
  /\b(?:laps?|reps?|intervals?|climbs?|hills?|km|miles?|half|zones?|heart|hr|power|watts|pace|cadence|ftp|tss|drift)\b/;
const NEXT_TIME =
  /\bwhat (?:do|should|could|can|would|must|shall) i (?:do|change|try|fix|improve) (?:differently |better )?(?:for )?(?:the )?next (?:time|one)\b/;

/** "What stands out?", "what should I take from this?": the headline of the report. */
export const takeaway: Direct = (sheet, { plain }) =>
  STANDS_OUT.test(plain) && !NARROWER.test(plain)
    ? { sheet, topic: 'summary', answer: foremostAnswer(sheet) }
    : null;

/** "What do I do next time?": the step of the report, and the finding it follows from. */
export const nextTime: Direct = (sheet, { plain }) =>
  NEXT_TIME.test(plain) ? { sheet, topic: 'summary', answer: stepAnswer(sheet) } : null;
