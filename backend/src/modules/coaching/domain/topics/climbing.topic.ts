import { bare, say, when, type Line } from '../answer/say.js';
import { sessionNoun } from '../answer/words.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import { cannotTell } from './session-lines.js';
import type { Topic } from './topic.js';

/** Ours: metres climbed for each kilometre, and metres in all that are not worth the word. */
const FLAT = 6;
const NOTHING = 20;
const HILLY = 15;

export const climbingTopic: Topic = {
  id: 'climbing',
  subject: 'climbing',
  cues: [['climb', 5], ['climbs', 5], ['climbing', 5], ['climbed', 5], ['elevation', 5], ['hill', 4], ['hills', 4], ['hilly', 4], ['ascent', 5], ['uphill', 5], ['downhill', 4], ['descent', 4], ['altitude', 3], ['gradient', 4], ['grade', 3], ['vertical', 3]],
  answer: (sheet) => ({
    finding: [opening(sheet) ?? cannotTell(sheet, 'climbing', 'how much you climbed') ?? `I can't tell how much you climbed, because there is no elevation in this file.`],
    evidence: [character(sheet), loss(sheet), note(sheet)],
    meaning: [sheet.has('climb.gain') ? `What the single climbs cost you I can't tell yet, because I only know the sums of the whole ${sessionNoun(sheet)} and of its laps, not each climb.` : null],
  }),
  suggestions: (sheet) => ((sheet.number('climb.gain') ?? 0) >= 100 ? ['How much did I climb?'] : []),
};

function opening(sheet: FactSheet): Line {
  return when(sheet, ['climb.gain'], (gain) => {
    const distance = sheet.get('session.distance');
    if (!gain) return null;
    if (Number(gain.value) < NOTHING) return distance ? say`There was hardly any climbing: ${gain} over ${distance}.` : say`There was hardly any climbing: ${gain}.`;
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

/** Where the height came from GPS alone it is an estimate, and said to be one. */
function note(sheet: FactSheet): Line {
  return when(sheet, ['climb.note'], (words) => (words ? say`${bare(words)}.` : null));
}

function loss(sheet: FactSheet): Line {
  return when(sheet, ['climb.loss'], (descended) => (descended && Number(descended.value) >= NOTHING ? say`On the way down it came to ${descended}.` : null));
}
