import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { formLine, freshness, lastSevenDays } from '../fitness/fitness-lines.js';
import type { Topic } from '../topic.js';
import { BEGIN_AGAIN, careful, CHECK, easyRange, idle } from './plan-lines.js';

/** How to plan a week, and what the next one should be about. */
export const weekPlanTopic: Topic = {
  id: 'plan-week',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'weekly structure',
      'structure my week',
      'plan my week',
      'plan for the week',
      'training week',
      'next week of riding',
      'next week of running',
      'next week focus',
      'week focus',
      'focus on',
      'should i focus',
      // eslint-disable-next-line stridewatt/plain-english -- a word that athletes write
      'lay out my week',
      'week look like',
    ],
    6: [
      'training plan',
      'next week',
      'coming week',
      'plan for next',
      'make me a plan',
      'weekly plan',
    ],
    4: ['plan', 'structure', 'schedule', 'focus'],
  },
  answer: (sheet) => ({
    finding: [opening(sheet)],
    evidence: [
      careful(sheet),
      layout(sheet),
      easyRange(sheet),
      used(sheet),
      formLine(sheet),
      lastSevenDays(sheet),
    ],
    meaning: [step(sheet), CHECK],
  }),
};

function opening(sheet: FactSheet): Line {
  if (idle(sheet)) return BEGIN_AGAIN;
  switch (freshness(sheet)) {
    case 'tired':
      return 'Make it an easier week: your load says that you have done more than you are used to.';
    case 'loaded':
      return (
        'Hold what you have, and keep the easy days easy: you are already above your usual ' +
        'load.'
      );
    case 'fresh':
      return (
        'There is room for a full week of training: your load has been below what you are used ' +
        'to.'
      );
    case 'neutral':
    case null:
      return (
        'Plan most days easy, at most 2 [P] hard ones apart from each other, and at least 1 ' +
        '[P] day off.'
      );
  }
}

function layout(sheet: FactSheet): Line {
  if (freshness(sheet) === 'tired')
    return 'Keep a short spell of hard work at most, and take more than a single day off.';
  return sheet.context.family === 'running'
    ? 'Put a long easy run at the end of the week, and easy days before and after hard ones.'
    : 'Put a long easy ride where you have time, and easy days before and after hard ones.';
}

/** What the athlete said that they do, and have time for. */
function used(sheet: FactSheet): Line {
  return when(sheet, ['athlete.hours'], (hours) => {
    const days = sheet.get('athlete.days');
    return hours
      ? say`You said that you train ${hours} in a week${days ? say`, on ${days} days` : ''}; a plan should fit that.`
      : null;
  });
}

function step(sheet: FactSheet): Line {
  return (
    when(sheet, ['fitness.week'], (week) =>
      week && Number(week.value) > 0
        ? say`Let the load rise by no more than 10% [P] a week from the ${week} of the last one, and fall every few weeks.`
        : null,
    ) ?? 'Let the load rise little by little, and fall every few weeks.'
  );
}
