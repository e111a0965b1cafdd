import { say, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from '../effort/effort-lines.js';
import { formLine, lastSevenDays } from '../fitness/fitness-lines.js';
import { careful, easyRange, readiness, type Readiness } from '../plan/plan-lines.js';
import { direct, type Direct } from './direct.js';

const TOMORROW = /\b(?:tomorrow|tmrw|tmr|tomoz|2moro|next day|day after)\b/;
const HARD =
  /\b(?:hard|intervals?|smash\w*|race|go again|full gas|tempo|threshold|vo2\w*|sprints?|reps?|speed ?work|track)\b/;
const REST =
  /\b(?:what|plan|sensible|rest|jog|easy|off|skip|walk|spin|recover\w*|train|run|ride|do|session|light)\b/;
/** Rain and plans of others are no training; whether to race is not decided by one workout. */
const OTHER =
  /\b(?:weather|rain|wind|pace should|what pace|what watts|race like|how do i|(?:can|should|could|shall|may) (?:i|we) race)\b/;

const ALONE =
  /^(?:(?:and|so|but|ok|okay|what about|how about|then|thanks|cool)[ ,]*)*(?:for |on )?(?:tomorrow|tmrw|tmr|tomoz|2moro|(?:the )?(?:next day|day after(?: tomorrow)?))(?: then)?[ ?!.]*$/;

/** What to do tomorrow: rest, easy or hard, in one word first. */
export const tomorrow: Direct = (sheet, { plain }) => {
  const asked = REST.test(plain) || HARD.test(plain) || ALONE.test(plain);
  const named = TOMORROW.test(plain) && asked;
  if (!named || OTHER.test(plain)) return null;
  const ready = readiness(sheet);
  return direct(
    sheet,
    HARD.test(plain) && !/\b(?:hard (?:day|one)|after)\b/.test(plain)
      ? aboutHard(sheet, ready)
      : opening(sheet, ready),
    careful(sheet),
    formLine(sheet) ?? easyRange(sheet),
    lastSevenDays(sheet),
  );
};

function opening(sheet: FactSheet, ready: Readiness): Line {
  const [noun, easy] = sheet.context.family === 'running' ? ['run', 'jog'] : ['ride', 'spin'];
  const level = effortLevel(sheet)?.level;
  const stress = sheet.get('load.stress');
  const because = level
    ? `this ${noun} was ${level}${stress ? say`, with a training stress of ${stress}` : ''}`
    : 'your load is above what you are used to';
  switch (ready) {
    case 'rest':
      return 'Rest tomorrow: your load says that you have done more than you are used to.';
    case 'easy':
      return `Rest or an easy ${easy} tomorrow: ${because}.`;
    case 'unsure':
      return `An easy ${easy} tomorrow is the safe choice: power and heart rate disagree about this one.`;
    case 'open':
      return level === undefined
        ? `An easy ${easy} tomorrow is the safe choice, because I can't judge how hard this one was.`
        : `An easy ${easy} tomorrow is fine, and you need no full rest day: ${because}.`;
  }
}

function aboutHard(sheet: FactSheet, ready: Readiness): Line {
  const level = effortLevel(sheet)?.level;
  switch (ready) {
    case 'rest':
      return 'No, rest first: your load says that you have done more than you are used to.';
    case 'easy':
      return level
        ? `No, make tomorrow easy or a day off: this one was ${level}.`
        : 'No, make tomorrow easy: your load is above what you are used to.';
    case 'unsure':
      return 'Only if this one felt easy: power and heart rate disagree about it.';
    case 'open':
      return level
        ? `Yes, if your legs agree: this one was ${level}.`
        : 'Only if your legs agree: I have nothing to judge how hard this one was.';
  }
}
