import type { Segment } from '#features/workouts/model/analysis.js';
import type { Streams } from '#features/workouts/model/chart/streams.js';
import type { Workout } from '#features/workouts/model/workout.js';

const noThresholds = { ftpW: null, maxHr: null, restingHr: null, weightKg: null };

const session = {
  avg_speed: 10,
  max_speed: 16.5,
  total_calories: 812,
  total_ascent: 310,
  total_descent: 305,
  avg_temperature: 21,
  max_power: 740,
  avg_power: 182,
  normalized_power: 207,
  avg_heart_rate: 148,
  max_heart_rate: 178,
  avg_cadence: 88,
  max_cadence: 121,
  total_distance: 36_000,
  total_timer_time: 3600,
  total_elapsed_time: 3700,
};

/** A ride of an hour: 36 km, 182 W, two blocks of work, judged by nothing but itself. */
export function openedWorkout(changes: Partial<Workout> = {}): Workout {
  return {
    id: 'ride-1',
    sport: 'cycling',
    family: 'cycling',
    indoor: false,
    startTime: '2026-11-17T23:42:10.000Z',
    utcOffsetS: 3600,
    durationS: 3600,
    elapsedS: 3700,
    distanceM: 36_000,
    avgHr: 148,
    avgPower: 182,
    cadenceAvg: 88,
    elevGainM: 310,
    deviceName: 'Edge 840',
    title: null,
    notes: null,
    Upload: { filename: '1763397730_evening_loop.fit' },
    summaryJson: {
      max_speed_kph: 59.4,
      avg_speed_kph: 36,
      max_hr: 178,
      max_cadence: 121,
      avg_temperature: 21,
    },
    rawSummaryJson: { session },
    warnings: [],
    recorded: [
      'power',
      'heartRate',
      'cadence',
      'speed',
      'altitude',
      'temperature',
      'distance',
      'position',
    ].map((name) => ({ name, source: 'measured' as const })),
    reports: [
      {
        id: 'report-1',
        kind: 'first',
        headline: 'Two even blocks at 250 W',
        at: { from: 600, to: 1200, channel: 'power' },
        facts: ['F1'],
        sections: [
          {
            title: 'What it cost',
            text: 'Heart rate rose by 6 bpm in the second block.',
            at: { from: 1800, to: 2400, channel: 'heartRate' },
            facts: ['F2'],
          },
          { title: 'Next', text: 'Ride the next two at the same power.' },
          { title: 'In short', text: 'An interval session of 40 km.' },
        ],
        evidence: [
          {
            id: 'F1',
            label: 'First block',
            value: 250,
            unit: 'W',
            display: '250 W',
            at: { from: 600, to: 1200, channel: 'power' },
          },
          {
            id: 'F2',
            label: 'Rise of heart rate',
            value: 6,
            unit: 'bpm',
            display: '+6 bpm',
            at: { from: 1800, to: 2400, channel: 'heartRate' },
          },
        ],
        createdAt: '2026-11-18T01:00:00.000Z',
        coach: 'builtin',
        rewriting: false,
      },
    ],
    analysis: {
      status: 'ready',
      changes: [],
      engineVersion: '1.0.0',
      sessionShape: 'intervals',
      repairs: [],
      metrics: {},
      zones: {},
      intervals: [],
      laps: [],
      curves: {},
      bestEfforts: [],
      pacing: null,
      thresholds: noThresholds,
    },
    ...changes,
  };
}

/** A run of 10 km in 45 minutes. */
export function openedRun(changes: Partial<Workout> = {}): Workout {
  return openedWorkout({
    id: 'run-1',
    sport: 'trail_running',
    family: 'running',
    durationS: 2700,
    distanceM: 10_000,
    avgPower: null,
    cadenceAvg: 172,
    summaryJson: {
      max_speed_kph: 16.2,
      avg_speed_kph: 13.33,
      max_hr: 181,
      max_cadence: 184,
      avg_temperature: 21,
    },
    rawSummaryJson: {
      session: { ...session, avg_speed: 10_000 / 2700, max_speed: 4.5, max_power: null },
    },
    ...changes,
  });
}

export function segment(changes: Partial<Segment> = {}): Segment {
  return {
    from: 0,
    to: 600,
    index: 0,
    kind: 'lap',
    trigger: null,
    elapsedS: 600,
    movingS: 600,
    distanceM: 6000,
    avgSpeedMps: 10,
    avgHr: 140,
    maxHr: 150,
    avgPowerW: 180,
    maxPowerW: 300,
    normalizedPowerW: 185,
    avgCadence: 88,
    ascentM: 40,
    target: null,
    ...changes,
  };
}

/**
 * An hour at 10 m/s: power 100 W in the first half and 300 W in the second, heart rate rising from
 * 100 to 160 bpm.
 */
export function recordedStreams(changes: Partial<Streams> = {}): Streams {
  const t = Array.from({ length: 61 }, (_, index) => index * 60);
  const stream = (v: (number | null)[]) => ({
    unit: '',
    source: 'measured' as const,
    t,
    d: t.map((seconds) => seconds * 10),
    v,
  });
  return {
    durationS: 3600,
    channels: {
      power: stream(t.map((seconds) => (seconds <= 1800 ? 100 : 300))),
      heartRate: stream(t.map((seconds) => 100 + seconds / 60)),
      speed: stream(t.map(() => 10)),
      cadence: stream(t.map(() => 90)),
    },
    pauses: [],
    laps: [],
    ...changes,
  };
}
