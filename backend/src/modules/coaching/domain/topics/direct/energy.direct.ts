import { say, when } from '#coaching/domain/answer/say.js';
import { sessionNoun } from '#coaching/domain/answer/words.js';
import { cannotTell } from '../session/session-lines.js';
import { clockTime } from '#coaching/domain/facts/draft.js';
import { direct, withFact, type Direct } from './direct.js';

const WORK = /\b(?:kj|kilojoules?|joules?)\b|\b(?:mechanical|total|how much) work\b|\bwork done\b/;
const CALORIES = /\b(?:kcals?|cals?|calories?|energy (?:used|burn\w*|spent)|burn(?:ed|t)?)\b/;
const COASTING =
  /\b(?:coast\w*|freewheel\w*|(?:without|not|wasnt|didnt|stopped) pedal\w*|soft ?pedal\w*)\b/;
/** Parts and meanings are others' questions. */
const ELSEWHERE =
  /\b(?:laps?|reps?|intervals?|climbs?|km \d+|above|mean|means|definition|w ?prime|eat|food|carbs?|downhill|descents?)\b/;

/** Work in kJ: measured at the pedals. */
export const work: Direct = (sheet, { plain }) => {
  if (!WORK.test(plain) || ELSEWHERE.test(plain)) return null;
  const done = sheet.get('power.work');
  if (!done)
    return direct(
      sheet,
      cannotTell(
        sheet,
        sheet.context.family === 'running' ? 'runPower' : 'power',
        'your work in kJ',
      ),
    );
  return direct(
    sheet,
    say`You did ${done} of work at the pedals.`,
    when(sheet, ['power.average', 'session.duration'], (power, time) =>
      power && time ? say`That is ${power} on average for ${time}.` : null,
    ),
  );
};

/** Energy: the estimate of the device, and what was measured. */
export const calories: Direct = (sheet, { plain }) => {
  if (!CALORIES.test(plain) || ELSEWHERE.test(plain)) return null;
  const [estimate, done] = [sheet.get('session.calories'), sheet.get('power.work')];
  if (!estimate)
    return direct(
      sheet,
      `I can't say how many calories you used, because this file holds no estimate of it.`,
      done ? say`At the pedals you did ${done} of work, which was measured.` : null,
    );
  return done
    ? direct(
        sheet,
        say`Your device estimates ${estimate} for this ${sessionNoun(sheet)}.`,
        say`At the pedals you did ${done} of work, which was measured.`,
      )
    : direct(sheet, say`Your device estimates ${estimate}; energy was not measured.`);
};

const LONGEST = /\b(?:longest|at most|max(?:imum)?|biggest)\b/;

/** Share of the moving time without pedalling, and the longest span of it. */
export const coasting: Direct = (sheet, { plain }) => {
  if (!COASTING.test(plain) || ELSEWHERE.test(plain)) return null;
  const share = sheet.get('power.coasting');
  const longest = sheet.get('coasting.longest');
  if (longest && LONGEST.test(plain))
    return direct(
      sheet,
      say`Your longest span without pedalling took ${longest}.`,
      share ? say`In all you coasted for ${share} of the moving time.` : null,
    );
  if (!share)
    return direct(
      sheet,
      `I can't say how much you coasted, because this file holds neither power nor cadence for it.`,
    );
  const moving = sheet.number('session.moving') ?? sheet.number('session.duration');
  const spent =
    moving === null || !/\b(?:how long|minutes?|mins?|time|hours?)\b/.test(plain)
      ? null
      : withFact(
          sheet,
          clockTime(
            {
              key: 'coasting.time',
              label: 'Time without pedalling',
              about: ['time', 'coasting'],
              method: 'share of coasting in the moving time',
              quality: 'derived',
            },
            (moving * Number(share.value)) / 100,
          ),
        );
  return direct(
    spent?.sheet ?? sheet,
    spent
      ? say`You coasted for ${spent.fact}, ${share} of the moving time.`
      : say`You coasted for ${share} of the moving time.`,
    when(sheet, ['coasting.longest'], (longest) =>
      longest ? say`The longest span without pedalling took ${longest}.` : null,
    ),
    when(sheet, ['power.pedalling', 'power.average'], (pedalling, average) =>
      pedalling && average
        ? say`While pedalling you averaged ${pedalling}, against ${average} in all.`
        : null,
    ),
  );
};
