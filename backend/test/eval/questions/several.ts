import type { EvalQuestion, Expected } from './question.js';

const facts = (...groups: readonly (string | readonly string[])[]): Expected => ({
  kind: 'facts',
  facts: groups,
});
const abstain: Expected = { kind: 'abstain' };

const SETS: readonly (readonly [names: readonly string[], comparable: boolean])[] = [
  [['ride-steady', 'ride-drift'], true],
  [['ride-both-legs', 'ride-steady', 'ride-drift'], true],
  [['ride-5x4min-laps', 'ride-weakening-5x4'], true],
  [['ride-steady', 'ride-5x4min-laps'], false],
  [['run-steady', 'run-drift', 'run-long'], true],
  [['run-long', 'run-drift'], true],
  [['run-5x4min-laps', 'run-weakening-5x4'], true],
  [['run-steady', 'run-treadmill'], false],
];

/**
 * Two and three workouts side by side, in wordings of the fortieth, nineteenth and thirty-eighth
 * question.
 */
export function comparisonAsked(): readonly EvalQuestion[] {
  return SETS.flatMap(([names, comparable]) => {
    const riding = names[0]?.startsWith('ride') === true;
    const sessions = riding ? 'rides' : 'runs';
    const asked = (text: string, expected: Expected): EvalQuestion => ({
      group: 'comparison',
      number: 40,
      text,
      about: { kind: 'comparison', names },
      units: names.length === 3 ? 'IMPERIAL' : 'METRIC',
      expected,
    });
    const distance = names.length === 3 ? 'mi' : 'km';
    const output = facts(
      ...['W1', 'W2'].map((name) => [
        `${name}.power.average`,
        `${name}.power.normalized`,
        `${name}.speed.average`,
        `${name}.speed.graded`,
      ]),
    );
    const last = `W${names.length}`;
    // Either how each was paced, or the values of the whole.
    const changed = facts(
      ...['W1', last].map((name) => [
        `${name}.power.average`,
        `${name}.speed.average`,
        `${name}.half.1.power.${distance}`,
        `${name}.half.1.speed.${distance}`,
        `${name}.interval.1.power.${distance}`,
        `${name}.interval.1.speed.${distance}`,
      ]),
    );
    return [
      asked(`Compare these ${sessions}.`, output),
      asked(`Which of these ${sessions} was better?`, facts('W1.session.day', 'W2.session.day')),
      asked(riding ? 'How did the power differ?' : 'How did the pace differ?', output),
      asked(
        'How did my heart rate differ between them?',
        facts('W1.heartRate.average', 'W2.heartRate.average'),
      ),
      asked('Can these be compared fairly?', comparable ? facts() : facts()),
      asked(
        `Is my efficiency better in the later ${sessions}?`,
        names.some((name) => /5x4|run-steady/.test(name)) || !comparable
          ? facts()
          : facts('W1.load.efficiency', 'W2.load.efficiency'),
      ),
      asked('What changed from the first to the last?', changed),
      asked(
        'Which was harder?',
        facts(
          ...['W1', 'W2'].map((name) => [
            `${name}.load.intensity`,
            `${name}.zones.heartRate.hard.share`,
            `${name}.heartRate.average`,
          ]),
        ),
      ),
      asked(`Which of the ${sessions} was faster?`, facts('W1.speed.average', 'W2.speed.average')),
      asked(
        riding ? 'heart rate at the same power' : 'heart rate at the same pace',
        names.some((name) => /5x4/.test(name)) ? abstain : facts(),
      ),
      asked('Am I fitter?', comparable ? facts() : abstain),
      asked('Heart rate in the last 20 minutes?', facts('label:last 20:00')),
    ];
  });
}

