import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import type { ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import { comparedSheet, storiedSheet, trainingSheet } from '#test/builders/coached-history.js';
import { closeSheet } from '#test/builders/coached-sheets.js';
import { atLevel } from '#coaching/domain/answer/level.js';

/** One of the questions that athletes ask, in three wordings, over a sheet that can answer it. */
export interface PublicQuestion {
  readonly number: number;
  readonly wordings: readonly [string, string, string];
  readonly sheet: (level: ReadingLevel) => FactSheet;
  /** Keys of facts that a right answer rests on; of a group in brackets one is enough. */
  readonly facts: readonly (string | readonly string[])[];
}

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
const hills = (level: ReadingLevel) => storiedSheet('hillyRide', level);
const race = (level: ReadingLevel) => storiedSheet('racedRun', level);

export const FORTY_QUESTIONS: readonly PublicQuestion[] = [
  {
    number: 1,
    wordings: [
      'How hard was this ride for me?',
      'was that a tough ride',
      'How intense was todays ride?',
    ],
    sheet: ride,
    facts: ['load.intensity', 'threshold.ftp', ['history.load.median', 'zones.power.hard.time']],
  },
  {
    number: 2,
    wordings: [
      'Did I ride at a steady effort?',
      'Was my effort even and steady?',
      'how smooth was my riding',
    ],
    sheet: ride,
    facts: ['power.variability'],
  },
  {
    number: 3,
    wordings: [
      'What zone was I mostly in?',
      'Which zone did I spend most time in?',
      'time in zones please',
    ],
    sheet: ride,
    facts: ['zones.power.3.share', 'zones.power.3.time', 'zones.power.3.range'],
  },
  {
    number: 4,
    wordings: ['Was my heart rate normal?', 'Is my HR ok for this ride?', 'was my pulse too high'],
    sheet: ride,
    facts: ['heartRate.average', 'heartRate.averageShare', 'heartRate.max'],
  },
  {
    number: 5,
    wordings: [
      'Did I fade at the end?',
      'did i slow down in the last part',
      'Was I weaker at the finish, did I bonk?',
    ],
    sheet: (level) => storiedSheet('fadingRide', level),
    facts: ['pacing.fade.output', 'pacing.end.heartRate'],
  },
  {
    number: 6,
    wordings: [
      'How much climbing, and did it slow me?',
      'how many metres of elevation did I climb',
      'Did the hills slow me down?',
    ],
    sheet: hills,
    facts: ['climb.gain', 'climbs.1.gain', ['climbs.together.speed', 'climbs.againstFlat.speed']],
  },
  {
    number: 7,
    wordings: [
      'Do I need a rest day?',
      'should I take a day off after this',
      'Do I need to recover before I train tomorrow?',
    ],
    sheet: ride,
    facts: ['load.stress', 'fitness.form', 'fitness.week'],
  },
  {
    number: 8,
    wordings: [
      'How even were my intervals?',
      'were my reps consistent',
      'did my intervals get weaker',
    ],
    sheet: intervals,
    facts: ['intervals.count', 'intervals.output', 'intervals.trend', 'intervals.heartRateTrend'],
  },
  {
    number: 9,
    wordings: [
      'Is my aerobic base good?',
      'What was my decoupling?',
      'is my endurance base ok, how much cardiac drift',
    ],
    sheet: ride,
    facts: ['heartRate.decoupling'],
  },
  {
    number: 10,
    wordings: [
      'How does NP compare with avg power, meaning?',
      'normalized power vs average power',
      'Why is my normalised power higher than the average?',
    ],
    sheet: ride,
    facts: ['power.normalized', 'power.average', 'power.variability'],
  },
  {
    number: 11,
    wordings: [
      'Is my FTP right?',
      'should my ftp be changed',
      'Does my functional threshold power still fit?',
    ],
    sheet: ride,
    facts: ['power.best.1200', 'power.ftpEvidence', 'threshold.ftp', 'threshold.ftp.since'],
  },
  {
    number: 12,
    wordings: ['How was my cadence?', 'what rpm did i ride at', 'was my cadance good'],
    sheet: ride,
    facts: ['cadence.average', 'cadence.zone.3'],
  },
  {
    number: 13,
    wordings: [
      'How long above threshold?',
      'How much time did I spend over FTP?',
      'minutes at threshold or above',
    ],
    sheet: intervals,
    facts: ['zones.power.hard.time', 'zones.power.hard.longest'],
  },
  {
    number: 14,
    wordings: [
      'Was pacing right on the long climb?',
      'did I pace the climb well',
      'How was my pacing on the climb?',
    ],
    sheet: hills,
    facts: ['climbs.1.half.1.power', 'climbs.1.half.2.power'],
  },
  {
    number: 16,
    wordings: [
      'What does my power curve show today?',
      'what were my best powers',
      'best 5 min and best 20 min power?',
    ],
    sheet: ride,
    facts: ['power.best.300', 'power.best.1200', 'recentBests.power.300'],
  },
  {
    number: 17,
    wordings: [
      'Efficiency factor vs last month?',
      'How does my EF compare with last month?',
      'is my efficiency factor better than last month',
    ],
    sheet: ride,
    facts: ['load.efficiency', ['efficiency.trend', 'history.efficiency.median']],
  },
  {
    number: 19,
    wordings: [
      'Compare this 5x4 with my last.',
      'How did this set compare with my last 5x4?',
      'was this better than last time I did these intervals',
    ],
    sheet: intervals,
    facts: ['repeats.1.change.power', 'repeats.1.change.heartRate', 'repeats.1.day'],
  },
  {
    number: 20,
    wordings: [
      'Was TSS 95 justified?',
      'Is a TSS of 95 right for this ride?',
      'why was my training stress 95',
    ],
    sheet: (level) => storiedSheet('fadingRide', level),
    facts: ['load.stress', 'load.intensity', 'threshold.ftp', 'session.duration'],
  },
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
    sheet: (level) => comparedSheet(['steadyRun', 'steadyRun', 'steadyRun'], level),
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
    sheet: (level) => comparedSheet(['steadyRun', 'steadyRun', 'racedRun'], level),
    facts: ['W1.session.day', 'W2.session.day'],
  },
];

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
