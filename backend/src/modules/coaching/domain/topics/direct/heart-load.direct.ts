import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';

const LOAD = /\b(?:load|stress|tss|strain|trimp|on (?:the|my) body|taxing|effort score)\b/;
const NUMBER =
  /\b(?:numbers?|score|how (?:much|high|big|hard)|other|another|instead|value|tss|trimp)\b/;
const PERIOD = /\b(?:week|weeks|month|weekly|ctl|fitness|ramp|aim|target|should|tomorrow)\b/;

const TRIMP = /\btrimp\b(?!.*\bmean)/;

function trimpOf(sheet: FactSheet): ReturnType<Direct> {
  const trimp = sheet.get('load.heartRate');
  return direct(
    sheet,
    trimp
      ? say`TRIMP, the load by heart rate, was ${trimp}.`
      : sheet.has('heartRate.average')
        ? "I can't give a TRIMP, because maximum and resting heart rate for this day are not both known, or too little heart rate was recorded."
        : "I can't give a TRIMP, because this workout has no heart-rate data.",
  );
}

/** The load by heart rate where there is no training stress by power or pace. */
export const heartLoad: Direct = (sheet, question) => {
  const { plain } = question;
  if (TRIMP.test(plain)) return trimpOf(sheet);
  if (sheet.has('load.stress') || PERIOD.test(plain)) return null;
  const asked = LOAD.test(plain) && NUMBER.test(plain);
  if (!asked && !means(question, 'load')) return null;
  const load = sheet.get('load.heartRateStress');
  const trimp = sheet.get('load.heartRate');
  if (!load) return null;
  return direct(
    sheet,
    /\b(?:r?tss|training stress)\b/.test(plain)
      ? (withReason(sheet) ??
          say`By heart rate the load was ${load}, on the scale of training stress.`)
      : say`By heart rate the load was ${load}, on the scale of training stress.`,
    trimp ? say`TRIMP, another load from heart rate, was ${trimp}.` : null,
  );
};

function withReason(sheet: FactSheet): Line {
  const why = sheet.unknown('power') ?? sheet.unknown('ftp') ?? sheet.unknown('trainingStress');
  return when(sheet, ['load.heartRateStress'], (load) =>
    load && why
      ? say`There is no training stress, because ${why}; by heart rate the load was ${load}.`
      : null,
  );
}