/** Over sixteen weeks of training. */
export function historyAsked(): readonly EvalQuestion[] {
  return ['rider', 'racer', 'runner', 'newRunner'].flatMap((name) => {
    const riding = name === 'rider' || name === 'racer';
    const asked = (text: string, expected: Expected, number = 0): EvalQuestion => ({
      group: 'history',
      number,
      text,
      about: { kind: 'history', name },
      units: name === 'runner' ? 'IMPERIAL' : 'METRIC',
      expected,
    });
    return [
      asked('How was my week?', facts(['label:Load in ', 'label:Load, '])),
      asked('What did I do this week?', facts(['label:Load in ', 'label:Load, '])),
      asked('How is my fitness trending?', facts('fitness.fitness')),
      asked(
        'Am I getting better?',
        // Interval power and pace show it as well as efficiency does.
        facts([
          riding ? 'efficiency.cycling.trend' : 'efficiency.running.trend',
          riding ? 'label:nterval power' : 'label:nterval pace',
        ]),
        26,
      ),
      asked('Is my form ok for a hard session tomorrow?', facts('fitness.form')),
      asked('Do I need a rest day?', facts('fitness.form', 'fitness.week'), 7),
      asked(
        'Monotony of my training this week?',
        facts('fitness.monotony', ...(name === 'newRunner' ? [] : ['fitness.strain'])),
        39,
      ),
      asked(
        'How varied were my training days lately, is it monotonous?',
        facts('fitness.monotony'),
        39,
      ),
      asked('How much of my training was easy?', facts()),
      asked(
        riding ? 'What are my best powers?' : 'What are my best times?',
        facts([
          riding ? 'records.power.300' : 'records.time.5000',
          'records.cycling.power.300',
          'records.running.time.5000',
        ]),
      ),
      asked(
        riding ? 'What does my training say about my FTP?' : 'What is my longest run lately?',
        facts(),
      ),
      asked('What should I do next week?', facts()),
      asked('What should my next session be?', facts()),
      asked('How should I prepare for my race?', facts('athlete.event')),
      asked('What should I taper to before the race?', facts('athlete.event')),
      asked('Where is my weakness?', facts()),
      asked('How did I sleep this week?', abstain),
      asked('Did I eat enough this week?', abstain),
      asked('Is my longest session growing?', facts()),
      asked('Is my training balanced between easy and hard?', facts()),
    ];
  });
}

const CHAINS: readonly (readonly [
  name: string,
  before: string,
  text: string,
  expected: Expected,
])[] = [
  ['ride-steady', 'What was my average power?', 'And my heart rate?', facts('heartRate.average')],
  ['ride-steady', 'How was my heart rate?', 'and cadence?', facts('cadence.average')],
  ['run-long', 'How was km 3?', 'And the next one?', facts('splits.4.speed')],
  ['run-long', 'Tell me about kilometre 5', 'What about km 6?', facts('splits.6.speed')],
  [
    'ride-fade',
    'Did I fade at the end?',
    'Why?',
    facts(['pacing.fade.output', 'pacing.end.output', 'pacing.end.heartRate']),
  ],
  ['ride-steady', 'What was my decoupling?', 'What does that mean?', facts()],
  [
    'ride-steady',
    'How hard was this ride?',
    'Say that in simpler words',
    facts([
      'load.intensity',
      'heartRate.averageShare',
      'zones.power.hard.share',
      'zones.power.3.share',
    ]),
  ],
  [
    'ride-5x4min-laps',
    'How even were my intervals?',
    'And the heart rate?',
    facts([
      'intervals.heartRate',
      'intervals.heartRateTrend',
      'heartRate.average',
      'label:heart rate over your intervals',
    ]),
  ],
  ['ride-5x4min-laps', 'How was interval 2?', 'And interval 4?', facts('intervals.rep.4.output')],
  ['run-5x4min-laps', 'How was rep 1?', 'and the last one?', facts('intervals.rep.5.output')],
  ['ride-long-climb', 'How much did I climb?', 'Did I pace it well?', facts()],
  ['run-steady', 'Was my cadence ok?', 'And my pace?', facts('speed.average')],
  ['ride-no-power', 'What was my power?', 'And my heart rate then?', facts('heartRate.average')],
  ['run-drift', 'Did my heart rate drift?', 'In more detail please', facts('heartRate.decoupling')],
];

export const followUps = (): readonly EvalQuestion[] =>
  CHAINS.flatMap(([name, before, text, expected]) =>
    (['METRIC', 'IMPERIAL'] as const)
      .filter((units) => units === 'METRIC' || !/km|kilometre/.test(before))
      .map((units): EvalQuestion => ({
        group: 'follow-up',
        number: 0,
        text,
        before: [before],
        about: { kind: 'workout', name },
        units,
        expected,
      })),
  );
