import type { SportFamily } from '#analysis/recording/sport.js';
import { evenSession, type EvenForm } from './even-forms.js';
import { cadenceLock, heartRateDropout, stuckHeartRate } from './faults/heart-rate.faults.js';
import { powerDropouts, powerSpikes } from './faults/power.faults.js';
import { clockJump, distanceReset, gpsJump } from './faults/track.faults.js';
import { INTERVAL_FORMS, intervalParts } from './interval-forms.js';
import type { Part, SessionPlan } from './session-plan.js';
import { hilly } from './terrain.js';

/** A session that can be made by name. */
export interface CatalogueEntry {
  readonly name: string;
  readonly what: string;
  readonly plan: SessionPlan;
}

const FAMILIES = { ride: 'cycling', run: 'running' } as const;

function entry(
  name: string,
  what: string,
  plan: Omit<SessionPlan, 'family' | 'seed'> & { readonly seed?: number },
): CatalogueEntry {
  const family: SportFamily = FAMILIES[name.startsWith('run') ? 'run' : 'ride'];
  return { name, what, plan: { family, seed: 7, unevenness: 'usual', ...plan } };
}

function even(output: number, seconds: number, to?: number): Part {
  return { kind: 'steady', output, seconds, ...(to !== undefined && { to }) };
}

const INTERVALS = Object.entries(FAMILIES).flatMap(([noun, family]) =>
  INTERVAL_FORMS.flatMap((form) => {
    const name = `${noun}-${form.replace('/', '-')}`;
    const parts = intervalParts(form, family, 7);
    return [
      entry(name, `${form} intervals, laps by distance alone`, { parts, laps: 'auto' }),
      entry(`${name}-laps`, `${form} intervals, each lap pressed by hand`, {
        parts,
        laps: 'manual',
      }),
      entry(`${name}-planned`, `${form} intervals from a planned workout`, {
        parts,
        laps: 'steps',
      }),
    ];
  }),
);

const EVEN = Object.entries(FAMILIES).flatMap(([noun, family]) =>
  (
    [
      ['steady', 'an even endurance session'],
      ['hilly', 'an even effort over hills'],
      ['progressive', 'from easy to hard without a break'],
      ['stochastic', 'restless as in a race or a group'],
      ['negative-split', 'the second half harder than the first'],
      ['fade', 'too fast at first, and slower and slower from the middle on'],
    ] as const satisfies readonly (readonly [EvenForm, string])[]
  ).map(([form, what]) =>
    entry(`${noun}-${form}`, what, { laps: 'auto', ...evenSession(form, family, 7) }),
  ),
);

const HOUR = 3600;

const RIDES = [
  entry('ride-indoor', '45 min on a trainer, to the watt', {
    parts: [even(150, 600), even(205, 2100)],
    indoor: true,
    unevenness: 'calm',
  }),
  entry('ride-drift', 'two hours at 190 W with a heart rate that drifts up by 14 beats an hour', {
    parts: [even(190, 2 * HOUR)],
    driftPerHour: 14,
    unevenness: 'calm',
  }),
  entry('ride-pauses', '90 min with three stops of the timer and two waits at a light', {
    parts: [even(185, 5400)],
    stops: [
      { from: 1200, to: 1500 },
      { from: 2600, to: 2640 },
      { from: 4000, to: 4900 },
    ],
    waits: [
      { from: 700, to: 745 },
      { from: 3300, to: 3390 },
    ],
  }),
  entry('ride-smart', 'an hour, written only when something changed', {
    parts: [even(185, HOUR)],
    smartRecording: true,
  }),
  entry('ride-no-power', '90 min without a power meter', {
    parts: [even(180, 5400)],
    without: ['power'],
  }),
  entry('ride-no-heart-rate', 'an hour without a heart-rate sensor', {
    parts: [even(190, HOUR)],
    without: ['heartRate'],
  }),
  entry('ride-no-gps', 'an hour outdoors without positions and height', {
    parts: [even(190, HOUR)],
    without: ['latitude', 'longitude', 'altitude'],
  }),
  entry('ride-spikes', 'an hour with twelve power spikes of kilowatts', {
    parts: [even(190, HOUR)],
    faults: [powerSpikes(12)],
  }),
  entry('ride-dropouts', 'an hour with lost power readings and a strap that lost contact', {
    parts: [even(190, HOUR)],
    faults: [
      powerDropouts(15, 2),
      heartRateDropout({ from: 1500, to: 1580 }, 0),
      stuckHeartRate({ from: 2400, to: 2700 }),
    ],
  }),
  entry(
    'ride-broken-clock',
    'an hour in which the clock leapt ahead by an hour and the distance began again',
    {
      parts: [even(190, HOUR)],
      faults: [distanceReset(2000), clockJump(2800, HOUR)],
    },
  ),
  entry('ride-24h', '24 hours on hilly roads with a stop every four hours', {
    parts: [even(165, 12 * HOUR), even(165, 12 * HOUR, 130)],
    terrain: hilly,
    pushUphill: 3,
    driftPerHour: 0.5,
    stops: [4, 8, 12, 16, 20].map((hour) => ({ from: hour * HOUR, to: hour * HOUR + 1500 })),
  }),
];

const RUNS = [
  entry('run-treadmill', '40 min on a treadmill', {
    parts: [even(2.6, 600), even(3.1, 1800)],
    indoor: true,
    unevenness: 'calm',
  }),
  entry('run-drift', '90 min at 3 m/s with a heart rate that drifts up by 12 beats an hour', {
    parts: [even(3, 5400)],
    driftPerHour: 12,
    unevenness: 'calm',
  }),
  entry('run-cadence-lock', '50 min whose heart rate follows the steps for seven of them', {
    parts: [even(2.5, 3000)],
    faults: [cadenceLock({ from: 1200, to: 1620 })],
  }),
  entry('run-gps-jump', '40 min between tall buildings', {
    parts: [even(2.9, 2400)],
    faults: [gpsJump({ from: 800, to: 815 }, 350), gpsJump({ from: 1700, to: 1740 }, 600)],
  }),
  entry('run-no-heart-rate', '40 min without a heart-rate sensor', {
    parts: [even(2.9, 2400)],
    without: ['heartRate'],
    laps: 'auto',
  }),
  entry('run-smart', '50 min, written only when something changed', {
    parts: [even(2.9, 3000)],
    smartRecording: true,
    laps: 'auto',
  }),
];

/** Every session that can be made by name, names in order. */
export const CATALOGUE: readonly CatalogueEntry[] = [...INTERVALS, ...EVEN, ...RIDES, ...RUNS].sort(
  (a, b) => (a.name < b.name ? -1 : 1),
);

export function inCatalogue(name: string): CatalogueEntry | undefined {
  return CATALOGUE.find((candidate) => candidate.name === name);
}
