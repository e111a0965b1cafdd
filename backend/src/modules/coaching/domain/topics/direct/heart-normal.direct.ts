import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell, mainZoneLine } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { lowerFirst, repairs } from './sensors.direct.js';

const HEART = /\b(?:hr|heart ?rate|pulse|ticker)\b/;
const NORMAL =
  /\b(?:ok|okay|fine|normal|alright|all right|reasonable|sensible|healthy|in order|where it should be|odd|weird|strange|unusual|off)\b/;
/** A part, the sensor, other days and the profile are questions of their own. */
const ELSEWHERE =
  /\b(?:laps?|reps?|intervals?|recover\w*|climbs?|hills?|km|zones?|strap|sensor|data|reading|trace|usual(?:ly)?|last|first|max(?:imum)?|resting|drift\w*|why|when|where|which|take off|came off|fall off|drop off)\b/;
/** A session's mean as a share of the maximum, and its word, percent (ours). */
const LEVELS: readonly (readonly [below: number, word: string])[] = [
  [70, 'relaxed'],
  [80, 'moderate'],
  [90, 'high'],
  [Infinity, 'very high'],
];

/** Whether heart rate was as it should be: average, highest, and what that is by the thresholds. */
export const heartNormal: Direct = (sheet, { plain }) => {
  if (!HEART.test(plain) || !NORMAL.test(plain) || ELSEWHERE.test(plain)) return null;
  const [average, highest] = [sheet.get('heartRate.average'), sheet.get('heartRate.max')];
  if (!average || !highest)
    return direct(sheet, cannotTell(sheet, 'heartRate', 'you about your heart rate'));
  const [fault] = repairs(sheet, /[Hh]eart/);
  if (fault)
    return direct(
      sheet,
      say`That was the sensor: ${lowerFirst(bare(fault).text, fault)}.`,
      say`Without that your heart rate averaged ${average} and peaked at ${highest}.`,
    );
  const limit = sheet.get('threshold.maxHr');
  if (!limit)
    return direct(
      sheet,
      say`Your heart rate averaged ${average} and peaked at ${highest}.`,
      cannotTell(sheet, 'heartRateZones', 'how high that is for you'),
    );
  const beyond = Number(highest.value) > Number(limit.value);
  return direct(
    sheet,
    beyond
      ? say`It went higher than your profile allows: it averaged ${average} and peaked at ${highest}, above your maximum of ${limit}.`
      : say`Nothing odd: your heart rate averaged ${average} and peaked at ${highest}, below your maximum of ${limit}.`,
    beyond ? eitherWrong(sheet) : level(sheet),
    mainZoneLine(sheet, 'heartRate'),
  );
};

/** A sensor that slips once is back within seconds (ours). */
const LONG_ABOVE_S = 30;

function eitherWrong(sheet: FactSheet): Line {
  const above = sheet.get('zones.heartRate.above.time');
  return above && Number(above.value) >= LONG_ABOVE_S
    ? say`It was above zone 5 for ${above}: either that maximum is too low, or the sensor misread for longer than a moment.`
    : 'Either that maximum is too low, or the sensor misread for a moment.';
}

function level(sheet: FactSheet): Line {
  return when(sheet, ['heartRate.averageShare'], (share) => {
    const word = LEVELS.find(([below]) => Number(share?.value) < below)?.[1];
    return share && word
      ? say`An average of ${share} of the maximum is ${word} for a whole ${sessionNoun(sheet)}.`
      : null;
  });
}
