import { say, when } from '#coaching/domain/answer/say.js';
import { clockTime, speedOrPace } from '#coaching/domain/facts/draft.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, withFact, type Direct } from './direct.js';

const ELAPSED =
  /\b(?:elapsed|total time|door to door|clock time|real time|gross|overall time|start to finish)\b/;
const MOVING = /\b(?:moving|riding time|running time|net|rolling time|timer)\b/;
const WITHOUT_STOPS =
  /\b(?:if )?only (?:the )?(?:moving|riding|running|rolling)(?: time)? count\w*|\b(?:lights?|crossings?) had been green|\b(?:standing|stopping|stops?|waiting|pauses?|breaks?)(?: \w+){0,2} (?:doesnt|dont|didnt|does not|do not) count|\b(?:without|excluding|minus|not counting|leaving out|ignoring|take out|if you (?:take|leave) out) (?:the |my |all )?(?:\w+ )?(?:stops?|breaks?|pauses?|waits?|waiting|lights|cafe|coffee|standing)\b/;
const WITH_STOPS =
  /\b(?:with|including|count(?:ing)?|incl|include) (?:the |my |all )?(?:\w+ )?(?:stops?|breaks?|pauses?|waits?|waiting|lights|cafe|coffee)\b/;
/** "My cadence from start to finish" is about cadence. */
const OTHER_VALUE =
  /\b(?:power|watts?|cadence|rpm|heart ?rate|hr|pulse|bpm|temperature|elevation|altitude)\b/;
const OF_PART =
  /\b(?:laps?|reps?|intervals?|km|climbs?) ?\d|\b(?:work|hard|fast|easy|working|climbing) (?:parts?|bits?|reps?|intervals?|efforts?|running|minutes)\b|\b(?:in|of|for) (?:the |my |all )*(?:reps|intervals|efforts|climbs|recoveries)\b/;
const SPEED = /\b(?:speed|pace|fast|average|avg)\b/;

/** Time from start to finish with everything, time with the timer on, and time on the move. */
interface Times {
  readonly sheet: FactSheet;
  readonly elapsed: Fact;
  readonly moving: Fact;
}

/**
 * The duration is the time with the timer on; elapsed time is longer where the timer was stopped,
 * and standing with the timer on is no moving time.
 */
export function timesOf(sheet: FactSheet): Times | null {
  const timer = sheet.number('session.duration');
  if (timer === null) return null;
  const still = sheet.number('stops.clockOn') ?? 0;
  const name = {
    about: ['time'],
    method: 'worked out from duration and stops',
    quality: 'derived' as const,
  };
  const grown = sheet.with([
    clockTime(
      { ...name, key: 'times.elapsed', label: 'Elapsed time' },
      sheet.number('session.elapsed') ?? timer,
    ),
    clockTime(
      { ...name, key: 'times.moving', label: 'Moving time' },
      sheet.number('session.moving') ?? timer - still,
    ),
  ]);
  const [elapsed, moving] = grown.added;
  return elapsed && moving ? { sheet: grown.sheet, elapsed, moving } : null;
}

const APART = /\b(?:minus|difference|differ\w*|less|gap|between|subtract\w*)\b/;

/** "Total time minus moving time". */
function apart({ sheet, elapsed, moving }: Times): ReturnType<Direct> {
  const found = withFact(
    sheet,
    clockTime(
      {
        key: 'times.apart',
        label: 'Elapsed time without moving time',
        about: ['time'],
        method: 'elapsed time minus moving time',
        quality: 'derived',
      },
      Number(elapsed.value) - Number(moving.value),
    ),
  );
  return (
    found &&
    direct(found.sheet, say`They are ${found.fact} apart: ${elapsed} elapsed, ${moving} moving.`)
  );
}

