import { say, when, type Line } from '#coaching/domain/answer/say.js';
import { list } from '#coaching/domain/answer/words.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { formLine } from '../fitness/fitness-lines.js';
import { noHistory } from '../effort/week-load.topic.js';
import type { Topic } from '../topic.js';
import { weeksOf, type WeekFacts } from './weeks.js';

/** What the last week was. */
export const recapTopic: Topic = {
  id: 'recap',
  subject: 'your last weeks',
  kinds: ['history'],
  cues: {
    6: [
      'last week',
      'this week',
      'over the last week',
      'past week',
      'week recap',
      'recap',
      'how was my week',
      'how was my training',
      'how is my training',
    ],
    5: [
      'summary',
      'summarize',
      'summarise',
      'overview',
      'how much did i',
      'how many workouts',
      'how far did i',
      'training volume',
      'volume',
      'how is it going',
      'how am i doing',
    ],
    4: [
      'week',
      'weekly',
      'training load',
      'load',
      'tss',
      'hours',
      'kilometres',
      'miles',
      'distance',
    ],
    3: ['training', 'lately', 'recently', 'month'],
  },
  answer: (sheet, question) => {
    const weeks = weeksOf(sheet);
    const [current, last] = weeks;
    if (!current)
      return {
        finding: [noHistory(sheet, 'how your week was')],
        evidence: [],
        meaning: ['Upload a few workouts and ask again.'],
      };
    if (/\b(?:month|year)s?\b/.test(question))
      return {
        finding: [
          `I can't tell which month or year you mean, because you did not name it; name it, ` +
            'and I add it up.',
        ],
        evidence: [],
        meaning: [],
      };
    const thisWeek = /\bthis week\b/.test(question) || !last;
    return {
      finding: [
        sum(
          thisWeek ? 'This week so far you did' : 'In the last whole week you did',
          thisWeek ? current : last,
        ) ?? 'There was no training in that week.',
      ],
      evidence: [
        shares(thisWeek ? current : last),
        thisWeek ? null : change(sheet),
        thisWeek ? null : sum('This week so far it is', current),
        latest(sheet),
        formLine(sheet),
      ],
      meaning: ['The week counts all your sports together, from Monday on.'],
    };
  },
  suggestions: (sheet) => (weeksOf(sheet).length > 0 ? ['How was my last week?'] : []),
};

function sum(opening: string, week: WeekFacts | undefined): Line {
  if (!week?.workouts || week.workouts.value === 0) return null;
  const parts = [
    week.time && say`${week.time} of moving time`,
    week.distance && say`${week.distance}`,
    week.climbing && say`${week.climbing} of climbing`,
  ].filter((part) => part !== undefined);
  const load = week.load ? say`, with a load of ${week.load}` : '';
  return say`${opening} ${week.workouts} ${week.workouts.value === 1 ? 'workout' : 'workouts'}: ${list(parts)}${load}.`;
}

function shares(week: WeekFacts | undefined): Line {
  return week?.easy && week.hard
    ? say`Of the time, ${week.easy} was easy (zone 2 or below) and ${week.hard} hard (zone 4 or above).`
    : null;
}

function change(sheet: FactSheet): Line {
  return when(sheet, ['week.change.load'], (load) => {
    const time = sheet.get('week.change.time');
    return load
      ? say`Against the weeks before, the load changed by ${load}${time ? say` and the time by ${time}` : ''}.`
      : null;
  });
}

function latest(sheet: FactSheet): Line {
  return when(sheet, ['latest.1.what'], (what) => {
    const distance = sheet.get('latest.1.distance');
    return what
      ? say`Your latest workout: ${what}${distance ? say`, over ${distance}` : ''}.`
      : null;
  });
}
