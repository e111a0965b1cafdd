import type { FactSheet, ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import { atLevel } from '#coaching/domain/answer/level.js';
import { storiedSheet, trainingSheet } from '#test/builders/coached-history.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import type { PublicQuestion } from './public-question.js';
import { RIDE_QUESTIONS } from './ride-questions.js';
import { RUN_QUESTIONS } from './run-questions.js';

export const FORTY_QUESTIONS: readonly PublicQuestion[] = [...RIDE_QUESTIONS, ...RUN_QUESTIONS];

/** The same question over a sheet that cannot answer it. */
export interface Unanswerable {
  readonly number: number;
  readonly wording: string;
  readonly sheet: (level: ReadingLevel) => FactSheet;
  readonly because: RegExp;
}

const ride = (level: ReadingLevel) => storiedSheet('steadyRide', level);
const run = (level: ReadingLevel) => storiedSheet('steadyRun', level);
const intervals = (level: ReadingLevel) => storiedSheet('intervalRide', level);

export const UNANSWERABLE: readonly Unanswerable[] = [
  {
    number: 7,
    wording: 'Do I need a rest day?',
    sheet: (level) =>
      trainingSheet(level, undefined, { weeks: [], load: null, families: [], latest: [] }),
    because: /none of your workouts/,
  },
  { number: 8, wording: 'How even were my intervals?', sheet: ride, because: /no work intervals/ },
  { number: 9, wording: 'Is my aerobic base good?', sheet: intervals, because: /interval session/ },
  {
    number: 10,
    wording: 'NP vs average?',
    sheet: (level) => storiedSheet('rideWithoutPower', level),
    because: /no power data/,
  },
  { number: 15, wording: 'Did I deplete W prime?', sheet: ride, because: /critical power and W/ },
  {
    number: 18,
    wording: 'Left/right balance changes with fatigue?',
    sheet: ride,
    because: /which leg/,
  },
  {
    number: 19,
    wording: 'Compare this 5x4 with my last.',
    sheet: (level) => atLevel(closeSheet('intervalRide'), level),
    because: /no earlier session/,
  },
  {
    number: 26,
    wording: 'Am I improving?',
    sheet: (level) => atLevel(closeSheet('steadyRun'), level),
    because: /only see this one workout/,
  },
  { number: 28, wording: 'Negative split?', sheet: intervals, because: /interval session/ },
  {
    number: 31,
    wording: 'Heart-rate drift?',
    sheet: (level) => storiedSheet('rideWithoutHeartRate', level),
    because: /no heart-rate data/,
  },
  { number: 32, wording: 'What 10K could I run?', sheet: run, because: /all-out run/ },
  { number: 37, wording: 'VDOT?', sheet: run, because: /all-out run/ },
  {
    number: 39,
    wording: 'Monotony this week?',
    sheet: (level) => atLevel(closeSheet('steadyRide'), level),
    because: /./,
  },
];
