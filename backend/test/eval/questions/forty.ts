import type { Expected } from './question.js';
import { mainZone, type Traits } from './traits.js';

/**
 * One of the forty questions in three wordings that nobody tuned the coach to, and what a right
 * answer holds. Null: not asked of such a workout.
 */
export interface Paraphrased {
  readonly number: number;
  readonly sport: 'ride' | 'run' | 'both';
  readonly wordings: readonly [string, string, string];
  readonly storied?: boolean;
  readonly expect: (traits: Traits) => Expected | null;
}

type Groups = readonly (string | readonly string[])[];
const facts = (...groups: Groups): Expected => ({ kind: 'facts', facts: groups });
const abstain = (because?: RegExp): Expected => ({ kind: 'abstain', because });
const even = ({ meant }: Traits) => ['even', 'fade', 'negative'].includes(meant);

/** The first twenty, of rides. */
export const RIDE_QUESTIONS: readonly Paraphrased[] = [
  {
    number: 1,
    sport: 'ride',
    wordings: [
      'Was this a hard one or an easy one?',
      'How tough was that ride on me?',
      'how demanding was this session',
    ],
    expect: (t) =>
      t.meant === 'short' || !t.thresholds
        ? null
        : t.power
          ? facts('load.intensity')
          : facts([
              'heartRate.averageShare',
              'heartRate.reserveShare',
              'zones.heartRate.hard.share',
            ]),
  },
  {
    number: 2,
    sport: 'ride',
    wordings: [
      'Was my power nice and even?',
      'Did I keep a constant effort on this ride?',
      'how even did I ride?',
    ],
    expect: (t) =>
      t.meant === 'short'
        ? null
        : !t.power
          ? null
          : t.meant === 'intervals'
            ? abstain(/interval/)
            : facts('power.variability'),
  },
  {
    number: 3,
    sport: 'ride',
    wordings: [
      'In which zone did I ride most of the time?',
      'what was my dominant zone',
      'Where did I spend my time, zone wise?',
    ],
    expect: (t) => zoneExpected(t),
  },
  {
    number: 4,
    sport: 'ride',
    wordings: [
      'Does my heart rate look normal here?',
      'was my heartrate okay',
      'Is anything odd about my pulse on this ride?',
    ],
    expect: (t) =>
      t.heartRate ? facts('heartRate.average', 'heartRate.max') : abstain(/no heart-rate data/),
  },
  {
    number: 5,
    sport: 'ride',
    wordings: [
      'Did I get weaker towards the end?',
      'was I running out of steam in the final part?',
      'did my power drop off late in the ride',
    ],
    expect: (t) =>
      t.power && even(t) && t.minutes >= 30
        ? facts(['pacing.fade.output', 'pacing.end.output', 'durability.change.output'])
        : t.meant === 'intervals'
          ? abstain(/interval|under an hour/)
          : null,
  },
  {
    number: 6,
    sport: 'ride',
    wordings: [
      'How many metres did I climb, and did the hills cost me speed?',
      'how hilly was it',
      'What was my elevation gain?',
    ],
    expect: (t) => (t.altitude && t.outdoors ? facts('climb.gain') : abstain()),
  },
  {
    number: 7,
    sport: 'ride',
    storied: true,
    wordings: [
      'Should I rest tomorrow?',
      'is a day off a good idea now',
      'Am I recovered enough to train hard tomorrow?',
    ],
    expect: (t) => (t.thresholds ? facts('fitness.form', 'fitness.week') : null),
  },
  {
    number: 8,
    sport: 'ride',
    wordings: [
      'Were my intervals even?',
      'how consistent were the efforts',
      'Did I hold the power across the reps?',
    ],
    expect: (t) =>
      t.meant === 'intervals'
        ? t.plan.plan.laps === 'auto'
          ? null
          : facts('intervals.count', 'intervals.output', 'intervals.trend')
        : even(t)
          ? abstain(/no work intervals/)
          : null,
  },
  {
    number: 9,
    sport: 'ride',
    wordings: [
      'How is my aerobic endurance judging by this ride?',
      'what did decoupling look like',
      'Is my base fitness any good?',
    ],
    expect: (t) =>
      !t.heartRate
        ? abstain()
        : t.meant === 'intervals'
          ? abstain(/interval/)
          : t.power && t.meant === 'even' && t.minutes >= 60 && !t.faulty && !t.plan.plan.stops
            ? facts('heartRate.decoupling')
            : null,
  },
  {
    number: 10,
    sport: 'ride',
    wordings: [
      'Why do NP and average power differ?',
      'what does my normalized power tell compared to the average',
      'NP against average watts?',
    ],
    expect: (t) =>
      !t.power
        ? abstain(/no power data/)
        : t.minutes >= 20
          ? facts('power.normalized', 'power.average')
          : null,
  },
  {
    number: 11,
    sport: 'ride',
    wordings: [
      'Is my FTP set correctly?',
      'does my FTP need an update',
      'Is 250 W still the right FTP for me?',
    ],
    expect: (t) =>
      !t.power
        ? abstain()
        : t.thresholds && t.minutes >= 30
          ? facts('threshold.ftp', ['power.best.1200', 'power.ftpEvidence', 'ftp.estimate'])
          : null,
  },
  {
    number: 12,
    sport: 'ride',
    wordings: [
      'What cadence did I ride?',
      'was I spinning fast enough',
      'how many revolutions per minute did I pedal?',
    ],
    expect: () => facts('cadence.average'),
  },
  {
    number: 13,
    sport: 'ride',
    wordings: [
      'How many minutes did I spend at or above threshold?',
      'time over FTP?',
      'How long was I above my threshold power?',
    ],
    expect: (t) =>
      !t.power
        ? null
        : t.thresholds && (t.truths.get('zones.power.hard.time')?.value ?? 0) > 60
          ? facts('zones.power.hard.time')
          : null,
  },
  {
    number: 14,
    sport: 'ride',
    wordings: [
      'Did I pace the big climb well?',
      'was my pacing up the long hill right',
      'How did I split my power on the main climb?',
    ],
    expect: (t) =>
      t.meant === 'hilly' && t.power
        ? facts('climbs.1.half.1.power', 'climbs.1.half.2.power')
        : !t.altitude
          ? abstain()
          : null,
  },
  {
    number: 15,
    sport: 'ride',
    wordings: [
      'Did I empty my W prime?',
      "How low did my W' balance go?",
      'was my anaerobic battery empty at some point',
    ],
    expect: (t) =>
      t.plan.name === 'ride-all-out-hour'
        ? abstain(/set too low/)
        : t.plan.athlete === 'racer' && t.power
          ? facts('wPrime.minimum', 'wPrime.minimumShare', 'wPrime.criticalPower')
          : abstain(),
  },
  {
    number: 16,
    sport: 'ride',
    wordings: [
      'What were my best 5 and 20 minutes of power?',
      'show my power curve',
      'Which peak powers did I reach?',
    ],
    expect: (t) =>
      !t.power ? abstain() : t.minutes >= 30 ? facts('power.best.300', 'power.best.1200') : null,
  },
  {
    number: 17,
    sport: 'ride',
    storied: true,
    wordings: [
      'Is my efficiency factor up on last month?',
      'EF now and a month ago?',
      'How has my efficiency changed lately?',
    ],
    expect: (t) =>
      t.meant === 'even'
        ? facts('load.efficiency', ['efficiency.trend', 'history.efficiency.median'])
        : null,
  },
  {
    number: 18,
    sport: 'ride',
    wordings: [
      'Does my left-right balance change when I get tired?',
      'how do my left and right leg share the power',
      'Is there a difference between my legs?',
    ],
    expect: (t) =>
      t.plan.name === 'ride-both-legs'
        ? facts('power.balance.right', 'power.balance.right.half.1', 'power.balance.right.half.2')
        : abstain(),
  },
  {
    number: 19,
    sport: 'ride',
    storied: true,
    wordings: [
      'How does this 5x4 compare with the one before?',
      'were these intervals better than last time',
      'Compare this set with my previous 5x4 min.',
    ],
    expect: (t) =>
      t.meant === 'intervals' ? facts('repeats.1.change.power', 'repeats.1.day') : null,
  },
  {
    number: 20,
    sport: 'ride',
    wordings: [
      'Why did I get this training stress?',
      'Where does the TSS come from?',
      'is the TSS of this ride plausible',
    ],
    expect: (t) =>
      t.power && t.thresholds && t.minutes >= 20
        ? facts('load.stress', 'load.intensity', 'threshold.ftp')
        : null,
  },
];

