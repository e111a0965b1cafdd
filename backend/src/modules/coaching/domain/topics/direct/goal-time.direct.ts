import { say } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import { distanceName } from '#coaching/domain/display/quantities.js';
import { timeChange } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, withFact, type Direct } from './direct.js';
import { means } from './meant.js';

const GOAL =
  /\b(?:my|the|our) (?:\w+ ){0,2}(?:goals?|targets?|aims?)\b(?! (?:watts|power|pace|range|zone|hr|heart))/;
const REACHED =
  /\b(?:did i|have i|am i|is|was|how (?:far|close)|reach\w*|beat\w*|hit|met|meet|bag|achiev\w*|off|left|course|track|ahead)\b/;
const OTHER =
  /\b(?:targets|on target|tomorrow|next|should|what pace|reps?|intervals?|steps?|laps?|workout target)\b/;
/** A run of the goal's distance may be measured a little short, share of it. */
const ALMOST = 0.995;

/** The goals of the profile against this workout: a time over a distance, or an FTP. */
export const profileGoal: Direct = (sheet, question) => {
  const { plain } = question;
  const asked = GOAL.test(plain) && REACHED.test(plain);
  if ((!asked && !means(question, 'goal')) || OTHER.test(plain)) return null;
  if (/\d/.test(plain.replace(/\b(?:5|10|42|21) ?k\w*\b/g, ''))) return null;
  return sheet.context.family === 'running' ? ofTimes(sheet) : ofFtp(sheet);
};

function ofTimes(sheet: FactSheet): ReturnType<Direct> {
  const goals = [42_195, 10_000, 5000].flatMap((metres) => {
    const goal = sheet.get(`athlete.goal.${metres}`);
    return goal ? [{ metres, goal }] : [];
  });
  const ran = sheet.number('session.distance') ?? 0;
  const covered = goals.find(({ metres }) => metres * ALMOST <= ran);
  const [first] = goals;
  if (covered) return ofDistance(sheet, covered.metres, covered.goal);
  if (!first) return direct(sheet, `I can't say, because your profile has no goal time for a run.`);
  const expected = sheet.get(`predictions.${first.metres}.riegel`);
  return direct(
    sheet,
    expected
      ? say`This run points to ${expected} over ${distanceName(first.metres)}; your goal is ${first.goal}.`
      : say`This run can't show it: your goal is ${first.goal} over ${distanceName(first.metres)}.`,
  );
}

function ofDistance(sheet: FactSheet, metres: number, goal: Fact): ReturnType<Direct> {
  const run = sheet.get(`efforts.${metres}.time`);
  if (!run) return null;
  const gap = Number(goal.value) - Number(run.value);
  const found = withFact(
    sheet,
    timeChange(
      {
        key: `goal.profile.${metres}`,
        label: 'Time against the goal of your profile',
        about: ['time'],
        method: 'goal minus time',
      },
      Math.abs(gap),
    ),
  );
  if (!found) return null;
  const by = { fact: found.fact, text: clock(Math.abs(Math.round(gap))) };
  return direct(
    found.sheet,
    gap >= 0
      ? say`Yes: ${distanceName(metres)} in ${run}, ${by} inside your goal of ${goal}.`
      : say`Not yet: ${distanceName(metres)} in ${run}, ${by} over your goal of ${goal}.`,
  );
}

function ofFtp(sheet: FactSheet): ReturnType<Direct> {
  const [goal, ftp] = [sheet.get('athlete.goal.ftp'), sheet.get('threshold.ftp')];
  if (!goal) return direct(sheet, `I can't say, because your profile has no goal for a ride.`);
  const shown = sheet.get('ftp.estimate') ?? sheet.get('power.ftpEvidence');
  const reached = shown !== undefined && Number(shown.value) >= Number(goal.value);
  return direct(
    sheet,
    reached
      ? say`Yes: this ride supports ${shown}, and your goal is an FTP of ${goal}.`
      : ftp
        ? say`Not yet: your goal is an FTP of ${goal}, and your profile has ${ftp}.`
        : say`Not yet shown: your goal is an FTP of ${goal}.`,
    !reached && shown ? say`This ride supports ${shown}.` : null,
  );
}
