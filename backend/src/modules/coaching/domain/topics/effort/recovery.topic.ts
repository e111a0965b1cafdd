import { say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { effortLevel } from './effort-lines.js';
import { dailyLoads, formLine, freshness, lastSevenDays } from '../fitness/fitness-lines.js';
import { againstUsual } from '../fitness/own-history.js';
import { cannotTell } from '../session/session-lines.js';
import { idle } from '../plan/plan-lines.js';
import type { Topic } from '../topic.js';

/**
 * Rest and recovery: from the load of the session and of the days before, never as a number of
 * hours.
 */
export const recoveryTopic: Topic = {
  id: 'recovery',
  kinds: ['workout', 'history'],
  cues: {
    9: [
      'hard session tomorrow',
      'hard ride tomorrow',
      'hard run tomorrow',
      'train hard tomorrow',
      'run hard again',
      'ride hard again',
      'train hard again',
      'go hard again',
      'hard session again',
      'hard again',
    ],
    7: [
      'should i race',
      'can i race',
      'may i race',
      'rest day',
      'days off',
      'take a day off',
      'how long to recover',
      'recovery time',
    ],
    5: [
      'recover',
      'recovery',
      'recovered',
      'day off',
      'overtrain',
      'overtraining',
      'train tomorrow',
      'ride tomorrow',
      'run tomorrow',
    ],
    4: ['tomorrow', 'fatigue', 'fatigued', 'freshness'],
    3: ['rest', 'sore', 'tired'],
    2: ['ready'],
  },
  answer: (sheet, question) => ({
    finding: RACING.test(question) ? [toRace(sheet), WHETHER_TO_RACE] : [opening(sheet)],
    evidence:
      sheet.kind === 'history'
        ? [formLine(sheet), lastSevenDays(sheet), dailyLoads(sheet)]
        : [formLine(sheet) ?? againstUsual(sheet, 'load') ?? hard(sheet), lastSevenDays(sheet)],
    meaning: [],
  }),
};

const RACING = /\b(?:should|can|may|could) i (?:still )?race\b/;
const WHETHER_TO_RACE =
  `Whether to race I can't decide for you, because how you feel, how long it is and what it ` +
  'means to you are not recorded here.';

/** What the load says about a race in the next days; "not by your load" would pass for a no. */
function toRace(sheet: FactSheet): Line {
  if (idle(sheet))
    return (
      'There was no training in the last weeks, so you would start unprepared: easy sessions ' +
      'first, and the race another time.'
    );
  const worn = freshness(sheet);
  if (worn === 'tired')
    return 'Going by your load you would start tired, so an easy race day or none makes sense.';
  if (worn === 'loaded')
    return 'Going by your load you would start a little tired: easy days before it would help.';
  if (sheet.kind === 'workout') return opening(sheet);
  return worn === null
    ? (cannotTell(sheet, 'form', 'how rested you would start') ??
        `I can't tell how rested you would start, because there is too little training of ` +
          'yours to go by.')
    : 'Nothing in your load speaks against it: you have not done more than you are used to.';
}

function opening(sheet: FactSheet): Line {
  const worn = freshness(sheet) === 'tired';
  if (sheet.kind === 'history') return ofWeeks(sheet);
  switch (effortLevel(sheet)?.level) {
    case 'easy':
      return worn
        ? 'An easier day makes sense, not for this session but for the days before it.'
        : `From this session alone, you need no rest day: it was easy${stress(sheet)}.`;
    case 'moderate':
      return worn
        ? 'An easier day makes sense, not for this session but for the days before it.'
        : `From this session alone, a rest day is not needed: it was moderate${stress(sheet)}.`;
    case 'demanding':
      return `An easier day after this one makes sense: it was demanding${stress(sheet)}.`;
    case 'hard':
    case 'very hard':
      return `Yes, plan an easy day or a day off after this one: it was hard${stress(sheet)}.`;
    case undefined:
      return (
        `I can't tell how much recovery this session asks for, because I have nothing to ` +
        'measure how hard it was for you.'
      );
  }
}

function ofWeeks(sheet: FactSheet): Line {
  const off = sheet.number('fitness.restDays');
  switch (freshness(sheet)) {
    case 'tired':
      return 'Yes, going by your load a day off or an easy one makes sense now.';
    case 'loaded':
      return off === 0
        ? 'Yes, going by your load: there was no day off in the week.'
        : 'By your load alone you need no day off, but keep the next day easy.';
    case 'neutral':
    case 'fresh':
      return 'By your load you need no day off: you have not done more than you are used to.';
    case null:
      return (
        cannotTell(sheet, 'form', 'whether you need a rest day') ??
        `I can't tell whether you need a rest day, because there is too little training of ` +
          'yours to go by.'
      );
  }
}

function stress(sheet: FactSheet): string {
  const load = sheet.get('load.stress');
  return load ? say`, with a training stress of ${load}` : '';
}

function hard(sheet: FactSheet): Line {
  return (
    when(sheet, ['zones.power.hard.time'], (time) =>
      time ? say`You spent ${time} in power zone 4 or above.` : null,
    ) ??
    when(sheet, ['zones.heartRate.hard.time'], (time) =>
      time ? say`Your heart spent ${time} in zone 4 or above.` : null,
    )
  );
}
