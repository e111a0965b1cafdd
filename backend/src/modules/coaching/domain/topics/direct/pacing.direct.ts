import { pacingVerdict, type PacingWord } from '#coaching/domain/answer/pacing-verdict.js';
import { lastAgainstSecond, heartRateMeanwhile, quartersLine } from '../pacing/pacing-lines.js';
import { direct, type Direct } from './direct.js';

const STRONGER =
  /\b(?:quicker|faster|stronger|better|harder)\b.*\b(?:end|finish|later|late|towards|as (?:i|it) went|last (?:part|bit|quarter|third))\b|\b(?:end|finish)(?:ed|ing)? (?:it )?(?:strong(?:ly|er)?|fast(?:er)?|well|hard)\b|\b(?:speed|sped|pick(?:ed)?) (?:it )?up (?:at|towards|in) the\b/;
const WELL =
  /\bpac(?:e|ed|ing)\b.*\b(?:ok|okay|well|good|right|even(?:ly)?|steady|bad|sensible|sensibly|decent|consistent|fine|or|rate|out of|1-10|spot on)\b|\b(?:even|good|steady|well|decent|consistent|rate|how (?:well|good|even)\b.*) (?:was |did i |my |the )?(?:pac(?:e|ed|ing))\b/;
/** Parts, other values, advice, reasons and other days are questions of their own. */
const ELSEWHERE =
  /\b(?:why|how come|heart|hr|pulse|cadence|rpm|laps?|reps?|intervals?|sets?|km|kilomet\w+|miles?|minutes?|climbs?|hills?|usual\w*|than (?:my|the|last)|last time|next|tomorrow|how much|by what|half|halves|splits?|what|which|zones?|easy|should|race pace|average|avg|watts)\b/;

const FADED: ReadonlySet<PacingWord> = new Set(['fade', 'slight fade', 'less', 'eased off']);
const LIFTED: ReadonlySet<PacingWord> = new Set(['slight lift', 'strong finish']);

const SAID: Readonly<Record<Exclude<PacingWord, 'waves'>, string>> = {
  even: 'even to the end',
  'slight fade': 'a slight fade',
  fade: 'a fade',
  less: 'less at the end',
  'slight lift': 'a little stronger at the end',
  'strong finish': 'clearly stronger at the end',
  'eased off': 'eased off at the end',
};

/** A mark is no yes and no no. */
const RATED = /\b(?:rate|how)\b/;

/** "Was I quicker at the end", "was my pacing even": the verdict first, then what it rests on. */
export const paced: Direct = (sheet, { plain }) => {
  const [stronger, well] = [STRONGER.test(plain), WELL.test(plain)];
  if (!(stronger || well) || ELSEWHERE.test(plain)) return null;
  if (sheet.context.shape === 'intervals') return null;
  const verdict = pacingVerdict(sheet);
  if (!verdict.judged || verdict.word === 'waves') return null;
  const { word } = verdict;
  const yes = stronger ? LIFTED.has(word) : !FADED.has(word);
  return direct(
    sheet,
    `${RATED.test(plain) ? '' : yes ? 'Yes, ' : 'No, '}${SAID[word]}: ${lastAgainstSecond(verdict)}.`.replace(
      /^\w/,
      (letter) => letter.toUpperCase(),
    ),
    quartersLine(sheet),
    heartRateMeanwhile(verdict),
  );
};
