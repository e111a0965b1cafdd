import type { ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import {
  comparedSheet,
  comparedSides,
  storiedSheet,
  trainingSheet,
} from '#test/builders/coached-history.js';
import type { PublicQuestion } from './public-question.js';

const run = (level: ReadingLevel) => storiedSheet('steadyRun', level);
const intervals = (level: ReadingLevel) => storiedSheet('intervalRide', level);
const race = (level: ReadingLevel) => storiedSheet('racedRun', level);

const ALIKE = ['steadyRun', 'steadyRun', 'steadyRun'] as const;
const MIXED = ['steadyRun', 'steadyRun', 'racedRun'] as const;

/** Questions 21 to 40: about runs, comparisons and training. */
export const RUN_QUESTIONS: readonly PublicQuestion[] = [
  {
    number: 21,
    wordings: [
      'Was my pace too fast for an easy run?',
      'was this run easy enough',
      'Did I run my easy run too hard?',
    ],
    sheet: run,
    facts: [
      ['zones.pace.easy.share', 'zones.pace.hard.share'],
      ['zones.heartRate.easy.share', 'zones.heartRate.hard.share'],
    ],
  },
  {
    number: 22,
    wordings: [
      'Why was km 4 slow?',
      'what happened in the 4th kilometre',
      'was kilometer 4 slower than the rest',
    ],
    sheet: run,
    facts: ['splits.4.speed', 'speed.average', 'splits.4.heartRate'],
  },
  {
    number: 23,
    wordings: ['Is my cadence OK?', 'how many steps per minute', 'is my step rate too low'],
    sheet: run,
    facts: ['cadence.average'],
  },
  {
    number: 24,
    wordings: [
      'Did I start too fast?',
      'did i go out too hard',
      'Was my first kilometre too fast at the start?',
    ],
    sheet: run,
    facts: [['start.change.pace', 'splits.1.speed']],
  },
  {
    number: 25,
    wordings: [
      'How far in each HR zone?',
      'time in heart rate zones',
      'How long was I in each heart rate zone?',
    ],
    sheet: run,
    facts: ['zones.heartRate.2.time', 'zones.heartRate.2.share'],
  },
  {
    number: 26,
    wordings: [
      'Am I improving?',
      'am i getting faster',
      'Is my pace at the same heart rate getting better?',
    ],
    sheet: run,
    facts: ['efficiency.trend', 'efficiency.workouts'],
  },
  {
    number: 27,
    wordings: [
      'How long to recover?',
      'when am I recovered from this',
      'how many days off do I need',
    ],
    sheet: run,
    facts: [['load.stress', 'load.heartRate'], 'fitness.form'],
  },
  {
    number: 28,
    wordings: [
      'Negative split?',
      'was my second half faster than the first half',
      'Did I run a positive or negative split?',
    ],
    sheet: run,
    facts: ['pacing.halves.output', 'halves.1.time', 'halves.2.time'],
  },
  {
    number: 29,
    wordings: [
      'How hard were hills really?',
      'what was my grade adjusted pace',
      'how much did the hills cost me',
    ],
    sheet: run,
    facts: ['speed.graded', 'speed.average'],
  },
  {
    number: 30,
    wordings: [
      'Was my tempo in the right zone?',
      'was the tempo part at tempo',
      'how was my tempo block',
    ],
    sheet: race,
    facts: [
      ['zones.pace.tempo.longest', 'intervals.zones.pace.3.share', 'intervals.zones.pace.4.share'],
    ],
  },
  {
    number: 31,
    wordings: [
      'Heart-rate drift?',
      'did my heart rate drift',
      'How much did heart rate and pace decouple, what is the pa:hr?',
    ],
    sheet: run,
    facts: ['heartRate.decoupling'],
  },
  {
    number: 32,
    wordings: ['What 10K could I run?', 'predict my 10k', 'what half marathon time could i run'],
    sheet: race,
    facts: [['prediction.10000', 'prediction.21097.5', 'predictions.source'], 'predictions.source'],
  },
  {
    number: 33,
    wordings: [
      'Were my intervals consistent?',
      'Were my repeats even?',
      'how consistent were my reps',
    ],
    sheet: intervals,
    facts: ['intervals.count', 'intervals.trend', 'intervals.spread'],
  },
  {
    number: 34,
    wordings: [
      'Is HR data trustworthy?',
      'can I trust the heart rate data',
      'was my heart rate strap right',
    ],
    sheet: run,
    facts: [['sensor.heartRate.missing', 'heartRate.average']],
  },
  {
    number: 35,
    wordings: [
      'Marathon prediction from this half?',
      'what marathon could I run after this',
      'predict my marathon time',
    ],
    sheet: race,
    facts: ['prediction.42195', 'predictions.source'],
  },
  {
    number: 36,
    wordings: [
      'rTSS and threshold pace used?',
      'what threshold pace is behind the rTSS',
      'How was my running TSS worked out?',
    ],
    sheet: run,
    facts: ['load.stress', 'load.intensity', 'threshold.pace'],
  },
  {
    number: 37,
    wordings: [
      'VDOT and training paces?',
      'what is my vdot',
      'Which training paces follow from my VDOT?',
    ],
    sheet: race,
    facts: ['prediction.vdot', 'threshold.pace'],
  },
  {
    number: 38,
    wordings: [
      'Efficiency at marathon pace over these 3 long runs?',
      'is my efficiency better in these runs',
      'compare efficiency factor of the runs',
    ],
    sheet: (level) => comparedSheet(ALIKE, level),
    aids: (sheet) => ({ sides: comparedSides(ALIKE, sheet) }),
    facts: ['W1.load.efficiency', 'W3.load.efficiency'],
  },
  {
    number: 39,
    wordings: [
      'Monotony this week?',
      'how monotonous was my week',
      'was my training too monotonous',
    ],
    sheet: trainingSheet,
    facts: ['fitness.monotony', 'fitness.strain'],
  },
  {
    number: 40,
    wordings: [
      'Compare these 3 long runs.',
      'how do these three runs compare',
      'which of these runs was better',
    ],
    sheet: (level) => comparedSheet(MIXED, level),
    aids: (sheet) => ({ sides: comparedSides(MIXED, sheet) }),
    facts: [
      ['W1.session.day', 'W1.speed.average'],
      ['W2.session.day', 'W2.speed.average'],
    ],
  },
];
