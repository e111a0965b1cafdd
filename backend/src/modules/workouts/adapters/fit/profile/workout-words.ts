// Source: FIT SDK 21.217, Profile.xlsx, intensity, wkt_step_duration and wkt_step_target.

/** intensity by number. */
export const STEP_INTENSITIES: readonly string[] = [
  'active',
  'rest',
  'warmup',
  'cooldown',
  'recovery',
  'interval',
  'other',
];

/** wkt_step_duration by number, and what its value counts. */
export const STEP_DURATIONS: Readonly<
  Record<
    number,
    readonly [
      kind: string,
      counted:
        | 'seconds'
        | 'metres'
        | 'heart rate'
        | 'power'
        | 'kcal'
        | 'repetitions'
        | 'nothing'
        | 'other',
    ]
  >
> = {
  0: ['time', 'seconds'],
  1: ['distance', 'metres'],
  2: ['heart rate below', 'heart rate'],
  3: ['heart rate above', 'heart rate'],
  4: ['calories', 'kcal'],
  5: ['open', 'nothing'],
  14: ['power below', 'power'],
  15: ['power above', 'power'],
  28: ['repetition time', 'seconds'],
  29: ['repetitions', 'repetitions'],
  31: ['time', 'seconds'],
};

/** Durations that send back to an earlier step; only the first of them counts how often. */
export const REPEAT_COUNTED = 6;
export const LAST_REPEAT = 13;

/** wkt_step_target by number, and what its range is in. */
export const STEP_TARGETS: Readonly<
  Record<
    number,
    readonly [kind: string, range: 'speed' | 'heart rate' | 'cadence' | 'power' | 'nothing']
  >
> = {
  0: ['speed', 'speed'],
  1: ['heart rate', 'heart rate'],
  2: ['open', 'nothing'],
  3: ['cadence', 'cadence'],
  4: ['power', 'power'],
  5: ['grade', 'nothing'],
  6: ['resistance', 'nothing'],
  7: ['power over 3 s', 'power'],
  8: ['power over 10 s', 'power'],
  9: ['power over 30 s', 'power'],
  10: ['power of the lap', 'power'],
  11: ['swim stroke', 'nothing'],
  12: ['speed of the lap', 'speed'],
  13: ['heart rate of the lap', 'heart rate'],
};
