import { say, when } from '#coaching/domain/answer/say.js';
import { direct, type Direct } from './direct.js';
import { raceRun } from './race-run.js';
import { distanceIn } from './what-if/stated.js';

const TIME =
  /\b(?:times?|how (?:fast|long|quick(?:ly)?)|what did i (?:run|do|clock)|finish(?:ed)?|clock(?:ed)?)\b/;
/** A race to come, another stretch or a part of the race. */
const ELSEWHERE =
  /\b(?:could|would|can|will|should|might|next|tomorrow|predict\w*|potential|possible|worth|equivalent|goal|target|best|fastest|slowest|first|last|second|half|mark|split|splits|if|lose|lost|stop\w*|moving|zone|above|over|under|below|into|for (?:a|the) (?:marathon|half))\b/;

/** "My 10k time, the watch ran on past the line": the race distance, not the recording. */
export const ownTime: Direct = (sheet, { plain }) => {
  const race = raceRun(sheet);
  if (!race || !TIME.test(plain) || ELSEWHERE.test(plain)) return null;
  if (distanceIn(plain) !== race.metres) return null;
  return direct(
    sheet,
    say`Your ${race.name} took ${race.time}.`,
    when(sheet, ['session.distance', 'session.duration'], (distance, duration) =>
      distance && duration ? say`The recording holds ${distance} in ${duration}.` : null,
    ),
  );
};
