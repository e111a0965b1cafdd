import { say, when } from '#coaching/domain/answer/say.js';
import { inWords } from '#coaching/domain/answer/say.js';
import { intensityLine } from '../session/session-lines.js';
import { direct, type Direct } from './direct.js';
import { timesOf } from './time.direct.js';

const STOP =
  /\b(?:stops?|stopp(?:ed|ing)|breaks?|pauses?|coffee|cafe|lights?|traffic|standing|stood|stand still|waits?|waiting|waited|red light)\b/;
const WHEN = /\b(?:when|what time|at what|which km|what km|where|how far in)\b/;
const HOW_LONG = /\b(?:how long|how much(?: time)?|total|altogether|in all|time)\b/;
const LONGEST = /\b(?:longest|longer|biggest|coffee|cafe|lunch|main|big)\b/;
const RUIN = /\b(?:ruin\w*|matter|hurt|affect|effect|bad|spoil\w*|waste\w*|count)\b/;

/** When a stop was, how long all took, and which was the longest. */
export const stops: Direct = (sheet, { plain, before }) => {
  const follows =
    !STOP.test(plain) &&
    plain.split(' ').length <= 8 &&
    before.slice(0, 2).some((text) => STOP.test(text));
  if (!STOP.test(plain) && !follows) return null;
  if (
    /\b(?:speed|pace|heart|hr|watts|power|without|pedal\w*|why|hard|tired|reps?|intervals?)\b/.test(
      plain,
    )
  )
    return null;
  const [length, start, place] = (['length', 'start', 'place'] as const).map((end) =>
    sheet.get(`stops.1.${end}`),
  );
  if (!length || !start) return null;
  if (RUIN.test(plain)) return ruins(sheet);
  if (WHEN.test(plain))
    return direct(
      sheet,
      /\bkm\b|\bwhere\b|\bhow far\b/.test(plain) && place
        ? say`At ${place}, ${start} into it; that stop took ${length}.`
        : say`At ${start} from the start${place ? say`, after ${place}` : ''}; it took ${length}.`,
    );
  if (LONGEST.test(plain))
    return direct(
      sheet,
      say`Your longest stop took ${length}, at ${start} from the start.`,
      when(sheet, ['stops.2.length'], (next) =>
        next ? say`The next longest took ${next}.` : null,
      ),
    );
  return HOW_LONG.test(plain)
    ? direct(
        sheet,
        when(sheet, ['stops.total', 'stops.count'], (total, count) =>
          total && count
            ? say`You stopped for ${total} in all, in ${inWords(count)} stop${count.value === 1 ? '' : 's'}.`
            : null,
        ),
        say`The longest took ${length}, at ${start} from the start.`,
      )
    : null;
};

function ruins(sheet: Parameters<Direct>[0]): ReturnType<Direct> {
  const times = timesOf(sheet);
  const total = sheet.get('stops.total');
  if (!times || !total) return null;
  return direct(
    times.sheet,
    say`No, not by much: you still moved for ${times.moving}, and stopped for ${total}.`,
    intensityLine(sheet),
    'Long rests let the heart recover, so endurance benefits a little less.',
  );
}
