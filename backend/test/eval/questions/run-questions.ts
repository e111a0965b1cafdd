import { abstain, abstainOr, even, facts, zoneExpected, type Paraphrased } from './paraphrased.js';

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
    expect: (t) => {
      if (!t.heartRate) return abstain();
      if (!t.thresholds) return abstain();
      return zoneExpected(t);
    },
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
    expect: (t) => {
      if (t.meant === 'intervals') return abstain(/interval/);
      // Each half by its time or by its pace.
      if ((even(t) || t.meant === 'race') && t.outdoors && t.plan.name !== 'run-waits')
        return facts(
          ['halves.1.time', 'label:ace of the first half'],
          ['halves.2.time', 'label:ace of the second half'],
        );
      return null;
    },
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
    expect: (t) => {
      if (!t.heartRate) return abstain(/no heart-rate data/);
      // From interval to interval it may be told.
      if (t.meant === 'intervals')
        return abstainOr(/interval/, [
          'label:Average heart rate of interval 1',
          'label:Heart rate of interval 1',
        ]);
      // "Did it creep up" is answered by the heart rates of its parts as well.
      if (t.meant === 'even' && t.minutes >= 60 && !t.faulty)
        return facts(['heartRate.decoupling', 'pacing.quarter.4.heartRate']);
      return null;
    },
  },
  {
    number: 32,
    sport: 'run',
    wordings: [
      'What time could I run over 10 km?',
      'how fast a half marathon can I do',
      'Which 10k time does this run predict?',
    ],
    expect: (t) => {
      if (t.plan.name === 'run-race-10k') return facts('predictions.source');
      if (t.meant === 'even' && t.plan.name !== 'run-easy-too-fast') return abstain(/all-out/);
      return null;
    },
  },
  {
    number: 33,
    sport: 'run',
    wordings: [
      'Were my 400s consistent?',
      'how even were the repetitions',
      'Did my intervals get slower?',
    ],
    expect: (t) => {
      if (t.meant === 'intervals' && t.plan.plan.laps !== 'auto')
        return facts([
          'intervals.trend',
          'intervals.paceTrend',
          'intervals.spread',
          'label:Spread of pace over your ',
        ]);
      if (even(t)) return abstain(/no (?:work )?intervals/i);
      return null;
    },
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
    expect: (t) => {
      if (t.plan.name === 'run-race-10k') return facts(['prediction.42195', 'predictions.source']);
      if (t.meant === 'even' && t.plan.name !== 'run-easy-too-fast') return abstain(/all-out/);
      return null;
    },
  },
  {
    number: 36,
    sport: 'run',
    wordings: [
      'Which threshold pace is my rTSS based on?',
      'how is the running TSS calculated',
      'where does my rTSS come from',
    ],
    expect: (t) => {
      if (t.basePace && t.outdoors && t.minutes >= 20)
        return facts('load.stress', 'load.intensity', 'threshold.pace');
      if (t.plan.athlete === 'nobody') return abstain();
      return null;
    },
  },
  {
    number: 37,
    sport: 'run',
    wordings: [
      'What VDOT do I have?',
      'VDOT and the paces for training?',
      'Which VDOT does this run give?',
    ],
    expect: (t) => {
      if (t.plan.name === 'run-race-10k') return facts('prediction.vdot');
      // Without heart rate nothing shows whether it was all-out.
      if (t.meant === 'even' && t.plan.name !== 'run-easy-too-fast')
        return abstain(/all-out|no heart-rate data/);
      return null;
    },
  },
];
