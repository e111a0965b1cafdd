import type { Fact } from '#coaching/domain/facts/fact.js';
import { found, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { REFUSAL } from './causes.js';
import { ownTextBehind } from './own-text.js';

/** Holds a workout against others, or tells of weeks and months. */
const PAST =
  /\b(?:last time|next to last time|used to|usual(?:ly)?|normal(?:ly)?|previous(?:ly)?|earlier (?:this|in the) (?:year|month|season|week|spring|summer)|than (?:before|ever|last|in|you (?:do|did|used|normally|usually))|ever|lately|recent(?:ly)?|(?:compared with|up from|down from|than|since) (?:last(?! (?:rep|one|lap|interval|quarter|half|km|climb))|your (?!first|second|third|last|other|best|rest)|previous|spring|summer|winter|autumn|january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:last|previous|usual|average|month|week|year|season|spring|summer|winter))?(?= |\b)|in (?:weeks|months|years|ages|a (?:long )?while)|for (?:weeks|months|years|ages)|(?:weeks?|months?|years?) ago|(?:this|last|the) (?:season|year|month|spring|summer|autumn|winter|week)|week (?:after|by|on) week|(?<!not (?:quite )?)every (?:single )?day|daily (?!load)|(?:most recent|latest) (?:ride|run|workout|session) (?:was|is)|every week|each week|per week|a week|weekly|lifetime|all[- ]time|personal (?:best|record)|pbs?|prs?|records?|in your log|in your history|so far this|yet|history|progress(?:ed|ing)?|improv(?:e[ds]?|ing|ement)|(?:getting|become|became|grown) (?:fitter|faster|stronger|better)|fitter)\b/;
/** Within one workout these tell nothing of the past. */
const WITHIN =
  /\b(?:than (?:the|in the|on the) (?:first|second|third|last|rest|whole|other|climbs?|flats?|one before|recoveries)|usual way|this (?:workout|ride|run|session|one)|records? (?:of|from) (?:the|your) device|recording)\b/;
/** Weeks and months that the sheet of an athlete is about; claims about them are checked alone. */
const SPANS =
  /\b(?:this|last|the|per|a|in your|so far this) (?:log|history|season|year|month|week)\b|\bso far\b|\brecent(?:ly)?\b|\blately\b/g;
const OF_PAST =
  /^(?:W\d\.)?(?:history|repeats|records|recentBests|route|sameClimb|rhythm|similar|span|weeks|week\.change|efficiency|fitness|latest|delta|change|athlete|criticalPower|power\.best|contradiction|threshold)/;

const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:in|of|last|since|\d) may\b/;

/** What is said of other days needs a fact of other days. */
export const pastClaims: ModelCheck = (sentence) => {
  const words =
    sentence.sheet.kind === 'history' ? sentence.words.replace(SPANS, ' ') : sentence.words;
  const claim = found(PAST, words, 'past');
  if (claim.length === 0 && isUnmarkedDay(sentence)) return found(MONTH, sentence.words, 'past');
  if (claim.length === 0 || WITHIN.test(sentence.words)) return [];
  if (sentence.cited.some(({ key }) => OF_PAST.test(key))) return [];
  if (sentence.isDenial && REFUSAL.test(sentence.words)) return [];
  if (sentence.sheet.kind === 'comparison' && sentence.cited.some(isOfSide)) return [];
  return ownTextBehind(sentence, 0.75) || isHarmless(sentence.words) ? [] : claim;
};

/** A day or a month of the past that no fact stands behind. */
const isUnmarkedDay = ({ sheet, cited, isDenial, words }: ModelSentence): boolean =>
  sheet.kind === 'history' && cited.length === 0 && !isDenial && !isHarmless(words);

const isOfSide = ({ subject }: Fact) => subject !== undefined;

/** "Here is how your week looks": names a span and tells nothing of it. */
function isHarmless(words: string): boolean {
  return /\b(?:let's|let me|here(?:'s| is| are)|look at|looking at|happy to|i can|if you(?:'d)? (?:like|want)|ask me|keep|shall we|walk you|talk you)\b/.test(
    words,
  );
}
