import { say, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { Fact } from '#coaching/domain/facts/fact.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { noHistory } from '../effort/week-load.topic.js';
import { sportAsked } from '../exact/sport-asked.js';
import type { Topic } from '../topic.js';
import { dayOf } from './bests.topic.js';
import type { SportFamily } from '#analysis/recording/sport.js';

const MOST_LISTED = 3;

/** The longest sessions lately beside the longest of all. */
export const longSessionsTopic: Topic = {
  id: 'long-sessions',
  kinds: ['history'],
  cues: {
    7: ['long runs', 'long run', 'long rides', 'long ride', 'longest run', 'longest ride'],
    4: ['longest', 'endurance'],
  },
  answer: (sheet, question) => {
    const family = sportAsked(sheet, question);
    const noun = family === 'running' ? 'run' : 'ride';
    const lately = longestLately(sheet, noun);
    const record = sheet.get(`records.${family}.distance`);
    if (lately.length === 0 && !record)
      return {
        finding: [noHistory(sheet, `how your long ${noun}s are coming along`)],
        evidence: [],
        meaning: [],
      };
    return {
      finding: [
        lately.length > 0
          ? `Of your latest workouts, these ${noun}s went far: ` +
            `${list(lately.map(({ what, distance }) => say`the ${what}, with ${distance}`))}.`
          : `There is no ${noun} among your latest workouts.`,
      ],
      evidence: [
        record ? say`Your longest ${noun} of all is ${record}${dayOf(sheet, record)}.` : null,
        longest(sheet, family),
      ],
      meaning: [
        'Build the long one slowly, and let every few weeks be shorter. Easy is fast enough ' +
          'for it.',
      ],
    };
  },
};

interface Lately {
  readonly what: Fact;
  readonly distance: Fact;
}

function longestLately(sheet: FactSheet, noun: string): readonly Lately[] {
  return sheet
    .all('latest.')
    .filter(({ key, display }) => key.endsWith('.what') && display.includes(`${noun},`))
    .flatMap((what) => {
      const distance = sheet.withKey(what.key.replace('.what', '.distance'));
      return distance ? [{ what, distance }] : [];
    })
    .sort((a, b) => Number(b.distance.value) - Number(a.distance.value))
    .slice(0, MOST_LISTED);
}

function longest(sheet: FactSheet, family: SportFamily): Line {
  const time = sheet.get(`records.${family}.duration`);
  return time ? say`By moving time the longest was ${time}${dayOf(sheet, time)}.` : null;
}
