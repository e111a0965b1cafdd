import { say, type Line } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import { direct, type Direct } from './direct.js';

const MUSCLE = /\b(?:legs?|muscles?|muscular|quads)\b/;
const ENGINE = /\b(?:lungs?|heart|cardio\w*|engine|aerobic|breath\w*|hr)\b/;
const ASKS = /\b(?:or|not|rather than|mean|limit\w*|why|was it|which)\b/;
const OTHER = /\b(?:tomorrow|left|right|balance|rest|hurt\w*)\b/;
/** A heart rate that moves by less stays where it is, bpm (ours). */
const SAME_BPM = 3;

/** Legs or lungs: the file shows output and heart rate, and no cause. */
export const legsOrLungs: Direct = (sheet, { plain }) => {
  if (!MUSCLE.test(plain) || !ENGINE.test(plain) || !ASKS.test(plain) || OTHER.test(plain))
    return null;
  const set = sheet.has('intervals.trend') && sheet.context.shape === 'intervals';
  const [output, heart] = set
    ? [sheet.get('intervals.trend'), sheet.get('intervals.heartRateTrend')]
    : [sheet.get('pacing.end.output'), sheet.get('pacing.end.heartRate')];
  return output && heart ? direct(sheet, read(output, heart), WHERE[set ? 'set' : 'whole']) : null;
};

const WHERE = {
  set: 'Both compare the last interval with the first.',
  whole: 'Both compare the last quarter with the second.',
};

function read(output: Fact, heart: Fact): Line {
  const word = output.about.includes('power') ? 'power' : 'speed';
  const both = say`${word} changed by ${output} and heart rate by ${heart}`;
  if (Number(output.value) >= 0) return say`The file can't tell, and nothing gave way: ${both}.`;
  return Number(heart.value) <= -SAME_BPM
    ? say`That would fit the legs, though a file can't prove it: ${both}.`
    : say`That would fit the heart working harder for less, though a file can't prove it: ${both}.`;
}
