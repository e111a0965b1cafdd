import type { Problem } from '../problem.js';
import type { ModelCheck } from './model-sentence.js';
import { isDefinition, REFUSAL } from './causes.js';
import { ownTextBehind } from './own-text.js';

const LEVELS: readonly (readonly [words: RegExp, fits: RegExp])[] = [
  [
    /\b(?:easy|gentle|relaxed|recovery (?:ride|run)|light|comfortable|comfortably)\b/,
    /^easy|^very easy|light/,
  ],
  [/\b(?:moderate|medium|steady effort)\b/, /^moderate/],
  [/\b(?:demanding|hard|tough|brutal|all[- ]out|maximal|intense)\b/, /hard|demanding|maximal/],
];
const JUDGES =
  /\b(?:perfect(?:ly)?|ideal(?:ly)?|textbook|flawless\w*|exemplary|on target|nailed|hit (?:the|your|every)|spot on|on point|too (?:fast|slow|hard|easy|much|little|long|short|high|low)|not enough|just right|polari[sz]ed|efficient(?:ly)?|economical|strong finish|finished strong|well[- ]paced|poorly|badly|clever(?:ly)? paced|good pacing|in control|overdid|underdid|wasted|productive|effective)\b/;
/** Praise and comfort that judge no data. */
const FREE =
  /\b(?:hard work|(?:too )?hard on yourself|tough (?:set|session|one|day|ride|run|workout)|hard (?:day|one|session|effort)s?|easy to|hard to|not easy|easier said)\b/;

/** How hard, how good or how right a workout was is said only as the sheet judges it. */
export const unprovenVerdicts: ModelCheck = (sentence): readonly Problem[] => {
  const { sheet, cited, words } = sentence;
  if (isDefinition(sentence) || (sentence.isDenial && REFUSAL.test(words))) return [];
  const judged = JUDGES.exec(words.replace(FREE, ' '))?.[0];
  if (
    judged !== undefined &&
    !cited.some(({ key }) => JUDGED.test(key)) &&
    !ownTextBehind(sentence, 0.6)
  )
    return [{ kind: 'claim', text: judged }];
  const level = LEVELS.find(([pattern]) => pattern.test(words.replace(FREE, ' ')));
  if (!level || cited.some(({ key }) => JUDGED.test(key)) || ownTextBehind(sentence, 0.6))
    return [];
  const is = sheet.facts.find(({ key }) => key === 'effort.level')?.display ?? '';
  return level[1].test(is) ? [] : [{ kind: 'claim', text: level[0].exec(words)?.[0] ?? '' }];
};

const JUDGED =
  /zones|effort|contradiction|plan|next|easy|hard|percentile|verdict|threshold|weeks|span/;
