import type { ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';
import { storiedSheet } from '#test/builders/coached-history.js';
import type { PublicQuestion } from './public-question.js';

const ride = (level: ReadingLevel) => storiedSheet('steadyRide', level);
const intervals = (level: ReadingLevel) => storiedSheet('intervalRide', level);
const hills = (level: ReadingLevel) => storiedSheet('hillyRide', level);

/** Questions 1 to 20: about one ride. */
export const RIDE_QUESTIONS: readonly PublicQuestion[] = [
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
];
