import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { formLine, fitnessLine, lastSevenDays } from '../fitness/fitness-lines.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';
import { BEGIN_AGAIN, careful, CHECK, idle } from './plan-lines.js';

/** Building up to the day of an event. */
export const eventPlanTopic: Topic = {
  id: 'plan-event',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'build to my event',
      'build up to',
      'until my event',
      'my event',
      'event date',
      'prepare for my race',
      'prepare for my event',
      'race preparation',
      'goal event',
      'build to',
    ],
    5: ['event', 'prepare'],
  },
  answer: (sheet) => ({
    finding: [idle(sheet) ? BEGIN_AGAIN : event(sheet)],
    evidence: [careful(sheet), goal(sheet), fitnessLine(sheet), lastSevenDays(sheet)],
    meaning: [
      'First build easy volume step by step, then add work at the effort of the event, and ' +
        'let the load fall before the day. Every few weeks take an easier one.',
      CHECK,
    ],
  }),
};

function event(sheet: FactSheet): Line {
  return (
    when(sheet, ['athlete.event'], (day) =>
      day
        ? say`Build in blocks towards ${day}: base first, then the effort of the event, then rest.`
        : null,
    ) ??
    cannotTell(sheet, 'event', 'how the weeks to your event should go') ??
    `I can't tell how the weeks to your event should go, because no day of an event is known here.`
  );
}

function goal(sheet: FactSheet): Line {
  return when(sheet, ['athlete.goal'], (words) => (words ? say`Your goal is: ${words}.` : null));
}

/** Letting the load fall, and where it should aim. */
export const taperTopic: Topic = {
  id: 'plan-taper',
  kinds: ['workout', 'history'],
  cues: {
    8: [
      'taper',
      'tapering',
      'load target',
      'target load',
      'how much load',
      'weekly load',
      'ramp rate',
      'how much tss',
    ],
    4: ['target'],
  },
  answer: (sheet) => ({
    finding: [load(sheet)],
    evidence: [
      careful(sheet),
      fitnessLine(sheet),
      formLine(sheet),
      when(sheet, ['athlete.event'], (day) => (day ? say`Your event is on ${day}.` : null)),
    ],
    meaning: [
      'A taper keeps the hard work short and cuts the time, so that the load falls while the ' +
        'sharpness stays.',
      CHECK,
    ],
  }),
};

function load(sheet: FactSheet): Line {
  if (idle(sheet)) return BEGIN_AGAIN;
  if (sheet.number('fitness.week') === 0)
    return (
      `I can't tell a load to aim for, because there was no training in your last week to go ` +
      'by.'
    );
  return (
    when(sheet, ['fitness.week'], (week) =>
      week
        ? say`Aim close to the ${week} of your last week: go no more than 10% [P] above it in a building week, and well below it in a taper.`
        : null,
    ) ?? `I can't tell a load to aim for, because the load of your weeks is not known here.`
  );
}
