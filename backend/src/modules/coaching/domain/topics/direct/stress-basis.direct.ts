import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';

const STRESS = /\b(?:r?tss|training stress|stress score|training load)\b/;
const BASIS =
  /\b(?:based on|bases? on|basis|behind|calculat\w*|comput\w*|deriv\w*|work(?:ed)? out|c[ao]mes? from|made (?:up )?of|formula|goes into|which (?:threshold|ftp))\b|^why (?:did i get|is|was|do i have) (?:this|that|my|the)\b/;
const ELSEWHERE =
  /\b(?:mean|means|than|last|week|month|fitness|form|ctl|should|high|low|hrtss|if my)\b/;

/** What a training stress is made of: the time, the intensity, and the threshold behind it. */
export const stressBasis: Direct = (sheet, { plain }) => {
  if (!STRESS.test(plain) || !BASIS.test(plain) || ELSEWHERE.test(plain)) return null;
  return direct(sheet, basis(sheet), formula(sheet), note(sheet));
};

function basis(sheet: FactSheet): Line {
  const running = sheet.context.family === 'running';
  return when(
    sheet,
    ['load.stress', 'load.intensity', running ? 'threshold.pace' : 'threshold.ftp'],
    (stress, factor, threshold) => {
      if (!stress || !factor || !threshold) return null;
      return running
        ? say`Your training stress of ${stress} is based on a threshold pace of ${threshold}: the intensity factor was ${factor}.`
        : say`Your training stress of ${stress} is based on your FTP of ${threshold}: the intensity factor was ${factor}.`;
    },
  );
}

function formula(sheet: FactSheet): Line {
  return when(sheet, ['session.duration', 'constant.stressHour'], (time, hour) =>
    time && hour
      ? say`It is the time, ${time}, by the square of that factor; the scale gives ${hour}.`
      : null,
  );
}

function note(sheet: FactSheet): Line {
  return when(sheet, ['load.intensity.note'], (words) => (words ? say`${bare(words)}.` : null));
}
