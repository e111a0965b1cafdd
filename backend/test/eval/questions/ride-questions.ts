import { abstain, abstainOr, even, facts, zoneExpected, type Paraphrased } from './paraphrased.js';

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
    expect: (t) => {
      if (t.meant === 'short' || !t.thresholds) return null;
      if (t.power) return facts('load.intensity');
      return facts([
        'heartRate.averageShare',
        'heartRate.reserveShare',
        'zones.heartRate.hard.share',
      ]);
    },
  },
  {
    number: 2,
    sport: 'ride',
    wordings: [
      'Was my power nice and even?',
      'Did I keep a constant effort on this ride?',
      'how even did I ride?',
    ],
    expect: (t) => {
      if (t.meant === 'short') return null;
      if (!t.power) return null;
      // The evenness of its intervals answers as well as why the whole is not judged.
      if (t.meant === 'intervals') return abstainOr(/interval/, 'spread.power.intervals');
      return facts('power.variability');
    },
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
    expect: (t) => {
      if (t.power && even(t) && t.minutes >= 30)
        return facts(['pacing.fade.output', 'pacing.end.output', 'durability.change.output']);
      // Its first and last interval tell it, where they are alike; quarters never do.
      if (t.meant === 'intervals')
        return abstainOr(
          /interval|under an hour/,
          'intervals.rep.1.output',
          `intervals.rep.${t.truths.get('intervals.count')?.value ?? 0}.output`,
        );
      return null;
    },
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
    expect: (t) => {
      if (t.meant === 'intervals') {
        if (t.plan.plan.laps === 'auto') return null;
        return facts(
          ['intervals.count', 'count.intervals'],
          ['intervals.output', 'spread.power.intervals'],
          ['intervals.trend', 'spread.power.intervals'],
        );
      }
      if (even(t)) return abstain(/no (?:work )?intervals/i);
      return null;
    },
  },
  {
    number: 9,
    sport: 'ride',
    wordings: [
      'How is my aerobic endurance judging by this ride?',
      'what did decoupling look like',
      'Is my base fitness any good?',
    ],
    expect: (t) => {
      if (!t.heartRate) return abstain();
      if (t.meant === 'intervals') return abstain(/interval/);
      if (t.power && t.meant === 'even' && t.minutes >= 60 && !t.faulty && !t.plan.plan.stops)
        return facts('heartRate.decoupling');
      return null;
    },
  },
  {
    number: 10,
    sport: 'ride',
    wordings: [
      'Why do NP and average power differ?',
      'what does my normalized power tell compared to the average',
      'NP against average watts?',
    ],
    expect: (t) => {
      if (!t.power) return abstain(/no power data/);
      if (t.minutes >= 20) return facts('power.normalized', 'power.average');
      return null;
    },
  },
  {
    number: 11,
    sport: 'ride',
    wordings: [
      'Is my FTP set correctly?',
      'does my FTP need an update',
      'Is 250 W still the right FTP for me?',
    ],
    expect: (t) => {
      if (!t.power) return abstain();
      if (t.thresholds && t.minutes >= 30)
        return facts('threshold.ftp', [
          'power.best.1200',
          'power.best.3600',
          'power.ftpEvidence',
          'ftp.estimate',
        ]);
      return null;
    },
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
    expect: (t) => {
      if (!t.power) return null;
      if (t.thresholds && (t.truths.get('zones.power.hard.time')?.value ?? 0) > 60)
        return facts('zones.power.hard.time');
      return null;
    },
  },
  {
    number: 14,
    sport: 'ride',
    wordings: [
      'Did I pace the big climb well?',
      'was my pacing up the long hill right',
      'How did I split my power on the main climb?',
    ],
    expect: (t) => {
      if (t.meant === 'hilly' && t.power)
        return facts('climbs.1.half.1.power', 'climbs.1.half.2.power');
      if (!t.altitude) return abstain();
      return null;
    },
  },
  {
    number: 15,
    sport: 'ride',
    wordings: [
      'Did I empty my W prime?',
      "How low did my W' balance go?",
      'was my anaerobic battery empty at some point',
    ],
    expect: (t) => {
      if (t.plan.name === 'ride-all-out-hour') return abstain(/set too low/);
      if (t.plan.athlete === 'racer' && t.power)
        return facts('wPrime.minimum', 'wPrime.minimumShare', 'wPrime.criticalPower');
      return abstain();
    },
  },
  {
    number: 16,
    sport: 'ride',
    wordings: [
      'What were my best 5 and 20 minutes of power?',
      'show my power curve',
      'Which peak powers did I reach?',
    ],
    expect: (t) => {
      if (!t.power) return abstain();
      if (t.minutes >= 30) return facts('power.best.300', 'power.best.1200');
      return null;
    },
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
