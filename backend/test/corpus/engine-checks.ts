import type { Analysis } from '../../src/analysis/analysis.js';
import type { Recording } from '../../src/analysis/recording/recording.js';
import { gridOf } from '../../src/analysis/recording/grid.js';
import { climbed } from '../../src/analysis/session/elevation.js';

/** What the manifest worked out from the records of a file, by its own definitions; see its README. */
export interface Computed {
  readonly spanS: number;
  readonly activeS: number;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly maxSpeedMps?: number | null;
  readonly avgHr?: number | null;
  readonly maxHr?: number | null;
  readonly hrZonesS?: Readonly<Record<string, number>>;
  readonly ascentHyst3M?: number | null;
  readonly bestEffortsS?: Readonly<Record<string, number | null>>;
  readonly power?: {
    readonly avgW: number;
    readonly maxW: number;
    readonly workKJ: number;
    readonly rightBalancePct?: number | null;
    readonly npW: number | null;
    readonly mmpW: Readonly<Record<string, number | null>>;
    readonly mmpGapsZeroW: Readonly<Record<string, number | null>> | null;
  };
}

/** One value of ours against the manifest's. */
export interface Check {
  readonly name: string;
  readonly ours: number | null;
  readonly theirs: string;
  readonly agrees: boolean;
}

const ZONES = ['below', 'z1', 'z2', 'z3', 'z4', 'z5', 'above'] as const;
const MMP_SECONDS = { '5s': 5, '1min': 60, '5min': 300, '20min': 1200, '60min': 3600 } as const;
const EFFORTS_M = { '400m': 400, '1km': 1000, '1mile': 1609.344, '5km': 5000, '10km': 10_000 } as const;

/** Every value that both sides define, with the tolerance within which they must agree. */
export function checksOf(recording: Recording, analysis: Analysis, computed: Computed): Check[] {
  const ours = (id: string): number | null => analysis.metrics[id]?.value ?? null;
  const { power } = computed;
  return [
    near('elapsedTime', ours('elapsedTime'), computed.spanS, { seconds: 1 }),
    near('timerTime', ours('timerTime'), computed.activeS, { share: 0.005, seconds: 2 }),
    near('movingTime', ours('movingTime'), computed.movingS, { share: 0.01, seconds: 10 }),
    near('distance', ours('distance'), computed.distanceM, { share: 0.001 }),
    near('maxSpeed', ours('maxSpeed'), computed.maxSpeedMps, { share: 0.001 }),
    near('averageHeartRate', ours('averageHeartRate'), computed.avgHr, { share: 0.005 }),
    near('maxHeartRate', ours('maxHeartRate'), computed.maxHr, {}),
    ...ZONES.map((zone, at) => near(`hr ${zone}`, analysis.zones.heartRate?.[at]?.seconds ?? null, computed.hrZonesS?.[zone], { share: 0.02, seconds: 10 })),
    near('ascent', ascentOf(recording), computed.ascentHyst3M, { share: 0.01, seconds: 4 }),
    near('averagePower', ours('averagePower'), power?.avgW, { share: 0.005 }),
    near('maxPower', ours('maxPower'), power?.maxW, {}),
    ...(recording.family === 'cycling' ? powerChecks(analysis, power) : []),
    ...Object.entries(EFFORTS_M).map(([name, metres]) =>
      near(`best ${name}`, analysis.bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds ?? null, computed.bestEffortsS?.[name], { share: 0.001, seconds: 0.1 }),
    ),
  ].filter((check) => check !== null);
}

function powerChecks(analysis: Analysis, power: Computed['power']): (Check | null)[] {
  const curve = analysis.curves.power ?? [];
  return [
    near('normalizedPower', analysis.metrics['normalizedPower']?.value ?? null, power?.npW, { share: 0.01 }),
    near('work', analysis.metrics['work']?.value ?? null, power?.workKJ, { share: 0.005 }),
    near('rightBalance', analysis.metrics['rightBalance']?.value ?? null, power?.rightBalancePct, { share: 0.002 }),
    ...Object.entries(MMP_SECONDS).map(([name, seconds]) => {
      const both = [power?.mmpW[name], power?.mmpGapsZeroW?.[name]].filter((watts) => typeof watts === 'number');
      const watts = curve.find((point) => point.seconds === seconds)?.watts ?? null;
      return both.length === 0 ? null : between(`mmp ${name}`, watts, Math.min(...both) * 0.995, Math.max(...both) * 1.005);
    }),
  ];
}

/** Our hysteresis of 3 m on the grid, whatever the device summed up. */
function ascentOf(recording: Recording): number | null {
  const { altitude } = gridOf(recording).channels;
  return altitude === undefined ? null : climbed(altitude, 3);
}

function near(name: string, ours: number | null, theirs: number | null | undefined, tolerance: { share?: number; seconds?: number }): Check | null {
  if (theirs === null || theirs === undefined) return null;
  const within = Math.max((tolerance.share ?? 0) * Math.abs(theirs), tolerance.seconds ?? 0) + 0.05;
  return { name, ours, theirs: String(theirs), agrees: ours !== null && Math.abs(ours - theirs) <= within };
}

function between(name: string, ours: number | null, low: number, high: number): Check {
  return { name, ours, theirs: `${low.toFixed(1)} to ${high.toFixed(1)}`, agrees: ours !== null && ours >= low - 0.05 && ours <= high + 0.05 };
}
