import { deep, fuller } from '#coaching/domain/answer/level.js';
import { bare, say, when, type Line } from '#coaching/domain/answer/say.js';
import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { dailyLoads, fitnessLine, formLine, lastSevenDays } from '../fitness/fitness-lines.js';
import { cannotTell } from '../session/session-lines.js';
import type { Topic } from '../topic.js';

/** Above this a week is commonly called monotonous (Foster 1998). */
const MONOTONOUS = 2;
const VARIED = 1.5;

/** How alike the days of a week were loaded. */
export const monotonyTopic: Topic = {
  id: 'monotony',
  kinds: ['workout', 'history'],
  cues: {
    9: ['monotony', 'monotonous', 'training strain'],
    6: ['strain', 'too alike', 'varied enough'],
  },
  answer: (sheet) => {
    const value = sheet.get('fitness.monotony');
    if (sheet.number('fitness.week') === 0)
      return {
        finding: [
          `I can't tell how monotonous your week was, because there was no training in it.`,
        ],
        evidence: [],
        meaning: [],
      };
    if (!value) {
      return {
        finding: [
          cannotTell(sheet, 'monotony', 'how monotonous your week was') ??
            cannotTell(sheet, 'form', 'how monotonous your week was') ??
            noHistory(sheet, 'how monotonous your week was'),
        ],
        evidence: [dailyLoads(sheet), lastSevenDays(sheet)],
        meaning: ['A few more weeks of sessions would make it answerable.'],
      };
    }
    const size = Number(value.value);
    const word =
      size >= MONOTONOUS
        ? 'high: your days were much alike'
        : size >= VARIED
          ? 'on the high side'
          : 'not high: hard and easy days took turns';
    return {
      finding: [say`The monotony of the last week was ${value}, which is ${word}.`],
      evidence: [
        dailyLoads(sheet),
        fuller(sheet, () =>
          when(sheet, ['fitness.strain'], (strain) =>
            strain ? say`Strain, the load of the week times monotony, came to ${strain}.` : null,
          ),
        ),
        lastSevenDays(sheet),
      ],
      meaning: [
        'It is the mean daily load by its spread, rest days counted. Take it as a hint to ' +
          'let easy days be easy, not as an alarm.',
        deep(
          sheet,
          () =>
            'The measure is Foster\u2019s, with the spread as a standard deviation over the ' +
            'days of the week.',
        ),
      ],
    };
  },
};

/** Fitness, fatigue and form. */
export const fitnessTopic: Topic = {
  id: 'fitness',
  kinds: ['workout', 'history'],
  cues: {
    7: [
      'ctl',
      'tsb',
      'atl',
      'training stress balance',
      'fitness going',
      'fitness trend',
      'fitness up or down',
      'fitness and fatigue',
    ],
    5: ['fitness', 'freshness', 'fresh', 'my form', 'fatigue'],
    3: ['form', 'overtrained', 'overtraining'],
  },
  answer: (sheet) => {
    if (!sheet.has('fitness.fitness'))
      return {
        finding: [
          cannotTell(sheet, 'form', 'how your fitness stands') ??
            noHistory(sheet, 'how your fitness stands'),
        ],
        evidence: [],
        meaning: [
          'A few more weeks of sessions with power, pace or heart rate would make it answerable.',
        ],
      };
    return {
      finding: [direction(sheet) ?? fitnessLine(sheet)],
      evidence: [
        direction(sheet) ? fitnessLine(sheet) : null,
        formLine(sheet),
        lastSevenDays(sheet),
        weekChange(sheet),
        when(sheet, ['fitness.note'], (note) => (note ? say`Mind that ${bare(note)}.` : null)),
      ],
      meaning: [
        'This counts how much you trained, and not how fast you are. How you sleep and feel ' +
          'is not in it.',
      ],
    };
  },
};

/** Where fatigue is above fitness, fitness is being built; below it, it is let down. */
function direction(sheet: FactSheet): Line {
  const fitness = sheet.number('fitness.fitness');
  const fatigue = sheet.number('fitness.fatigue');
  if (fitness === null || fatigue === null || fitness <= 0 || sheet.unknown('form')) return null;
  const ratio = fatigue / fitness;
  if (ratio > 1.05)
    return (
      'Your fitness, counted as training load, is going up: lately you have trained more than ' +
      'your average.'
    );
  if (ratio < 0.95)
    return (
      'Your fitness, counted as training load, is going down a little: lately you have trained ' +
      'less than your average.'
    );
  return (
    'Your fitness, counted as training load, is holding: lately you have trained about as much ' +
    'as on average.'
  );
}

function weekChange(sheet: FactSheet): Line {
  return when(sheet, ['week.change.load'], (change) =>
    change
      ? say`The load of your last whole week differed by ${change} from the weeks before.`
      : null,
  );
}

export function noHistory(sheet: FactSheet, what: string): Line {
  return (
    cannotTell(sheet, 'workouts', what) ??
    cannotTell(sheet, 'history', what) ??
    `I can't tell ${what}, because there is too little training of yours to go by.`
  );
}
