import { pacingVerdict, type PacingWord } from '#coaching/domain/answer/pacing-verdict.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { isWavy } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { article, effortLevel } from '../effort/effort-lines.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const PRAISE =
  /\b(?:nail(?:ed)? (?:it|that|this)|smash(?:ed)? (?:it|that)|(?:be|am i) (?:\w+ ){0,3}(?:proud|happy|pleased|satisfied)|proud of me|how did i do|did i do (?:well|good|ok|alright)|any good|how (?:bad|good) was (?:it|that|this)|was (?:it|that|this) (?:a )?(?:good|bad|decent|solid|rubbish|terrible|poor)(?: (?:one|run|ride|session|workout|effort|job))?)\b/;
/** A set whose last interval is this much weaker was not held, percent (ours). */
const FADED = -5;

/** Whether it was good: a set is judged by its last interval, a run or ride by its pacing. */
export const wellDone: Direct = (sheet, question) => {
  const { plain } = question;
  // "Is that good?" speaks of the answer before.
  if (/^(?:and |so |but )?is (?:that|this|it)\b/.test(plain)) return null;
  if (!PRAISE.test(plain) && !means(question, 'well-done')) return null;
  if (/\b(?:tomorrow|next|laps?|rep \d|km \d|why|tss|pace for|for my age|for a)\b/.test(plain))
    return null;
  return sheet.context.shape === 'intervals' && sheet.has('intervals.count')
    ? ofSet(sheet)
    : ofWhole(sheet);
};

function ofSet(sheet: FactSheet): ReturnType<Direct> {
  const [count, output, trend] = (['count', 'output', 'trend'] as const).map((end) =>
    sheet.get(`intervals.${end}`),
  );
  if (!count || !output || !trend) return null;
  const faded = Number(trend.value) <= FADED;
  return direct(
    sheet,
    faded
      ? say`Not to the end: you averaged ${output} over ${count} intervals, but the last was ${size(trend)} down on the first.`
      : say`Yes, you held all ${count} intervals: ${output} on average, the last ${trend} against the first.`,
    hardness(sheet),
  );
}

const WORDS: Readonly<Record<Exclude<PacingWord, 'waves'>, readonly [string, string]>> = {
  even: ['Yes', 'you held an even effort to the end'],
  'slight lift': ['Yes', 'you finished a little stronger'],
  'strong finish': ['Yes', 'you finished clearly stronger'],
  'slight fade': ['Mostly', 'you faded only a little towards the end'],
  fade: ['Not to the end', 'you faded'],
  less: ['Not to the end', 'you put out less in the last part'],
  'eased off': ['Fine', 'you eased off at the end rather than faded'],
};

function ofWhole(sheet: FactSheet): ReturnType<Direct> {
  const verdict = pacingVerdict(sheet);
  if (!verdict.judged || verdict.word === 'waves' || isWavy(sheet))
    return direct(sheet, unjudged(sheet), halves(sheet));
  const [opening, words] = WORDS[verdict.word];
  const average = sheet.get('power.average') ?? sheet.get('speed.average');
  return direct(
    sheet,
    average ? say`${opening}: ${words}, at ${average} on average.` : `${opening}: ${words}.`,
    halves(sheet),
    hardness(sheet),
  );
}

/** Where pacing says nothing, how hard it was is all there is to say. */
function unjudged(sheet: FactSheet): Line {
  const effort = effortLevel(sheet);
  return (
    effort && `It was fine: for you ${article(effort.level)} ${effort.level} ${sessionNoun(sheet)}.`
  );
}

function halves(sheet: FactSheet): Line {
  return when(sheet, ['pacing.half.1.output', 'pacing.half.2.output'], (first, second) =>
    first && second ? say`Your halves were ${first} and ${second}.` : null,
  );
}

function hardness(sheet: FactSheet): Line {
  const effort = effortLevel(sheet);
  return effort && `For you it was ${article(effort.level)} ${effort.level} ${sessionNoun(sheet)}.`;
}
