import { say, when } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from './direct.js';
import { means } from './meant.js';
import { timesOf } from './time.direct.js';

const DEVICE =
  /\b(?:watch|garmin|wahoo|strava|zwift|computer|head unit|machine|treadmill|belt|display|phone|device|coros|polar|suunto)\b/;
const SAYS = /\b(?:says?|said|shows?|showed|showing|had|counted|displayed|gave|reads?|was)\b/;
const OTHER =
  /\b(?:you|yours?|here|true|right|believe|different\w*|match|agree|whats true|trust|more|less)\b/;
const HOURS =
  /\b\d{1,2}:\d{2}\b|\b\d+ ?h ?\d{0,2}\b|\b(?:time|minutes?|mins?|hours?|longer|duration)\b/;
const LENGTH = /\b\d+(?:[.,]\d+)? ?(?:km|k|miles?|mi)\b|\b(?:distance|km|kilomet\w+|miles?)\b/;
const ELSEWHERE =
  /\b(?:half|quarter|main part|laps?|reps?|intervals?|km \d+|ftp|zones?|max(?:imum)? (?:hr|heart)|calories|every second|tomorrow)\b/;

/** Why a device shows another time or distance than this file. */
export const deviceDiffers: Direct = (sheet, question) => {
  const { plain } = question;
  const named = DEVICE.test(plain) && SAYS.test(plain) && OTHER.test(plain);
  if ((!named && !means(question, 'device-differs')) || ELSEWHERE.test(plain)) return null;
  if (LENGTH.test(plain)) return distance(sheet);
  if (HOURS.test(plain)) return time(sheet);
  return sheet.context.indoor ? distance(sheet) : null;
};

function time(sheet: FactSheet): ReturnType<Direct> {
  const times = timesOf(sheet);
  const timer = sheet.get('session.duration');
  if (!times || !timer) return null;
  if (times.elapsed.display === times.moving.display)
    return direct(
      times.sheet,
      say`I can't see why: this file has ${timer}, without a longer stop.`,
    );
  return direct(
    times.sheet,
    say`Because of the stops: ${times.elapsed} is from start to finish, ${timer} with the timer on and ${times.moving} moving.`,
    when(sheet, ['stops.count', 'stops.total'], (count, total) =>
      count && total ? say`Stops: ${count}, ${total} in all.` : null,
    ),
  );
}

function distance(sheet: FactSheet): ReturnType<Direct> {
  const metres = sheet.get('session.distance');
  if (!metres) return null;
  return direct(
    sheet,
    say`I can't check the other device: the file from yours says ${metres}.`,
    sheet.context.indoor
      ? 'Indoors a watch works distance out from your arm swing and a belt from its rollers; calibrate the watch on a known distance.'
      : 'GPS noise, stops and the start of the timer make such differences.',
  );
}
