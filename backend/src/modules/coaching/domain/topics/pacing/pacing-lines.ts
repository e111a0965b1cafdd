import {
  pacingVerdict,
  TELLING_HEART_RATE,
  type JudgedPacing,
  type PacingVerdict,
  type PacingWord,
} from '#coaching/domain/answer/pacing-verdict.js';
import { say, size, when, type Line } from '#coaching/domain/answer/say.js';
import {
  effortName,
  fasterOrSlower,
  hardlyChanged,
  rose,
  sessionNoun,
} from '#coaching/domain/answer/words.js';
import { partsNamed } from '#coaching/domain/facts/workout/pacing-end-facts.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

const OPENING: Readonly<Record<Exclude<PacingWord, 'waves'>, string>> = {
  even: 'You held your effort to the end',
  'slight fade': 'You faded a little towards the end',
  fade: 'You faded towards the end',
  less: 'You put out less towards the end',
  'slight lift': 'You finished slightly stronger than you went through the middle',
  'strong finish': 'You finished clearly stronger than you went through the middle',
  'eased off': 'You eased off at the end rather than faded',
};

/** "You faded towards the end: power in the last quarter was 8.1% lower than in the second." */
export function pacingFinding(verdict: JudgedPacing): string {
  if (verdict.word === 'waves')
    return (
      'Your effort came in waves, so there is no one trend to the end: ' +
      `${lastAgainstSecond(verdict)}.`
    );
  return `${opening(verdict.word, verdict)}: ${lastAgainstSecond(verdict)}.`;
}

function opening(word: Exclude<PacingWord, 'waves'>, { output }: JudgedPacing): string {
  if (word !== 'even' || hardlyChanged(output)) return OPENING[word];
  return output.trend === 'up'
    ? 'You held your effort to the end and gained a little'
    : 'You lost only a little towards the end';
}

/**
 * "power in the last quarter was 8.1% lower than in the second", of runs by pace where hills do not
 * blur it; of rides with the ground on which it was judged where the quarters differ otherwise.
 */
export function lastAgainstSecond(verdict: JudgedPacing): string {
  const ground = verdict.likeGround ? ', judged on like ground' : '';
  return `${comparedEnds(verdict)}${ground}`;
}

function comparedEnds({ output, pace, underPower }: JudgedPacing): string {
  const word = effortName(output);
  const running = !output.about.includes('power');
  const quarter = `the last quarter${underPower ? partsNamed(running) : ''}`;
  if (hardlyChanged(output))
    return say`${word} in ${quarter} hardly differed from the second (${output})`;
  if (pace && Number(pace.value) !== 0)
    return say`your pace in ${quarter} was ${fasterOrSlower(pace)} than in the second`;
  return say`${word} in ${quarter} was ${size(output)} ${output.trend === 'up' ? 'higher' : 'lower'} than in the second`;
}

export function notJudged(
  sheet: FactSheet,
  verdict: Extract<PacingVerdict, { judged: false }>,
  what: string,
): Line {
  if (!verdict.reason)
    return (
      `I can't tell ${what}, because this ${sessionNoun(sheet)} holds nothing to compare part ` +
      'by part.'
    );
  return say`I can't tell ${what}, because ${verdict.reason}.`;
}

/** What the heart did meanwhile. */
export function heartRateMeanwhile({ heartRate }: JudgedPacing): Line {
  return heartRate ? say`Over the same stretch your ${rose('heart rate', heartRate)}.` : null;
}

/** "Quarter by quarter you averaged 215 W, 220 W, 212 W and 203 W." */
export function quartersLine(sheet: FactSheet): Line {
  // Means over hard and easy parts together would only invite a verdict.
  if (sheet.context.shape === 'intervals') return null;
  const quarters = ([1, 2, 3, 4] as const).map(
    (quarter) => `pacing.quarter.${quarter}.output` as const,
  );
  return when(sheet, quarters, (first, second, third, last) => {
    if (!first || !second || !third || !last) return null;
    if ([second, third, last].every(({ display }) => display === first.display))
      return say`You averaged ${first} in every quarter.`;
    const verdict = pacingVerdict(sheet);
    if (verdict.judged && verdict.likeGround)
      return say`As measured, descents and coasting counted in, the quarters were at ${first}, ${second}, ${third} and ${last}.`;
    if (hillsBlurPace(sheet))
      return say`As you ran them, hills and all, the quarters were at ${first}, ${second}, ${third} and ${last}.`;
    return say`Quarter by quarter you averaged ${first}, ${second}, ${third} and ${last}.`;
  });
}

/**
 * Where the verdict speaks of the effort with hills taken out, the paces beside it may tell another
 * story.
 */
function hillsBlurPace(sheet: FactSheet): boolean {
  const verdict = pacingVerdict(sheet);
  return verdict.judged && !verdict.pace && !verdict.output.about.includes('power');
}

const BACKED_OFF =
  'Both came down together. That is what backing off looks like, and you will know whether ' +
  'it was the plan.';
const TIRED =
  'Your heart rate did not come down with it. That points to tiredness more than to choice. ' +
  'A slightly calmer first half is the simplest thing to try next time.';
const PARTLY =
  'Your heart rate came down too, but by less. So part of this may be easing off and part ' +
  'may be tiredness.';
const COST_ROSE =
  'Your heart had to work harder for it as time went on. Heat, thirst, too little to eat and ' +
  'plain tiredness are the usual reasons. The file alone cannot tell which.';
const IN_HAND =
  'You had something in hand, which is a sound way to pace. If this was meant to be all out, ' +
  'you could start a little harder.';
const PAID_FOR =
  'Your heart rate rose with it, so the stronger end took more out of you. It was no reserve ' +
  'left over.';
const NO_HEART =
  'Without heart rate I cannot tell tiredness from choice. You will know whether you meant ' +
  'to ease off.';
const WAVES =
  'Hills, wind, company or a plan of hard and easy parts make such waves. One part against ' +
  'another says little then.';

/** What output and heart rate mean together. */
export function pacingMeaning({ word, heartRate }: JudgedPacing): Line {
  switch (word) {
    case 'even':
      if (Number(heartRate?.value ?? 0) >= TELLING_HEART_RATE) return COST_ROSE;
      return heartRate
        ? 'Holding both together is what good pacing looks like.'
        : 'That is what good pacing looks like.';
    case 'slight fade':
    case 'fade':
      return TIRED;
    case 'less':
      return heartRate ? PARTLY : NO_HEART;
    case 'eased off':
      return BACKED_OFF;
    case 'waves':
      return WAVES;
    case 'slight lift':
    case 'strong finish':
      return Number(heartRate?.value ?? 0) >= TELLING_HEART_RATE ? PAID_FOR : IN_HAND;
  }
}
