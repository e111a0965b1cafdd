import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';

/** What the words of the field mean, in one or two plain sentences without a number. */
const MEANINGS: readonly (readonly [words: RegExp, says: string])[] = [
  [
    /\b(?:np|normali[sz]ed power)\b/,
    'Normalized power is an average that gives hard minutes more weight. It says how hard a ' +
      'ride felt to the body better than the plain average does.',
  ],
  [
    /\b(?:intensity factor|if)\b/,
    'The intensity factor is normalized power divided by your FTP, or on runs your pace ' +
      'against your threshold pace. The closer to one, the harder for you.',
  ],
  [
    /\b(?:r?tss|training stress|stress score)\b/,
    'Training stress puts how long and how hard into one number. An hour at your threshold ' +
      'is the yardstick.',
  ],
  [
    /\b(?:variability index|vi)\b/,
    'The variability index is normalized power divided by average power. Close to one means ' +
      'even power; more means many surges.',
  ],
  [
    /\b(?:decoupling|drift|pw hr|pa hr)\b/,
    'Decoupling tells how far heart rate and output came apart from the first half to the ' +
      'second. Little of it means the effort suited your endurance.',
  ],
  [
    /\b(?:efficiency factor|ef)\b/,
    'The efficiency factor is output for each heart beat. It tells something beside the same ' +
      'kind of session on other days.',
  ],
  [
    /\b(?:ftp|functional threshold)\b/,
    'FTP is the highest power you could hold for about an hour. Power zones and training ' +
      'stress are built on it.',
  ],
  [
    /\b(?:w ?prime|w ?bal|wbal|wprime)\b/,
    'W prime is the work you can do above your critical power before you must ease off. It ' +
      'fills up again while you ride easier.',
  ],
  [
    /\b(?:critical power)\b/,
    'Critical power is the line between power you can hold for long and power that uses up a ' +
      'limited reserve.',
  ],
  [
    /\b(?:ctl|fitness)\b/,
    'Fitness here is a slow average of your daily training load over about six weeks. It is ' +
      'not a test of how fast you are.',
  ],
  [
    /\b(?:atl|fatigue)\b/,
    'Fatigue here is a quick average of your daily training load over about a week.',
  ],
  [
    /\b(?:tsb|form)\b/,
    'Form is fitness minus fatigue as of the day before. Below zero means you trained more ' +
      'lately than you are used to.',
  ],
  [
    /\b(?:monotony|strain)\b/,
    'Monotony is the mean daily load divided by how much it varies from day to day. Every ' +
      'day alike gives a high value.',
  ],
  [
    /\b(?:vdot)\b/,
    'VDOT is a running score from an all-out effort that lets times over different distances ' +
      'be compared.',
  ],
  [
    /\b(?:gap|grade adjusted)\b/,
    'Grade-adjusted pace is the pace on flat ground that would have cost you as much as the ' +
      'hills did.',
  ],
  [
    /\b(?:trimp)\b/,
    'TRIMP is a load from heart rate: minutes weighted by how high your heart rate was.',
  ],
  [
    /\b(?:cadence)\b/,
    'Cadence is how often you turn the pedals, or on runs how many steps of both feet you ' +
      'take, in a minute.',
  ],
  [
    /\b(?:zones?)\b/,
    'Zones cut your effort into five bands between easy and all-out. Their bounds come from ' +
      'your FTP, your race time, or your heart rates at rest and at most.',
  ],
  [
    /\b(?:negative split)\b/,
    'A negative split means that the second half was faster than the first.',
  ],
  [
    /\b(?:polari[sz]ed|polari[sz]ation)\b/,
    'Polarized training means much easy time, some hard time and little between.',
  ],
];

/** "What is normalized power?" */
export const definitionsTopic: Topic = {
  id: 'definition',
  kinds: ['workout', 'comparison', 'history'],
  cues: {},
  answer: (_sheet: FactSheet, question) => {
    const meaning = meaningOf(question);
    return {
      finding: [meaning ?? `I can't explain that word, because it is not among the terms I use.`],
      evidence: [],
      meaning: [],
    };
  },
};

/** What a plain text asks to have explained; null where it asks for something else. */
export function asksForMeaning(plain: string): boolean {
  return (
    /\b(?:what (?:is|are|does)|whats|define|definition of|meaning of|explain)\b(?! (?:my|the|this|our|behind))/.test(
      plain,
    ) &&
    !/\b(?:my|this|today|i|me|show|say|was|were)\b/.test(plain) &&
    meaningOf(plain) !== null
  );
}

function meaningOf(plain: string): string | null {
  return MEANINGS.find(([words]) => words.test(plain))?.[1] ?? null;
}
