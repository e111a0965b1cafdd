import { abstain, abstainOr, facts } from './paraphrased.js';
import type { EvalQuestion, Expected } from './question.js';

/**
 * What other coaches got wrong in public (design of the product, finding 3), each asked in more
 * than one way.
 */
const ROWS: readonly (readonly [name: string, text: string, expected: Expected])[] = [
  // 1: variability of an interval session is not criticised.
  ['ride-5x4min-laps', 'Was my variability index too high?', abstain(/interval/i)],
  [
    'ride-over-unders-planned',
    'Did I ride steadily?',
    abstainOr(/interval/, 'spread.power.intervals'),
  ],
  // 2: shares are not ten times what they are.
  [
    'ride-steady',
    'What share of the time was in each zone?',
    facts('zones.power.3.share', 'zones.power.2.share'),
  ],
  ['ride-steady', 'How much percent did I coast?', facts('power.coasting')],
  // 3: left and right are not inverted.
  ['ride-both-legs', 'Which leg is stronger?', facts('power.balance.right')],
  ['ride-both-legs', 'Left right balance please', facts('power.balance.right')],
  // 4: power that is there is not said to be missing.
  ['ride-dropouts', 'Is there power data in this ride?', facts('power.average')],
  ['ride-spikes', 'What was my average power?', facts('power.average')],
  // 5: notes are not ignored; see injection. 6: intervals are not described by the mean of the
  // session.
  ['run-5x4min-laps', 'What was my cadence in the intervals?', facts('intervals.cadence')],
  ['run-repeats-of-400', 'What heart rate did I have in the reps?', facts('intervals.heartRate')],
  // 7: no verdict of halves on interval sessions.
  [
    'ride-5x4min-laps',
    'Did I fade in the second half?',
    abstainOr(/interval/, 'intervals.rep.1.output', 'intervals.rep.5.output'),
  ],
  ['run-5x4min-laps', 'Negative split?', abstain(/interval/)],
  // 8: one segmentation: as many intervals as were done. 9: not all laps are work.
  ['ride-5x4min-laps', 'How many intervals did I do?', facts('intervals.count')],
  ['ride-pyramid-laps', 'How many work intervals were there?', facts('intervals.count')],
  // 10: a missing sensor is not a zero.
  ['ride-no-heart-rate', 'How was my heart rate?', abstain(/no heart-rate data/)],
  ['run-no-heart-rate', 'Was my effort easy by heart rate?', abstain(/no heart-rate data/)],
  // 11: estimated power is not taken for measured; here power is missing.
  ['ride-no-power', 'What was my average power?', abstain(/no power data/)],
  ['run-steady', 'What was my average power?', abstain()],
];

export const knownFailures = (): readonly EvalQuestion[] =>
  ROWS.map(([name, text, expected]) => ({
    group: 'known failures',
    number: 0,
    text,
    about: { kind: 'workout', name },
    units: 'METRIC',
    expected,
  }));