function zoneExpected(t: Traits): Expected | null {
  if (t.plan.athlete === 'nobody') return abstain();
  const table = t.ride ? (t.power ? 'power' : 'heartRate') : 'heartRate';
  const zone = table === 'heartRate' && !t.heartRate ? null : mainZone(t, table);
  return zone === null
    ? null
    : facts(`zones.${table}.${zone}.share`, `zones.${table}.${zone}.time`);
}

/** The other twenty, of runs. */
export const RUN_QUESTIONS: readonly Paraphrased[] = [
  {
    number: 21,
    sport: 'run',
    wordings: [
      'Was this easy enough for an easy day?',
      'did I run too hard for an easy run',
      'Should I have run slower today?',
    ],
    expect: (t) =>
      t.meant === 'even' && t.heartRate && t.thresholds
        ? facts(
            ['zones.heartRate.easy.share', 'zones.heartRate.hard.share'],
            ...(t.basePace && t.outdoors
              ? [['zones.pace.easy.share', 'zones.pace.hard.share']]
              : []),
          )
        : null,
  },
  {
    number: 22,
    sport: 'run',
    wordings: [
      'What happened in km 4?',
      'Why was the fourth kilometre slower?',
      'tell me about kilometre 4',
    ],
    expect: (t) => (even(t) || t.meant === 'race' ? facts(['splits.4.speed', 'label:km 4']) : null),
  },
  {
    number: 23,
    sport: 'run',
    wordings: [
      'Is my step frequency alright?',
      'what was my cadence on this run',
      'How many steps a minute did I take?',
    ],
    expect: () => facts('cadence.average'),
  },
  {
    number: 24,
    sport: 'run',
    wordings: ['Was my start too quick?', 'Did I begin too fast?', 'did I overdo the first km'],
    expect: (t) =>
      (even(t) || t.meant === 'race') &&
      t.outdoors &&
      !['run-waits', 'run-of-nobody'].includes(t.plan.name)
        ? facts([
            'start.change.pace',
            'splits.1.speed',
            'start.first.graded',
            'label:km 1',
            'label:first km',
          ])
        : null,
  },
  {
    number: 25,
    sport: 'run',
    wordings: [
      'How many minutes in each heart rate zone?',
      'give me my HR zone split',
      'heart rate zone distribution please',
    ],
    expect: (t) => (!t.heartRate ? abstain() : !t.thresholds ? abstain() : zoneExpected(t)),
  },
  {
    number: 26,
    sport: 'run',
    storied: true,
    wordings: [
      'Am I getting fitter as a runner?',
      'is my running improving',
      'Do I make progress?',
    ],
    expect: (t) => (even(t) ? facts('efficiency.trend', 'efficiency.workouts') : null),
  },
  {
    number: 27,
    sport: 'run',
    storied: true,
    wordings: [
      'How many days until I am recovered?',
      'when can I run hard again',
      'How much recovery does this run need?',
    ],
    expect: (t) =>
      t.thresholds
        ? facts(['load.stress', 'load.heartRate', 'load.heartRateStress'], 'fitness.form')
        : null,
  },
  {
    number: 28,
    sport: 'run',
    wordings: [
      'Was it a negative split?',
      'did I run the second half faster',
      'How do my two halves compare?',
    ],
    expect: (t) =>
      t.meant === 'intervals'
        ? abstain(/interval/)
        : (even(t) || t.meant === 'race') && t.outdoors && t.plan.name !== 'run-waits'
          ? facts(
              ['pacing.halves.output', 'halves.change.graded', 'halves.change.pace'],
              'halves.1.time',
              'halves.2.time',
            )
          : null,
  },
  {
    number: 29,
    sport: 'run',
    wordings: [
      'What would my pace have been on the flat?',
      'how hard were the hills in terms of effort',
      'GAP versus actual pace?',
    ],
    expect: (t) => (t.altitude && t.outdoors ? facts('speed.graded', 'speed.average') : abstain()),
  },
  {
    number: 30,
    sport: 'run',
    wordings: [
      'Did I hit tempo zone in the tempo part?',
      'was the tempo section in the right zone',
      'How was my tempo?',
    ],
    expect: (t) =>
      t.plan.name === 'run-race-10k'
        ? facts([
            'zones.pace.tempo.longest',
            'zones.pace.3.share',
            'zones.pace.4.share',
            'tempo.speed',
            'zones.pace.hard.longest',
          ])
        : null,
  },
  {
    number: 31,
    sport: 'run',
    wordings: [
      'Did my pulse creep up during the run?',
      'how much cardiac drift was there',
      'What about heart rate drift and Pa:Hr?',
    ],
    expect: (t) =>
      !t.heartRate
        ? abstain(/no heart-rate data/)
        : t.meant === 'intervals'
          ? abstain(/interval/)
          : t.meant === 'even' && t.minutes >= 60 && !t.faulty
            ? facts('heartRate.decoupling')
            : null,
  },
  {
    number: 32,
    sport: 'run',
    wordings: [
      'What time could I run over 10 km?',
      'how fast a half marathon can I do',
      'Which 10k time does this run predict?',
    ],
    expect: (t) =>
      t.plan.name === 'run-race-10k'
        ? facts('predictions.source')
        : t.meant === 'even' && t.plan.name !== 'run-easy-too-fast'
          ? abstain(/all-out/)
          : null,
  },
  {
    number: 33,
    sport: 'run',
    wordings: [
      'Were my 400s consistent?',
      'how even were the repetitions',
      'Did my intervals get slower?',
    ],
    expect: (t) =>
      t.meant === 'intervals' && t.plan.plan.laps !== 'auto'
        ? facts('intervals.count', ['intervals.trend', 'intervals.paceTrend'], 'intervals.spread')
        : even(t)
          ? abstain(/no work intervals/)
          : null,
  },
  {
    number: 34,
    sport: 'run',
    wordings: [
      'Can I believe the heart rate of this run?',
      'is the HR sensor data reliable',
      'Was my strap working properly?',
    ],
    expect: (t) =>
      !t.heartRate
        ? abstain(/no heart-rate data/)
        : facts(['sensor.heartRate.missing', 'heartRate.average', 'sensor.heartRate.cadence-lock']),
  },
  {
    number: 35,
    sport: 'run',
    wordings: [
      'What marathon time does this point to?',
      'which marathon could I run',
      'Can you predict my marathon from this?',
    ],
    expect: (t) =>
      t.plan.name === 'run-race-10k'
        ? facts(['prediction.42195', 'predictions.source'])
        : t.meant === 'even' && t.plan.name !== 'run-easy-too-fast'
          ? abstain(/all-out/)
          : null,
  },
  {
    number: 36,
    sport: 'run',
    wordings: [
      'Which threshold pace is my rTSS based on?',
      'how is the running TSS calculated',
      'where does my rTSS come from',
    ],
    expect: (t) =>
      t.basePace && t.outdoors && t.minutes >= 20
        ? facts('load.stress', 'load.intensity', 'threshold.pace')
        : t.plan.athlete === 'nobody'
          ? abstain()
          : null,
  },
  {
    number: 37,
    sport: 'run',
    wordings: [
      'What VDOT do I have?',
      'VDOT and the paces for training?',
      'Which VDOT does this run give?',
    ],
    expect: (t) =>
      t.plan.name === 'run-race-10k'
        ? facts('prediction.vdot')
        : t.meant === 'even' && t.plan.name !== 'run-easy-too-fast'
          ? abstain(/all-out/)
          : null,
  },
];