export const elapsedAndMoving: Direct = (sheet, { plain }) => {
  if (!ELAPSED.test(plain) && !(MOVING.test(plain) && /\btime\b/.test(plain))) return null;
  if (SPEED.test(plain) || OTHER_VALUE.test(plain) || OF_PART.test(plain)) return null;
  const times = timesOf(sheet);
  if (!times) return null;
  const { elapsed, moving } = times;
  if (elapsed.display === moving.display)
    return direct(times.sheet, say`Both are ${elapsed}: you never stopped for long.`);
  if (APART.test(plain)) return apart(times);
  return direct(
    times.sheet,
    ELAPSED.test(plain)
      ? say`Elapsed time was ${elapsed}, moving time ${moving}.`
      : say`Your moving time was ${moving}, out of ${elapsed} elapsed.`,
    when(sheet, ['stops.count', 'stops.total'], (count, total) =>
      count && total ? say`Stops: ${count}, ${total} in all.` : null,
    ),
  );
};

const ASKS_WHY =
  /\b(?:why|how come|how is it|reason|explain)\b|\bwhere did\b.*\bgo\b|\bdoesnt add up\b|\bhow can\b/;
const LONG =
  /\b(?:\d+(?:\.\d+)?|half|one|two|three|four|five|six|seven|eight) ?(?:and a half )?(?:h|hrs?|hours?)\b.*\b(?:when|but|instead|only|rode|riding|ran|was|moving|says?|go|total)\b|\b(?:only|just|maybe) (?:rode|ran|moved|riding)? ?.*\b(?:hours?|h|hrs)\b|\b(?:total|elapsed|overall|moving|riding|running|clock|timer|duration)\b.*\b(?:longer|shorter|differ\w*|gap|so (?:long|much)|than)\b|\b(?:gap|difference) between\b.*\btime\b|\bsays?\b.*\b(?:\d|half|six|five|four|three|two|seven|eight).*\b(?:h|hrs?|hours?)\b/;

/** "How come it says six and a half hours when I rode three": the stops are in between. */
export const timerAndClock: Direct = (sheet, { plain }) => {
  if (!ASKS_WHY.test(plain) && !/\bonly (?:rode|ran|moved)\b/.test(plain)) return null;
  if (!LONG.test(plain) || OTHER_VALUE.test(plain) || OF_PART.test(plain)) return null;
  const times = timesOf(sheet);
  const timer = sheet.get('session.duration');
  if (!times || !timer) return null;
  const { elapsed, moving } = times;
  if (elapsed.display === moving.display)
    return direct(
      times.sheet,
      say`I can't see why: this file has ${timer}, without a longer stop.`,
    );
  return direct(
    times.sheet,
    say`Because of the stops: ${elapsed} is from start to finish, ${timer} with the timer on and ${moving} moving.`,
    when(sheet, ['stops.count', 'stops.total'], (count, total) =>
      count && total ? say`Stops: ${count}, ${total} in all.` : null,
    ),
  );
};

/** The average speed with the stops in it and without them. */
export const speedAroundStops: Direct = (sheet, { plain, before }) => {
  const [without, including] = [WITHOUT_STOPS.test(plain), WITH_STOPS.test(plain)];
  if ((!without && !including) || OF_PART.test(plain)) return null;
  if (!SPEED.test([plain, ...before].join(' '))) return null;
  const times = timesOf(sheet);
  const metres = sheet.number('session.distance');
  if (!times || metres === null) return null;
  const { units, family } = sheet.context;
  const name = { about: ['speed'], method: 'distance over time', quality: 'derived' as const };
  const of = (key: string, label: string, seconds: Fact) =>
    speedOrPace(
      { ...name, key, label },
      metres / Number(seconds.value),
      family === 'running',
      units,
    );
  const drafts = [
    of('times.speed.moving', 'Average while moving', times.moving),
    of('times.speed.elapsed', 'Average with stops', times.elapsed),
  ].filter((draft) => draft !== null);
  const { sheet: grown, added } = times.sheet.with(drafts);
  const [moving, elapsed] = added;
  if (!moving || !elapsed) return null;
  const { moving: time } = times;
  return including || /\bwith and without\b|\bwithout and with\b/.test(plain)
    ? direct(
        grown,
        say`You averaged ${moving} while moving, and ${elapsed} with the stops counted.`,
      )
    : direct(
        grown,
        say`Without the stops you averaged ${moving}.`,
        say`With them it was ${elapsed}; you moved for ${time}.`,
      );
};
