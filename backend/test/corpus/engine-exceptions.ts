/**
 * Values in which the engine differs from the manifest on purpose: why, and in which files. A name
 * ending in `*` covers all that begin so.
 */
export interface Exception {
  readonly why: string;
  /** Share by which the values may differ; unbounded where the data themselves were changed. */
  readonly within?: number;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

const POWER = ['averagePower', 'maxPower', 'normalizedPower', 'work', 'mmp *'];
const FROM_NORMALIZED = ['intensityFactor', 'variabilityIndex', 'trainingStress'];
const EDGE810_COPIES = [
  'power-spikes-65534',
  'gps-zero-and-lost',
  'records-before-timer-start',
  'last-record-in-2126',
];

export const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'power spikes are repaired; the manifest shows what an unfiltered reader gets',
    values: {
      'activities/indoor-stages-power-spikes.fit': [
        ...POWER,
        ...FROM_NORMALIZED,
        'averagePowerNonZero',
        'power z1',
        'power above',
      ],
      'derived/power-spikes-65534.fit': [
        ...POWER,
        ...FROM_NORMALIZED,
        'averagePowerNonZero',
        'power z5',
        'power above',
      ],
      'activities/ride-osynce-power-spikes.fit': [
        'averagePower',
        'averagePowerNonZero',
        'maxPower',
        'work',
        'mmp 5s',
        'mmp 1min',
        'mmp 5min',
        'power above',
      ],
    },
  },
  {
    why: 'a tenth of the power is missing: no normalized power, and zeros in the best hour',
    values: {
      'activities/ride-osynce-power-spikes.fit': [
        'normalizedPower',
        ...FROM_NORMALIZED,
        'mmp 60min',
      ],
    },
  },
  {
    why: 'power is bridged over 10 s, the manifest bridges 30 s, and here a tenth of it is missing',
    within: 0.05,
    values: { 'activities/ride-osynce-power-spikes.fit': ['power z1', 'power z2', 'power z3'] },
  },
  {
    why: 'power is bridged over 10 s, the manifest bridges 30 s, and here some gaps lie between',
    within: 0.01,
    values: {
      'activities/ride-wahoo-elemnt-56pauses.fit': ['normalizedPower', ...FROM_NORMALIZED],
      'activities/ride-sigma-rox11-bigendian.fit': [
        'work',
        'power z1',
        'power z2',
        'power z3',
        'power z4',
      ],
      'activities/indoor-edge800-no-distance.fit': ['normalizedPower', ...FROM_NORMALIZED],
    },
  },
  {
    why: 'cadences that no legs reach are left out; the manifest filters none',
    values: {
      'activities/ride-edge1000-power-ciq.fit': ['averageCadence', 'maxCadence'],
      'activities/ride-edge800-brevet-200k.fit': ['maxCadence'],
      'activities/indoor-stages-power-spikes.fit': ['maxCadence'],
    },
  },
  {
    why: 'a cadence of nothing but zeros is no sensor',
    values: {
      'activities/ride-magellan-27day-gap.fit': ['maxCadence'],
      'activities/vrun-zwift-runn.fit': ['maxCadence'],
      'activities/ride-hr-all-zero.fit': ['maxCadence'],
    },
  },
  {
    why: 'power of nothing but zeros is no power meter',
    values: {
      'activities/ride-magellan-27day-gap.fit': [
        ...POWER,
        'intensityFactor',
        'trainingStress',
        'power *',
      ],
      'activities/vrun-zwift-runn.fit': ['averagePower', 'maxPower'],
    },
  },
  {
    why:
      'heart rate is bridged over 25 s, the manifest bridges 30 s, and here one gap is ' +
      'between',
    within: 0.2,
    values: {
      'activities/ride-edge810-vector-dual-power.fit': ['hr below', 'averageHeartRate'],
      'activities/indoor-fenix6s-hr-only.fit': ['hr z2'],
      'activities/ride-edge500-time-backwards.fit': ['hr z1', 'hr z2'],
      'activities/ride-magellan-27day-gap.fit': ['hr below'],
      'activities/run-trail-fenix6s-4h42.fit': ['hr z3'],
      ...Object.fromEntries(
        [...EDGE810_COPIES, 'block-of-records-one-hour-back'].map((name) => [
          `derived/${name}.fit`,
          ['hr below', 'averageHeartRate'],
        ]),
      ),
    },
  },
  {
    why: 'impossible heart rates are left out; the manifest filters none',
    values: {
      'derived/hr-lost-zero-and-spikes.fit': [
        'hr z2',
        'hr z3',
        'hr z4',
        'hr above',
        'averageHeartRate',
        'maxHeartRate',
      ],
    },
  },
  {
    why: 'cadence and power count as moving too, the manifest looks at speed alone',
    values: {
      'activities/ride-osynce-power-spikes.fit': ['movingTime'],
      'activities/indoor-edge800-no-distance.fit': ['movingTime'],
      'activities/indoor-edge830-stages-no-laps.fit': ['movingTime'],
      'activities/run-fr910xt-5h39.fit': ['movingTime'],
      'activities/run-suunto-50k-bigendian-no-hr.fit': ['movingTime'],
      'activities/run-treadmill-fr945-stryd.fit': ['movingTime'],
      'activities/run-treadmill-3min-incline.fit': ['movingTime'],
    },
  },
  {
    why:
      'speed is judged on every second, bridged ones among them, with 0.8 m/s for rides and ' +
      'stops under 3 s let pass',
    values: {
      'activities/ride-edge200-minimal.fit': ['movingTime'],
      'activities/ride-edge810-31day-gap.fit': ['movingTime'],
      'activities/run-fr110-smart.fit': ['movingTime'],
      'activities/run-fr70-compressed-timestamps.fit': ['movingTime'],
      'derived/clock-at-1989.fit': ['movingTime'],
      'derived/chained-two-rides.fit': ['movingTime'],
    },
  },
  {
    why: 'speed is worked out from distance where the file has none',
    values: {
      'activities/ride-hr-all-zero.fit': ['movingTime'],
      'derived/all-values-invalid.fit': ['movingTime'],
    },
  },
  {
    why: 'heart rate alone does not tell moving from standing',
    values: {
      'activities/indoor-fenix6s-hr-only.fit': ['movingTime'],
      'activities/run-fr70-hr-only-compressed.fit': ['movingTime'],
    },
  },
  {
    why:
      'a hole of up to 60 s without a timer event counts as time, as the device itself has it; ' +
      'the manifest cuts at 30 s',
    within: 0.04,
    values: {
      'activities/ride-wahoo-elemnt-56pauses.fit': ['timerTime', 'averageSpeed'],
      'activities/ride-srm-no-laps.fit': ['timerTime', 'averageSpeed'],
      'activities/ride-edge500-smart-hr.fit': ['timerTime', 'averageSpeed'],
      'activities/ride-edge500-time-backwards.fit': ['timerTime', 'averageSpeed'],
      'activities/ride-coros-misaligned-fields.fit': ['timerTime'],
      'activities/ride-osynce-power-spikes.fit': ['timerTime'],
      'activities/ride-edge810-31day-gap.fit': ['timerTime', 'averageSpeed'],
      'activities/ride-oregon700-no-distance.fit': ['timerTime'],
      'activities/vride-zwift-bigendian-no-power.fit': ['timerTime', 'averageSpeed'],
      'activities/indoor-fenix6s-hr-only.fit': ['timerTime'],
      'activities/run-fr110-smart.fit': ['timerTime', 'averageSpeed'],
    },
  },
  {
    why: 'a table of zones over less than a minute would pass for the whole',
    values: { 'derived/one-record.fit': ['hr *'] },
  },
  {
    why: 'time stamps far outside the workout do not count',
    values: {
      'derived/chained-two-rides.fit': ['elapsedTime'],
    },
  },
  {
    why: 'the reader leaves out 100 records whose clock jumped, which leaves a hole in the middle',
    values: {
      'derived/block-of-records-one-hour-back.fit': [
        ...[
          'timerTime',
          'movingTime',
          'averageSpeed',
          'averageCadence',
          'averagePower',
          'averagePowerNonZero',
          'work',
        ],
        ...[
          'variabilityIndex',
          'trainingStress',
          'hr z3',
          'power z3',
          'power z4',
          'power z5',
          'power above',
        ],
      ],
    },
  },
  {
    why: 'a distance or speed of nothing but zeros is no sensor',
    values: {
      'activities/indoor-fenix6s-hr-only.fit': ['distance', 'averageSpeed'],
      'activities/run-treadmill-3min-incline.fit': ['distance', 'averageSpeed', 'maxSpeed'],
      'derived/one-record.fit': ['distance'],
    },
  },
  {
    why: 'a distance counter that begins again goes on; the manifest takes its largest value',
    values: {
      'derived/chained-two-rides.fit': ['distance', 'averageSpeed'],
      'derived/distance-reset-halfway.fit': ['distance', 'averageSpeed'],
    },
  },
  {
    why: 'heart rate for a minute of two rides: no table of zones is made of so little',
    values: { 'derived/chained-two-rides.fit': ['hr *'] },
  },
];

/** Whether a value of a file is excepted. */
export function isExcepted(file: string, value: string): boolean {
  return EXCEPTIONS.some(({ values }) =>
    (values[file] ?? []).some((name) =>
      name.endsWith('*') ? value.startsWith(name.slice(0, -1)) : value === name,
    ),
  );
}
