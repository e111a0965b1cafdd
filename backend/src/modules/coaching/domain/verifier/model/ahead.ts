import { found, type ModelCheck } from './model-sentence.js';
import { isDefinition, REFUSAL } from './causes.js';
import { ownTextBehind } from './own-text.js';

/** What will be, could be or should be done. */
const PREDICTS =
  /\b(?:you'?(?:ll| will)|will (?:be|take|run|ride|land|come|get|drop|rise|need|put|make|see|hit)|you(?:'d| would| could| can)(?: \w+)? (?:run|ride|hold|be|finish|manage|do|reach|hit|break|go|sustain|last|average|make|get|have)|should (?:be|land|come|take|run|manage|have)|on track|on course|on the right (?:road|track|way)|right on schedule|safe bet|within reach|out of reach|predict\w*|project(?:ed|ion)|expect(?:ed)?|ready (?:for|to)|in shape (?:for|to)|capable of|good for|equivalent)\b/;
const ADVISES =
  /(?:^ ?|[;:.\u2013-] (?=try|aim|keep|take|make|avoid|focus|consider|build|test|repeat|plan|spend|raise|increase|reduce|drop))(?:so )?(?:please )?(?:try|aim|go|keep|take|make|do|run|ride|start|stay|hold|add|cut|drop|raise|increase|reduce|avoid|focus|consider|plan|spend|give|build|put|test|set|lift|push|work|stick|limit|begin|repeat|move|shift|switch|use|get|let yourself)\b|\b(?:you(?:'d| would| should| could| might| may| can| need| ought| want)(?: \w+){0,2} (?:try|aim|go|keep|take|make|add|cut|drop|raise|increase|reduce|avoid|focus|consider|plan|spend|build|put|test|set|lift|push|work|limit|begin|repeat|move|extend|grow|rest|recover|want|start|ease)|should|aim for|next (?:step|target|time|session|goal|week|workout)|tomorrow|a good (?:next )?(?:target|step|goal)|worth (?:trying|adding|a (?:try|go))|time to|i(?:'d| would) (?:go|suggest|recommend|try|say|do|take|aim|keep)|recommend\w*|suggest(?:ion)?|advis\w+|your plan (?:called|calls|asked|said)|target (?:is|was)|set your sights|your goal|taper)\b/;
const STEPS =
  /^(?:W\d\.)?(?:next|prediction|predictions|athlete|threshold|contradiction|ftp\.estimate|criticalPower|plan|device|power\.ftpEvidence|fitness|quality|efforts|records)/;

/** "At this rate … by the end of the summer". */
const UNTIL =
  /\b(?:at this rate|if you keep|on this form|by (?:the (?:end|middle|start) of|next|race day|then|january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const FORECASTS =
  /^(?:W\d\.)?(?:next|prediction|predictions|ftp\.estimate|contradiction|plan|threshold|criticalPower|efforts|fitness|speed\.graded)/;

/** Predictions, targets and advice need a fact that is one, or the words of a finding's own step. */
export const claimsAhead: ModelCheck = (sentence) => {
  const { words, cited, sheet } = sentence;
  if (isDefinition(sentence)) return [];
  const claim = [
    ...found(PREDICTS, words, 'ahead'),
    ...found(UNTIL, words, 'ahead'),
    ...found(ADVISES, words, 'ahead'),
  ];
  if (claim.length === 0) return [];
  if (sentence.stretches.some(({ cites }) => cites.includes('P'))) return [];
  const predicts = PREDICTS.test(words) || UNTIL.test(words);
  if (cited.some(({ key }) => (predicts ? FORECASTS : STEPS).test(key))) return [];
  if (sentence.isDenial && REFUSAL.test(words)) return [];
  if (cited.length > 0 && !predicts && !WHAT_TO_DO.test(words)) return [];
  if (OFFERS.test(words) || (cited.length === 0 && CHEERS.test(words) && !WHAT_TO_DO.test(words)))
    return [];
  return ownTextBehind(sentence, sheet.kind === 'history' ? 0.8 : 0.7) ? [] : claim;
};

/** What a coach may offer to tell. */
const OFFERS =
  /\b(?:if you(?:'d)? (?:like|want|wish)|i can (?:also )?(?:go|show|talk|walk|tell|look|break|explain|list|compare|take|dig|pull)|happy to|shall (?:i|we)|want me to|would you like|let me know|just ask|feel free to ask|ask me|let's|let me|we can (?:look|go|talk|dig))\b/;
const CHEERS =
  /\b(?:be proud|keep (?:it up|showing up|going|at it)|don't be (?:too )?hard|hang in|give yourself|enjoy|go easy on yourself|take (?:heart|a bow|pride|comfort)|well done|you should be (?:proud|pleased|happy))\b/;
/** Training that is to be done. */
const WHAT_TO_DO =
  /\b(?:easy (?:runs?|rides?|days?|spin)|long (?:runs?|rides?)|hard (?:days?|sessions?)|rest(?: days?)?|tempo|threshold|intervals|reps?|repeats|strides|taper\w*|volume|mileage|zones?|cadence|power|watts|pace|heart rate|hills?|recover\w*|warm(?:ing)?[ -]?up|cool(?:ing)?[ -]?down|gym|strength|cross[- ]train\w*|hours?|minutes|km|kilomet\w+|miles|slower|faster|harder|easier|softer)\b/;
