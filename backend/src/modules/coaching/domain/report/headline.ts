import { pacingVerdict, TELLING_HEART_RATE, type JudgedPacing } from '../answer/pacing-verdict.js';
import { bare, inWords, say, size, when, type Line } from '../answer/say.js';
import {
  capitalized,
  fasterOrSlower,
  hardlyChanged,
  isWavy,
  rose,
  sessionNoun,
} from '../answer/words.js';
import type { Fact } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { effortLevel } from '../topics/effort/effort-lines.js';
import { lastAgainstSecond } from '../topics/pacing/pacing-lines.js';

/** The finding of a workout in one sentence without a full stop. */
export function headline(sheet: FactSheet): Line {
  const short = sheet.get('effort.tooLittle');
  if (short) return say`${bare(short)}`;
  const verdict = pacingVerdict(sheet);
  if (sheet.context.shape === 'intervals') return ofIntervals(sheet) ?? ofEffort(sheet);
  if (verdict.judged) return ofPacing(sheet, verdict);
  return ofEffort(sheet);
}

function ofPacing(sheet: FactSheet, verdict: JudgedPacing): Line {
  const { output, heartRate, word, likeGround, underPower } = verdict;
  const what = output.about.includes('power') ? 'power' : 'pace';
  const ground = likeGround ? ' on like ground' : '';
  const meanwhile =
    heartRate && Math.abs(Number(heartRate.value)) >= TELLING_HEART_RATE
      ? rose('heart rate', heartRate)
      : null;
  const heart = meanwhile ? `, while ${meanwhile}` : '';
  switch (word) {
    case 'waves':
      return ofWaves(sheet, what);
    case 'even': {
      const even =
        sheet.context.shape === 'rolling' || isWavy(sheet)
          ? 'Ups and downs, but the same level of'
          : hardlyChanged(output)
            ? 'Even'
            : 'Nearly even';
      if (meanwhile) return `${even} ${what}${ground} to the end, while ${meanwhile}`;
      // The mean of the whole counts what the verdict leaves out.
      if (underPower)
        return say`${even} ${what}${ground} to the end, without descents and cool-down`;
      const level = sheet.get(what === 'power' ? 'power.average' : 'speed.average');
      return level
        ? say`${even} ${what}${ground} to the end, ${level} on average`
        : `${even} ${what}${ground} to the end`;
    }
    case 'slight fade':
      return `A slight fade at the end: ${lastAgainstSecond(verdict)}${heart}`;
    case 'fade':
      return `A fade at the end: ${lastAgainstSecond(verdict)}${heart}`;
    case 'less':
      return (
        `Less ${what === 'power' ? 'power' : 'speed'} at the end: ` +
        `${lastAgainstSecond(verdict)}${heart}`
      );
    case 'eased off':
      return `Eased off at the end: ${lastAgainstSecond(verdict)}${heart}`;
    case 'slight lift':
    case 'strong finish':
      return `A stronger finish: ${lastAgainstSecond(verdict)}${heart}`;
  }
}

/** No quarter stands for the others: the lowest and the highest tell more than any trend. */
function ofWaves(sheet: FactSheet, what: 'power' | 'pace'): Line {
  const quarters = [1, 2, 3, 4].flatMap(
    (quarter) => sheet.get(`pacing.quarter.${quarter}.output`) ?? [],
  );
  const [low, high] = [...quarters]
    .sort((a, b) => Number(a.value) - Number(b.value))
    .flatMap((fact, place, all) => (place === 0 || place === all.length - 1 ? [fact] : []));
  return low && high
    ? say`${capitalized(what)} in waves, from ${low} to ${high} by quarters`
    : null;
}

function ofIntervals(sheet: FactSheet): Line {
  return when(sheet, ['intervals.count', 'intervals.duration'], (count, duration) => {
    if (!count || !duration) return null;
    const output = sheet.get('intervals.output');
    const trend = sheet.get('intervals.trend');
    const paceTrend = sheet.get('intervals.paceTrend');
    const one = count.value === 1;
    // A short one against a long one is no trend.
    const lengths = sheet.get('intervals.lengths');
    const change = one || !trend || lengths ? '' : `, ${evenness(trend, paceTrend)}`;
    const set = one ? undefined : sheet.get('intervals.pattern');
    const plain = say`${inWords(count)} work interval${one ? '' : 's'} of ${lengths ?? duration}`;
    return capitalized(say`${set ?? plain}${output ? say` at ${output}` : ''}${change}`);
  });
}

function evenness(trend: Fact, paceTrend: Fact | undefined): string {
  if (hardlyChanged(trend)) return 'even from first to last';
  if (trend.about.includes('power'))
    return say`power in the last ${size(trend)} ${trend.trend === 'up' ? 'up on' : 'down on'} the first`;
  if (paceTrend) return say`the last ${fasterOrSlower(paceTrend)} than the first`;
  return say`the last ${size(trend)} ${trend.trend === 'up' ? 'up on' : 'down on'} the first`;
}

/** Where pacing has no verdict: how hard, how far, how long. */
function ofEffort(sheet: FactSheet): Line {
  return when(sheet, ['session.duration'], (duration) => {
    if (!duration) return null;
    const level = effortLevel(sheet)?.level;
    const distance = sheet.get('session.distance');
    const words = [
      sheet.context.shape === 'steady' && !isWavy(sheet) ? 'steady' : null,
      level ?? null,
    ].filter((word) => word !== null);
    const kind = [words.join(', '), sessionNoun(sheet)].filter((word) => word !== '').join(' ');
    const article = /^[aeiou]/.test(kind) ? 'An' : 'A';
    const average =
      sheet.context.family === 'cycling' ? sheet.get('power.average') : sheet.get('speed.average');
    return say`${article} ${kind} of ${distance ? say`${distance} in ${duration}` : duration}${average ? say`, ${average} on average` : ''}`;
  });
}
