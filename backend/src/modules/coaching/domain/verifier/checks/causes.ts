import type { Problem } from '../problem.js';
import { denies, type Sentence } from '../sentence.js';

/** Ties an effect to what brought it about. */
const CAUSES =
  /\b(?:because(?: of)?|due to|caused by|thanks to|owing to|as a result of|results? (?:of|from)|resulted from|stems? from|led to|explains? (?:why|the|your)|the (?:reason|cause)|blame|down to)\b/;

/** Leaves it open. */
const HEDGES =
  /\b(?:may|might|could|can|possibl[ey]|perhaps|probabl[ey]|likely|maybe|suggests?|points? to|usual(?:ly)?|often|common(?:ly)?|typical(?:ly)?|tends?|sometimes|one (?:reason|cause|explanation)|reasons? (?:are|include)|would|if|whether|seems?|looks? like)\b/;

/** What a recording never shows, and what may be named as a possible cause. */
const CANDIDATES =
  /\b(?:heat|hot|humid(?:ity)?|cold|warm(?:th)?|thirst|dehydrat(?:ion|ed)|hydration|drink(?:ing)?|fuel(?:l?ing)?|eat(?:ing|en)?|food|glycogen|carb(?:s|ohydrates?)?|bonk(?:ed|ing)?|tired(?:ness)?|fatigued?|soreness|sleep|slept|stress(?:ed)?(?! score)|illness|ill|sick(?:ness)?|virus|infection|over ?train(?:ing|ed)|under ?recover(?:y|ed)|caffeine|alcohol|motivation|fitness|form|weather|head ?winds?|tail ?winds?|wind|drafting|traffic|medications?|age|altitude sickness|anxiety|nerves|hormones?|iron|shoes|tyres?|bike|position|sensor|strap|hills?|terrain|climb(?:s|ing)?|gradient|pacing|start(?:ed|ing)? (?:too )?(?:fast|hard)|warm-?up|stops?|pauses?)\b/;

/** What only the athlete can know; a recording may show the hills, never the heat in the head. */
const BEYOND_THE_FILE =
  /\b(?:heat|hot|humid(?:ity)?|thirst|dehydrat(?:ion|ed)|hydration|fuel(?:l?ing)?|glycogen|carbs?|bonk(?:ed|ing)?|tired(?:ness)?|fatigued?|soreness|sleep|slept|illness|ill|sick(?:ness)?|virus|infection|over ?train(?:ing|ed)|under ?recover(?:y|ed)|caffeine|alcohol|motivation|head ?winds?|tail ?winds?|wind|drafting|traffic|medications?|anxiety|nerves|hormones?|iron|shoes|tyres?)\b/;

/** Something that happened to the body or the output and wants a reason. */
const EFFECTS =
  /\b(?:rose|risen|fell|fallen|drop(?:ped)?|fade[ds]?|faded|slow(?:ed|er)|faster|higher|lower|drift(?:ed|s)?|declin(?:e|ed)|increas(?:e|ed)|decreas(?:e|ed)|struggled?|suffered|harder|weaker|stronger|spiked?|decoupl(?:ed|ing)|lost|tired)\b/;

/**
 * Causes told as certain, or made up. Words on why something cannot be told are no claim about a
 * cause.
 */
export function unhedgedCauses(sentence: Sentence): readonly Problem[] {
  const { words } = sentence;
  const tie = CAUSES.exec(words);
  if (tie === null || HEDGES.test(words) || denies(sentence)) return [];
  const told = words.slice(tie.index).trim();
  if (BEYOND_THE_FILE.test(words)) return [{ kind: 'cause', text: told }];
  const rests = CANDIDATES.test(words) || sentence.cited.length > 0;
  return EFFECTS.test(words) && !rests ? [{ kind: 'cause', text: told }] : [];
}
