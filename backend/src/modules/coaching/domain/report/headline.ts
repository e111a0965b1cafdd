import { pacingVerdict, TELLING_HEART_RATE, type PacingVerdict } from '../answer/pacing-verdict.js';
import { inWords, say, size, when, type Line } from '../answer/say.js';
import { capitalized, fasterOrSlower, hardlyChanged, outputWord, rose, sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel } from '../topics/effort-lines.js';

/** The finding of a workout in one sentence without a full stop. */
export function headline(sheet: FactSheet): Line {
  const verdict = pacingVerdict(sheet);
  if (sheet.context.shape === 'intervals') return ofIntervals(sheet) ?? ofEffort(sheet);
  if (verdict.judged && verdict.firm) return ofPacing(sheet, verdict);
  return ofEffort(sheet);
}

function ofPacing(sheet: FactSheet, verdict: Extract<PacingVerdict, { judged: true }>): Line {
  const { output, pace, heartRate, word } = verdict;
  const what = outputWord(output, sheet);
  const meanwhile = heartRate && Math.abs(Number(heartRate.value)) >= TELLING_HEART_RATE ? rose('heart rate', heartRate) : null;
  if (word === 'even') {
    const level = sheet.get(what === 'power' ? 'power.average' : 'speed.average');
    if (meanwhile) return `Even ${what} to the end, while ${meanwhile}`;
    return level ? say`Even ${what} from start to finish, ${level} on average` : `Even ${what} from start to finish`;
  }
  const change = pace && !hardlyChanged(output) ? fasterOrSlower(pace) : say`${size(output)} ${output.trend === 'up' ? 'higher' : 'lower'}`;
  const heart = meanwhile ? `, while ${meanwhile}` : '';
  if (word === 'lifted' || word === 'strong') return `A stronger finish: ${what} in the last quarter was ${change} than in the second${heart}`;
  return `${word === 'faded' ? 'A fade' : 'A slight fade'} at the end: ${what} in the last quarter was ${change} than in the second${heart}`;
}

function ofIntervals(sheet: FactSheet): Line {
  return when(sheet, ['intervals.count', 'intervals.duration'], (count, duration) => {
    if (!count || !duration) return null;
    const output = sheet.get('intervals.output');
    const trend = sheet.get('intervals.trend');
    const paceTrend = sheet.get('intervals.paceTrend');
    const one = count.value === 1;
    const evenness = !trend || one ? '' : hardlyChanged(trend) ? ', even from first to last' : `, the last ${paceTrend ? fasterOrSlower(paceTrend) : say`${size(trend)} ${trend.trend === 'up' ? 'up on' : 'down on'}`} the first`;
    return capitalized(say`${inWords(count)} work interval${one ? '' : 's'} of ${duration}${output ? say` at ${output}` : ''}${evenness.replace('slower the', 'slower than the').replace('faster the', 'faster than the')}`);
  });
}

/** Where pacing has no verdict: how hard, how far, how long. */
function ofEffort(sheet: FactSheet): Line {
  return when(sheet, ['session.duration'], (duration) => {
    if (!duration) return null;
    const level = effortLevel(sheet)?.level;
    const distance = sheet.get('session.distance');
    const kind = `${level ? `${level} ` : ''}${sessionNoun(sheet)}`;
    const article = /^[aeiou]/.test(kind) ? 'An' : 'A';
    const average = sheet.context.family === 'cycling' ? sheet.get('power.average') : sheet.get('speed.average');
    return say`${article} ${kind} of ${distance ? say`${distance} in ${duration}` : duration}${average ? say`, ${average} on average` : ''}`;
  });
}
