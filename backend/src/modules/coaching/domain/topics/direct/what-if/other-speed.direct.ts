import { say } from '#coaching/domain/answer/say.js';
import { clock } from '#coaching/domain/display/duration.js';
import { clockTime, speedOrPace, timeChange } from '#coaching/domain/facts/draft.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { direct, type Direct } from '../direct.js';
import { raceRun } from '../race-run.js';
import { PUT_CASE } from './hypothetical.js';
import { changedSpeed, distanceIn, speedIn, timeIn } from './stated.js';

const OUTCOME =
  /\b(?:what then|whole way|all the way|home|how long|time|when|finish\w*|quicker|faster|sooner|save\w*|earlier|slower|longer|clock|taken|given|result|minutes)\b/;
const NEEDED =
  /\b(?:what|which|how fast|required|needed)\b.*\b(?:pace|speed|fast|average)\b.*\b(?:need\w*|have to|must|required|for|to (?:finish|make|break|beat|go))\b|\b(?:required|needed) (?:pace|speed)\b|\b(?:need|have to|must)\b.*\bper (?:km|k|kilomet(?:re|er)|mile)\b/;
const METHOD = 'worked out at the speed of your question';

/** What another pace or speed would have given over the distance of this workout. */
export const otherSpeed: Direct = (sheet, { plain, before }) => {
  const own = sheet.number('speed.average');
  const metres = sheet.number('session.distance');
  if (own === null || metres === null) return null;
  const race = [plain, ...before].map(distanceIn).find((one) => one !== null);
  const needed = neededSpeed(sheet, plain, race ?? raceRun(sheet)?.metres ?? metres);
  if (needed) return needed;
  const speed = speedIn(plain) ?? changedSpeed(plain, own);
  if (speed === null || !PUT_CASE.test(plain) || !OUTCOME.test(plain)) return null;
  const named = distanceIn(plain);
  return atSpeed(sheet, speed, named ?? metres, named === null);
};

function atSpeed(
  sheet: FactSheet,
  speed: number,
  metres: number,
  ofThis: boolean,
): ReturnType<Direct> {
  const { family, units } = sheet.context;
  const name = { about: ['what-if', 'time'], method: METHOD, quality: 'derived' as const };
  const took = sheet.number('session.duration') ?? 0;
  const key = `whatIf.speed.${speed.toFixed(3)}.${Math.round(metres)}`;
  const pace = speedOrPace(
    { ...name, about: ['what-if', 'speed'], key: `${key}.pace`, label: 'Pace or speed asked for' },
    speed,
    family === 'running',
    units,
  );
  if (!pace) return null;
  const { sheet: grown, added } = sheet.with([
    pace,
    clockTime(
      { ...name, key: `${key}.time`, label: 'Time at the speed asked for' },
      metres / speed,
    ),
    timeChange(
      { ...name, key: `${key}.gap`, label: 'Against the time it took' },
      metres / speed - took,
    ),
  ]);
  const [asked, time, gap] = added;
  const own = sheet.get('session.duration');
  if (!asked || !time || !gap || !own) return null;
  const by = { fact: gap, text: clock(Math.abs(Number(gap.value))) };
  if (!ofThis) return direct(grown, say`At ${asked} it would take ${time}.`);
  return direct(
    grown,
    metres / speed < took
      ? say`At ${asked} it would have taken ${time}, ${by} less than your ${own}.`
      : say`At ${asked} it would have taken ${time}, ${by} more than your ${own}.`,
  );
}

function neededSpeed(sheet: FactSheet, plain: string, metres: number): ReturnType<Direct> {
  if (!NEEDED.test(plain)) return null;
  const seconds = timeIn(plain, metres);
  if (seconds === null || seconds <= 0) return null;
  const { family, units } = sheet.context;
  const name = { about: ['what-if', 'speed'], method: METHOD, quality: 'derived' as const };
  const draft = speedOrPace(
    { ...name, key: `whatIf.needed.${metres}.${seconds}`, label: 'Pace or speed it takes' },
    metres / seconds,
    family === 'running',
    units,
  );
  const average = sheet.get('speed.average');
  if (!draft || !average) return null;
  const { sheet: grown, added } = sheet.with([draft]);
  const [needed] = added;
  return needed ? direct(grown, say`That takes ${needed}; here you averaged ${average}.`) : null;
}
