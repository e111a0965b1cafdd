import { TELLING_HEART_RATE, type PacingVerdict, type PacingWord } from '../answer/pacing-verdict.js';
import { say, size, when, type Line } from '../answer/say.js';
import { fasterOrSlower, hardlyChanged, outputWord, rose } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';

type Judged = Extract<PacingVerdict, { judged: true }>;

const OPENING: Readonly<Record<PacingWord, string>> = {
  even: 'You held your effort to the end',
  eased: 'You eased a little towards the end',
  faded: 'You faded towards the end',
  lifted: 'You finished slightly stronger than you went through the middle',
  strong: 'You finished clearly stronger than you went through the middle',
};

/** "You faded towards the end: power in the last quarter was 8.1% lower than in the second." */
export function pacingFinding(sheet: FactSheet, verdict: Judged): string {
  const compared = lastAgainstSecond(sheet, verdict);
  return verdict.firm ? `${OPENING[verdict.word]}: ${compared}.` : `How this ended is hard to judge, but for what it is worth, ${compared}.`;
}

export function lastAgainstSecond(sheet: FactSheet, { output, pace }: Judged): string {
  const word = outputWord(output, sheet);
  const subject = word === 'pace' ? 'your pace' : word;
  if (hardlyChanged(output)) return say`${word === 'pace' ? 'your speed' : word} in the last quarter hardly differed from the second (${output})`;
  if (pace) return say`${subject} in the last quarter was ${fasterOrSlower(pace)} than in the second`;
  return say`${subject} in the last quarter was ${size(output)} ${output.trend === 'up' ? 'higher' : 'lower'} than in the second`;
}

/** Why the word is only a hint. */
export function whyNotFirm(sheet: FactSheet, verdict: Judged): Line {
  if (verdict.firm) return null;
  const { family, indoor, shape } = sheet.context;
  if (family === 'cycling' && !indoor && verdict.output.about.includes('speed')) {
    return 'Without a power meter only speed is left to compare, and outdoors that follows wind and hills as much as your legs.';
  }
  if (shape === 'stochastic') return 'The effort went up and down all the way, so the average of a quarter hides more than it shows.';
  return 'I could not make out what kind of session this was, and an uneven plan would look the same.';
}

/** What the heart did meanwhile. */
export function heartRateMeanwhile({ heartRate }: Judged): Line {
  return heartRate ? say`Over the same stretch your ${rose('heart rate', heartRate)}.` : null;
}

/** "Quarter by quarter you averaged 215 W, 220 W, 212 W and 203 W." */
export function quartersLine(sheet: FactSheet): Line {
  const quarters = ['1', '2', '3', '4'].map((quarter) => `pacing.quarter.${quarter}.output`);
  return when(sheet, quarters, (first, second, third, last) =>
    first && second && third && last ? say`Quarter by quarter you averaged ${first}, ${second}, ${third} and ${last}.` : null,
  );
}

const BACKED_OFF = 'Your heart rate came down as well, so this looks more like backing off than like running out of strength; you will know whether that was the plan.';
const TIRED = 'Your heart rate did not come down with it, which points to tiredness more than to choice. A slightly calmer first half is the simplest thing to try next time.';
const COST_ROSE = 'So the effort held, but it cost you more as time went on. Heat, thirst, too little to eat and plain tiredness are the usual reasons, and this file alone cannot tell which.';
const IN_HAND = 'You had something in hand, which is a sound way to pace; if this was meant to be all out, you could start a little harder.';

/** What output and heart rate mean together. */
export function pacingMeaning({ firm, word, heartRate }: Judged): Line {
  if (!firm) return null;
  const beats = Number(heartRate?.value ?? 0);
  if (word === 'lifted' || word === 'strong') return IN_HAND;
  if (word === 'even') {
    if (beats >= TELLING_HEART_RATE) return COST_ROSE;
    return heartRate ? 'Holding both together is what good pacing looks like.' : 'That is what good pacing looks like.';
  }
  if (!heartRate) return 'Without heart rate I cannot tell tiredness from choice; you will know whether you meant to ease off.';
  return beats <= -TELLING_HEART_RATE ? BACKED_OFF : TIRED;
}
