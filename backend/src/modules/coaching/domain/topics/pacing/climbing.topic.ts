import { after, bare, say, size, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Ours: metres climbed for each kilometre, and metres in all that are not worth the word. */
const FLAT = 6;
const NOTHING = 20;
const HILLY = 15;

export const climbingTopic: Topic = {
  id: 'climbing',
  cues: {
    9: [
      'how hard were the hills',
      'hard were the hills',
      'pace on the flat',
      'been on the flat',
      'flat pace',
    ],
    6: ['hills really', 'grade adjusted', 'gap'],
    5: ['climb', 'climbs', 'climbing', 'climbed', 'elevation', 'ascent', 'uphill', 'hills'],
    4: ['hill', 'hilly', 'downhill', 'descent', 'gradient'],
    3: ['altitude', 'grade', 'vertical'],
  },
  answer: (sheet, question) => ({
    finding: [
      SLOWED.test(question) ? cost(sheet) : null,
      opening(sheet) ??
        cannotTell(sheet, 'climbing', 'how much you climbed') ??
        `I can't tell how much you climbed, because there is no elevation in this file.`,
    ],
    evidence: [
      /\b(?:down|descen\w+|loss)\b/.test(question) ? loss(sheet) : null,
      biggest(sheet) ?? character(sheet),
      SLOWED.test(question) && cost(sheet) !== null
        ? null
        : (hillsOnFoot(sheet) ?? againstFlat(sheet)),
      note(sheet),
    ],
    meaning: [],
  }),
};

const SLOWED = /\bslow\w*\b|\bcost\b/;

function opening(sheet: FactSheet): Line {
  return when(sheet, ['climb.gain'], (gain) => {
    const distance = sheet.get('session.distance');
    if (!gain) return null;
    if (Number(gain.value) < NOTHING)
      return distance
        ? say`There was hardly any climbing: ${gain} over ${distance}.`
        : say`There was hardly any climbing: ${gain}.`;
    return distance ? say`You climbed ${gain} over ${distance}.` : say`You climbed ${gain}.`;
  });
}

function character(sheet: FactSheet): Line {
  return when(sheet, ['climb.rate'], (rate) => {
    if (!rate || (sheet.number('climb.gain') ?? 0) < NOTHING) return null;
    const value = Number(rate.value);
    return say`That is ${rate}, ${value < FLAT ? 'which is close to flat' : value < HILLY ? 'which is rolling country' : 'which is hilly'}.`;
  });
}

/**
 * "The climb with the most height was 8.20 km long at 6.1%; it took you 31:05 at 245 W and 162
 * bpm."
 */
function biggest(sheet: FactSheet): Line {
  return when(
    sheet,
    ['climbs.1.length', 'climbs.1.gain', 'climbs.1.grade', 'climbs.1.time'],
    (length, gain, grade, time) => {
      if (!length || !gain || !grade || !time) return null;
      const levels = (['power', 'speed', 'heartRate'] as const)
        .flatMap((what) => sheet.get(`climbs.1.${what}`) ?? [])
        .map((level) => say`${level}`);
      return say`The biggest climb rose ${gain} over ${length} at ${grade} and took ${time}${levels.length > 0 ? `, at ${list(levels)}` : ''}.`;
    },
  );
}

/** Where the height came from GPS alone it is an estimate, and said to be one. */
function note(sheet: FactSheet): Line {
  return when(sheet, ['climb.note'], (words) => (words ? say`${bare(words)}.` : null));
}

function loss(sheet: FactSheet): Line {
  return when(sheet, ['climb.loss'], (descended) =>
    descended && Number(descended.value) >= NOTHING
      ? say`On the way down it came to ${descended}.`
      : null,
  );
}

/** On foot a pace on the flat tells what a hill cost. */
function hillsOnFoot(sheet: FactSheet): Line {
  if (sheet.context.family !== 'running') return null;
  return when(sheet, ['speed.graded', 'speed.average'], (graded, average) => {
    if (!graded || !average) return null;
    if (graded.display === average.display)
      return say`Hills hardly changed your pace: ${average} as run, and the same with hills taken out${after(graded)}.`;
    return say`As run you averaged ${average}; with hills taken out that is worth ${graded}.`;
  });
}

/** What climbs did to the rest: faster or slower, harder or easier. */
function againstFlat(sheet: FactSheet): Line {
  return when(sheet, ['climbs.together.speed', 'flat.speed'], (up, flat) => {
    if (!up || !flat) return null;
    const [power, flatPower] = [sheet.get('climbs.together.power'), sheet.get('flat.power')];
    const watts = power && flatPower ? say`, at ${power} against ${flatPower}` : '';
    return say`On the climbs you went at ${up}, on the flat at ${flat}${watts}.`;
  });
}

function cost(sheet: FactSheet): Line {
  return when(sheet, ['climbs.againstFlat.speed'], (change) => {
    if (!change) return null;
    if (change.trend !== 'down') return againstFlat(sheet)?.replace(/^On/, 'Hardly: on') ?? null;
    const power = sheet.get('climbs.againstFlat.power');
    if (power && power.trend === 'up')
      return say`The climbs slowed you by ${size(change)}, though you put out ${size(power)} more power on them.`;
    return say`The climbs slowed you by ${size(change)}.`;
  });
}
