import { say } from '#coaching/domain/answer/say.js';
import { distanceName, shownDistance } from '#coaching/domain/display/quantities.js';
import { clockTime, quantity } from '#coaching/domain/facts/draft.js';
import { direct, withFact, type Direct } from '../direct.js';
import { isProjection } from '#coaching/domain/query/slots/workout/projection-reader.js';
import { CARRIED_ON } from './hypothetical.js';
import { distanceIn, speedIn } from './stated.js';

const FOR_HOURS = /\b(?:in|for|another) (\d+(?:\.\d+)?|an?) ?(h|hours?|hrs?|min|minutes?)\b/;
const HOW_FAR = /\bhow far\b|\bwhat distance\b|\bhow many (?:km|miles|kilomet\w+)\b/;
/** What lasted or was run, and no wish: "how long did I hold this pace". */
const WHAT_WAS =
  /\b(?:did i|was i|have i|how long did|did it|should i|race (?:like|my)|next (?:race|10k|time))\b/;

/** How long another distance would take at the pace of this workout, or how far it would lead. */
export const samePace: Direct = (sheet, { plain }) => {
  const pace = sheet.get('speed.average');
  if (isProjection(plain)) return null;
  if (!CARRIED_ON.test(plain) || WHAT_WAS.test(plain) || !pace || speedIn(plain) !== null)
    return null;
  const speed = Number(pace.value);
  const metres = distanceIn(plain);
  if (HOW_FAR.test(plain)) return howFar(sheet, plain, speed);
  if (metres === null || speed <= 0) return null;
  const found = withFact(
    sheet,
    clockTime(
      {
        key: `whatIf.samePace.${metres}`,
        label: `Time for ${distanceName(metres)} at the average of this workout`,
        about: ['what-if', 'time'],
        method: 'distance over average speed',
        quality: 'derived',
      },
      metres / speed,
    ),
  );
  return (
    found &&
    direct(
      found.sheet,
      say`At ${pace} all the way it would take ${found.fact}.`,
      'Holding a pace over a longer distance takes more than this workout shows.',
    )
  );
};

function howFar(sheet: Parameters<Direct>[0], plain: string, speed: number): ReturnType<Direct> {
  const [, number, unit = ''] = FOR_HOURS.exec(plain) ?? [];
  if (number === undefined) return null;
  const stated = (/^an?$/.test(number) ? 1 : Number(number)) * (unit.startsWith('h') ? 3600 : 60);
  const own = /\banother\b/.test(plain) ? (sheet.number('session.duration') ?? 0) : 0;
  const metres = speed * (stated + own);
  const found = withFact(
    sheet,
    quantity(
      {
        key: `whatIf.howFar.${stated + own}`,
        label: 'Distance at the average of this workout',
        about: ['what-if', 'distance'],
        method: 'average speed by time',
        quality: 'derived',
      },
      metres,
      'm',
      shownDistance(metres, sheet.context.units),
    ),
  );
  return (
    found && direct(found.sheet, say`At the average of this one you would get to ${found.fact}.`)
  );
}
