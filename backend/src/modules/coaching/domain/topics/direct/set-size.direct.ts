import { say } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';

const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|last|final)';
const STOPPED = new RegExp(
  `\\b(?:should(?:ve)?|would|could|better|ought)\\b.*\\b(?:stop(?:ped)?|quit|call(?:ed)? it|packed it in|end(?:ed)?|skip(?:ped)?|bail(?:ed)?|left out)\\b.*\\b${NUMBER}\\b`,
);
const AGAIN = new RegExp(
  `\\b(?:should|next (?:week|time|set|session)|again|rather|or)\\b.*\\b(?:drop(?: (?:down|back))? to|cut (?:it |them )?(?:down|back)|go down to|reduce|fewer|one less|do less|only) ?(?:${NUMBER})?\\b`,
);
const OF_SET = new RegExp(
  `\\b(?:reps?|intervals?|repeats?|efforts?|set|same|all|again|${NUMBER})\\b`,
);
const NOT_HERE = /\b(?:ftp|zone|km|race|weight|weeks|days|hours|rides|runs|sessions)\b/;
/** A last interval this much weaker makes one less a fair choice, percent (ours). */
const TOO_MANY = -10;
/** A set whose last is this much weaker was begun too hard, percent (ours). */
const FADED = -5;

/** "Should I have stopped after four?", "five again or rather four?" */
export const setSize: Direct = (sheet, { plain }) => {
  const [stopped, again] = [STOPPED.test(plain), AGAIN.test(plain)];
  if (!(stopped || again) || !OF_SET.test(plain) || NOT_HERE.test(plain)) return null;
  const [count, mean, change] = (
    ['intervals.count', 'intervals.output', 'intervals.trend'] as const
  ).map((key) => sheet.get(key));
  if (!count || !mean || !change || sheet.has('intervals.lengths')) return null;
  const trend = Number(change.value);
  if (stopped && !again)
    return direct(
      sheet,
      trend <= TOO_MANY
        ? say`Yes, or begun easier: the last was ${change} against the first.`
        : say`No: the last was only ${change} against the first.`,
      say`Over all ${count} you averaged ${mean}.`,
    );
  return direct(
    sheet,
    trend <= FADED
      ? say`Do ${count} again, at about ${mean} each: you began harder than you could hold, and the last was ${change} against the first.`
      : say`Do ${count} again: the last was ${change} against the first, so you had them under control.`,
    say`If the last one falls off again at ${mean}, do one less.`,
  );
};
