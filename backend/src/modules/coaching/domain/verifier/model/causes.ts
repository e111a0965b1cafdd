import { found, type ModelCheck, type ModelSentence } from './model-sentence.js';
import { ownTextBehind } from './own-text.js';

const CAUSES =
  /\b(?:because|due to|owing to|thanks to|as a result|result(?:s|ed|ing)? (?:of|from)|consequence|caus(?:e[ds]?|ing)|explains?|explained|explanation|(?:the|a|one) (?:main )?reason|reasons? (?:why|for)|that's why|is why|which is why|(?:comes?|came|coming|stems?|stemmed) (?:down to|from)|(?:made|makes|making) (?:your|you|the|it|that)|led to|leads to|lets? you|let your|drove|driven by|triggered|behind (?:most|your|the|that|it)|help(?:ed|s) (?:on|you|with|keep|to)|pushed (?:your|up)|nudged|brought (?:on|about|down|up)|since you(?:'re| are| were)?|as you (?:tired|got|went|grew)|cost (?:you|your)|costing|paid off|pay(?:ing)? off|contribut\w+|responsible|to blame|blame|so (?:there|it|that|you|your|the)\b|suggests?|points? to|pointing to|likely|probably|may (?:have|simply|be)|might (?:have|be)|could (?:have|be|well)|must have|means? (?:that )?(?:you|your)|shows? (?:that )?you)\b/;

/** Definitions say what a word means, not why something happened. */
export const isDefinition = ({ words, cited, question }: ModelSentence): boolean =>
  (cited.length > 0 || !/\d/.test(words)) &&
  (ASKS_MEANING.test(question) || TERM.test(words)) &&
  !/\b(?:faded|dropped|rose|fell|faster than|slower than|tired)\b/.test(words) &&
  /\b(?:is|are|means?|stands? for|tells?|measures?|estimates?|compares?|divides?|divided|sums?|weighs?|gives?)\b/.test(
    words,
  );

const TERM =
  /^\s*(?:(?:in short|simply put|basically|put simply)[,:] )?(?:the |an? )?(?:normali[sz]ed power|np|intensity factor|if|training stress|tss|variability index|vi|aerobic decoupling|decoupling|drift|heart rate drift|efficiency factor|ef|ftp|functional threshold power|critical power|w'|w prime|fitness|fatigue|form|vdot|gap|grade[- ]adjusted pace|cadence|monotony|strain|trimp|threshold(?: pace| power)?|heart rate load|load|(?:power|heart rate|pace) zones?|zone|over[- ]unders?|negative split|cadence lock)\b/;
const ASKS_MEANING =
  /\b(?:what(?:'s| is| are| does)(?: (?:an?|the))? (?:[\w' -]+?)(?: mean| stand for)?\s*\?*$|mean(?:s|ing)?\b|stands? for|explain|define|definition)|\?\?/;

/** A cause needs a finding, a fact or a reason of the sheet that names it. */
export const inventedCauses: ModelCheck = (sentence) => {
  if (isDefinition(sentence)) return [];
  const claim = found(CAUSES, sentence.words, 'cause');
  if (claim.length === 0) return [];
  if (
    sentence.isDenial &&
    /\b(?:can't|cannot|can not|no way|don't (?:know|see)|not (?:in|known|recorded)|isn't|aren't|since|as)\b/.test(
      sentence.words,
    ) &&
    REFUSAL.test(sentence.words)
  )
    return [];
  const isOnSheet = sentence.cited.some(({ key }) => /contradiction|next|threshold/.test(key));
  return ownTextBehind(sentence, isOnSheet ? 0.5 : 0.65) ? [] : claim;
};

/** Says what cannot be told, and why. */
export const REFUSAL =
  /\b(?:can't|cannot|can not|couldn't|(?:don't|do not) see|unable|no (?:\w+ ){0,3}(?:data|figure|value|estimate|reading)|no (?:heart[- ]rate|power|cadence|gps|pace|speed|position|data|vdot|prediction|way)|isn't (?:known|judged|in|possible|available)|aren't (?:in|known)|not (?:known|judged|in|available|possible|recorded)|rather not|only see|beyond what|don't know|doesn't (?:say|show|tell|hold))\b/;
