import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { Topic } from '../topic.js';

const VALUES = [
  ['restingHr', 'resting heart rate', /resting/],
  [
    'maxHr',
    'maximum heart rate',
    /\b(?:max\w*|highest)\b.*(?:heart|hr|pulse)|(?:heart|hr|pulse).*\bmax/,
  ],
  ['weight', 'weight', /weigh|heavy/],
] as const;

/** What the profile says of the body: read out, never judged. */
export const profileTopic: Topic = {
  id: 'profile',
  subject: 'what your profile says',
  kinds: ['history'],
  cues: {
    8: [
      'resting heart rate',
      'max heart rate',
      'maximum heart rate',
      'max hr',
      'maximum hr',
      'resting hr',
      'resting pulse',
      'max pulse',
      'do i weigh',
      'my weight',
      'my body weight',
      'how heavy',
    ],
  },
  answer: (sheet, question) => ({
    finding: named(question).map(([key, name]) => value(sheet, key, name)),
    evidence: [],
    meaning: ['Your profile is the place to change it, and what was worked out from it follows.'],
  }),
  suggestions: () => [],
};

function named(question: string) {
  const found = VALUES.filter(([, , words]) => words.test(question));
  return found.length > 0 ? found : VALUES;
}

function value(sheet: FactSheet, key: (typeof VALUES)[number][0], name: string): Line {
  const since = sheet.get(`athlete.${key}.since`);
  return (
    when(sheet, [`athlete.${key}`], (fact) =>
      fact
        ? say`Your profile says a ${name} of ${fact}${since ? say`, since ${since}` : ''}.`
        : null,
    ) ?? `I can't tell your ${name}, because none is in your profile.`
  );
}

/** One workout out of all by a value that no list of them holds. */
export const whichOneTopic: Topic = {
  id: 'which-one',
  subject: 'which workout it was',
  kinds: ['history'],
  cues: {
    9: [
      'which ride had',
      'which run had',
      'which workout had',
      'which session had',
      'what ride had',
      'what run had',
      'in which ride',
      'in which run',
      'on which ride',
      'on which run',
    ],
  },
  answer: () => ({
    finding: [
      `I can't tell which one it was, because here I hold weeks, records and your latest ` +
        'workouts, and not each value of every workout.',
    ],
    evidence: [],
    meaning: [
      'The list of workouts shows them one by one. Beside a workout you can ask me about its ' +
        'own values.',
    ],
  }),
  suggestions: () => [],
};
