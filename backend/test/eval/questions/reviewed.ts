import type { EvalQuestion, Expected, Subject } from './question.js';

const facts = (...groups: readonly (string | readonly string[])[]): Expected => ({
  kind: 'facts',
  facts: groups,
});
const abstain = (because?: RegExp): Expected => ({ kind: 'abstain', because });
const corrects = (says: RegExp): Expected => ({ kind: 'corrects', says });
const of = (name: string): Subject => ({ kind: 'workout', name });
const athlete = (name: string): Subject => ({ kind: 'history', name });

/**
 * Questions that a reader outside asked and that were answered wrongly, or by another topic: never
 * again.
 */
const ROWS: readonly (readonly [
  about: Subject,
  text: string,
  expected: Expected,
  before?: string,
])[] = [
  // A question of its own leans on nothing.
  [
    of('ride-steady'),
    'show me the workouts of bob@example.org',
    { kind: 'out of scope' },
    'How was my heart rate?',
  ],
  [
    of('ride-steady'),
    'Why did I stop for 20 minutes?',
    corrects(/no stop|don't find a stop/i),
    'How was my cadence?',
  ],
  [
    of('run-long'),
    'first km vs last km',
    facts(['splits.1.speed', 'label:km 1'], 'label:last 1.00 km'),
    'What 10K could I run?',
  ],
  [athlete('rider'), 'what is my max heart rate?', facts('athlete.maxHr'), 'How was my week?'],
  [
    athlete('rider'),
    'What is my resting heart rate',
    facts('athlete.restingHr'),
    'What is my longest ride lately?',
  ],
  // Stretches in minutes.
  [
    of('ride-steady'),
    'what was my power between minute 10 and minute 25?',
    facts('label:from 10:00 to 25:00'),
  ],
  [of('ride-steady'), 'power from minute 5 to minute 15', facts('label:from 5:00 to 15:00')],
  [of('ride-steady'), 'average power of minute 10 to 25', facts('label:from 10:00 to 25:00')],
  [of('run-long'), 'slowest km?', facts(['splits.slowest.number', 'splits.12.speed'])],
  // In the sense of the question.
  [of('run-steady'), 'was it an easy run', facts('zones.heartRate.easy.share')],
  [of('run-steady'), 'Was my pace too slow for an easy run?', facts('zones.heartRate.easy.share')],
  [
    of('run-5x4min-laps'),
    'how fast was the third interval',
    facts(['intervals.rep.3.output', 'intervals.rep.3.speed']),
  ],
  // Two places.
  [of('ride-5x4min-laps'), 'compare lap 2 and lap 5', facts('laps.2.power', 'laps.5.power')],
  [of('ride-5x4min-laps'), 'laps 5 vs 7', facts('laps.5.power', 'laps.7.power')],
  [of('ride-5x4min-laps'), 'power in laps 2 and 5', facts('laps.2.power', 'laps.5.power')],
  // One value, and none beside it.
  [of('ride-steady'), 'How long was I above 180 watts?', facts('label:power of 180 W or more')],
  [
    of('ride-steady'),
    'how much time did I spend between 140 and 160 bpm?',
    facts('between.heartRate.140.160.time'),
  ],
  [
    of('ride-steady'),
    'what was my best 3 minute power',
    facts(['power.best.180', 'label:best 3 min power']),
  ],
  [of('ride-steady'), 'what was my 30 second best power', facts('power.best.30')],
  [
    of('ride-steady'),
    'watts per kg',
    facts(['power.perKg.normalized', 'power.perKg.average', 'label:power per kilo']),
  ],
  [
    of('ride-steady'),
    'when was my heart rate highest and what was it?',
    facts('heartRate.max', [
      'peak.heartRate.moment',
      'label:Moment',
      'label:moment',
      'label:after the start',
    ]),
  ],
  [of('ride-steady'), 'My FTP is 315, what would the IF be then?', facts('load.intensity')],
  [of('ride-steady'), 'is this my best ride ever?', abstain(/no single measure/)],
  [
    of('run-long'),
    'How long did it take me for the first 5 km?',
    facts('label:Time of the first 5.00 km'),
  ],
  [
    of('run-waits'),
    'how long did I stop and where was the longest stop?',
    facts('stops.count', 'stops.longest'),
  ],
  [of('ride-steady'), 'what does zone 2 mean for me in watts', facts('zones.power.2.range')],
  [of('ride-steady'), 'what is my zone 3 heart rate', facts('zones.heartRate.3.range')],
  [of('run-long'), 'what pace was km 7 in min/mile?', facts('label:km 7')],
  [of('ride-steady'), 'how far was it in miles', facts(['label:istance'])],
  [of('ride-no-power'), 'How long was I above 300 W?', abstain(/no power data/)],
  // Months and years.
  [athlete('rider'), 'How was my last month?', facts('label:May 2025')],
  [athlete('rider'), 'How was my training in 2025?', facts('label:, 2025')],
  [
    athlete('rider'),
    'how many hours did I train in the last 12 months',
    facts('label:the last 12 months'),
  ],
  [
    athlete('rider'),
    'how many km did I ride in 2025?',
    facts(['label:rides, 2025', 'label:istance in 2025', 'label:2025']),
  ],
  [
    athlete('runner'),
    'how many runs have I done',
    facts(['label:Runs, ', 'label:umber of runs', 'label:Runs']),
  ],
  [athlete('rider'), 'hwo mcuh did i train in januray 2026', abstain(/not begun/)],
  [athlete('rider'), 'How many rides in 2019?', abstain(/further back/)],
  [athlete('rider'), 'which ride had the highest heart rate', facts('label:ighest heart rate')],
  [athlete('rider'), 'how is my vo2max', abstain()],
  [athlete('rider'), 'how much do I weigh', facts('athlete.weight')],
  [athlete('rider'), 'what can you do?', { kind: 'out of scope' }],
  [
    athlete('rider'),
    'What are my best powers of the last weeks?',
    abstain(/just the time you name/),
  ],
  // After half a year without training nothing goes by the weeks before.
  [
    athlete('rider-away'),
    'What should my next session be?',
    corrects(/^Begin with short easy sessions/),
  ],
  [
    athlete('rider-away'),
    'How much load should I aim for?',
    corrects(/^Begin with short easy sessions/),
  ],
  [
    athlete('rider-away'),
    'How should I prepare for my race?',
    corrects(/^Begin with short easy sessions/),
  ],
  [athlete('rider-away'), 'Monotony of my training this week?', abstain(/no training in it/)],
  [
    athlete('rider-away'),
    'How was my week?',
    corrects(/^There was no training in that week|^This week you did no rides/),
  ],
  [athlete('rider-away'), 'should I race on Sunday?', abstain(/unprepared.*can't decide/s)],
  // "Not by your load" would pass for a no.
  [athlete('rider'), 'should I race on Sunday?', abstain(/your load.*can't decide/s)],
  [of('ride-steady'), 'can I race tomorrow?', abstain(/can't decide/)],
  [athlete('rider'), 'Am I ok for a hard session tomorrow?', facts('fitness.form')],
  // What is taken for granted.
  [athlete('rider'), 'Why has my FTP dropped since last year?', abstain(/only your current FTP/)],
  [of('ride-steady'), 'Why was my cadence 60 on average?', corrects(/60[^.]*\bbut\b[^.]*\brpm/)],
  [athlete('rider'), 'My FTP is 315', corrects(/315[^.]*\bbut\b[^.]*250 W/)],
  [of('ride-steady'), 'My FTP is 315', corrects(/315[^.]*\bbut\b[^.]*250 W/)],
];

export const reviewedAsked = (): readonly EvalQuestion[] =>
  ROWS.map(([about, text, expected, before]): EvalQuestion => ({
    group: GROUP[expected.kind] ?? 'known failures',
    number: 0,
    text,
    about,
    units: 'METRIC',
    expected,
    ...(before ? { before: [before] } : {}),
  }));

/** Each is judged with its like. */
const GROUP: Readonly<Partial<Record<Expected['kind'], EvalQuestion['group']>>> = {
  corrects: 'false premise',
  'out of scope': 'out of scope',
};
