import type { Analysis } from '#analysis/analysis.js';
import type { Recording } from '#analysis/recording/recording.js';
import { countedSeconds } from '../builders/counted-seconds.js';

/**
 * What the manifest worked out from the records of a file, by its own definitions; see its README.
 */
export interface Computed {
  /** From start to end as the device wrote it, else first to last sample. */
  readonly elapsedS: number;
  readonly activeS: number;
  readonly movingS: number;
  readonly distanceM: number | null;
  readonly avgSpeedMps?: number | null;
  readonly maxSpeedMps?: number | null;
  readonly avgHr?: number | null;
  readonly maxHr?: number | null;
  readonly avgCadenceNonZero?: number | null;
  readonly maxCadence?: number | null;
  readonly avgTempC?: number | null;
  readonly hrZonesS?: Readonly<Record<string, number>>;
  readonly bestEffortsS?: Readonly<Record<string, number | null>>;
  readonly power?: {
    readonly seconds: number;
    readonly avgW: number;
    readonly avgNonZeroW: number;
    readonly maxW: number;
    readonly workKJ: number;
    readonly rightBalancePct?: number | null;
    readonly npW: number | null;
    readonly if?: number | null;
    readonly tss?: number | null;
    readonly vi?: number | null;
    readonly zonesS?: Readonly<Record<string, number>>;
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
const EFFORTS_M = {
  '400m': 400,
  '1km': 1000,
  '1mile': 1609.344,
  '5km': 5000,
  '10km': 10_000,
} as const;

interface Tolerance {
  readonly share?: number;
  readonly absolute?: number;
  /** Half of the manifest's last digit, on top of the rest; it rounds to one digit unless told. */
  readonly rounding?: number;
}

const THREE_DIGITS = 0.0005;

/** How near our values must come, each for what its definition leaves open. */
const WITHIN = {
  /** Read off the samples, or summed over them: nothing is left open. */
  exact: {},
  /** Seconds of the samples with the timer running; the metric is the device's own timer. */
  time: { absolute: 1 },
  /** As the device timed it; some stamp the end a second later. */
  elapsed: { absolute: 2 },
  /** Ours is the device's own total where both tell the same. */
  distance: { share: 0.001, absolute: 10 },
  /**
   * Both sides detect standing by similar rules, not the same: we look at cadence and power
   * too.
   */
  moving: { share: 0.01, absolute: 10 },
  speed: { share: 0.001, rounding: THREE_DIGITS },
  maxSpeed: { rounding: THREE_DIGITS },
  /** Means, sums and best windows over rows of a second. */
  mean: { share: 0.001 },
  /** Strides of one foot, rounded before they are doubled. */
  cadence: { share: 0.001, rounding: 0.1 },
  temperature: { absolute: 0.1 },
  /** Normalized power over FTP or average power; both sides round. */
  ratio: { share: 0.002, rounding: THREE_DIGITS },
  /** A ratio squared, times the timer. */
  stress: { share: 0.003 },
  /** Seconds, a few of them on the straight lines over holes. */
  zone: { absolute: 2 },
  /** Rises of 3 m: whether the last metres before a turn count hangs on single samples. */
  /** Interpolated between the same samples. */
  effort: { share: 0.001, absolute: 0.1 },
} as const satisfies Readonly<Record<string, Tolerance>>;

/**
 * Every value that both sides define, with the tolerance within which they must agree. Not
 * compared: decoupling (ours leaves warm-up and cool-down out and is judged on steady sessions
 * alone), best efforts by timer (ours are by the clock, as races are), GPS distance, raw ascent and
 * mean cadence with zeros (we tell none of these).
 */
export function checksOf(recording: Recording, analysis: Analysis, computed: Computed): Check[] {
  const ours = (id: string): number | null => analysis.metrics[id]?.value ?? null;
  const { power } = computed;
  return [
    near('elapsedTime', ours('elapsedTime'), computed.elapsedS, WITHIN.elapsed),
    near('timerTime', countedSeconds(recording, analysis), computed.activeS, WITHIN.time),
    near('movingTime', ours('movingTime'), computed.movingS, WITHIN.moving),
    near('distance', ours('distance'), computed.distanceM, WITHIN.distance),
    near('averageSpeed', ours('averageSpeed'), computed.avgSpeedMps, WITHIN.speed),
    near('maxSpeed', ours('maxSpeed'), computed.maxSpeedMps, WITHIN.maxSpeed),
    near('averageHeartRate', ours('averageHeartRate'), computed.avgHr, WITHIN.mean),
    near('maxHeartRate', ours('maxHeartRate'), computed.maxHr, WITHIN.exact),
    near(
      'averageCadence',
      ours('averageCadence'),
      ofBothFeet(recording, computed.avgCadenceNonZero),
      WITHIN.cadence,
    ),
    near(
      'maxCadence',
      ours('maxCadence'),
      ofBothFeet(recording, computed.maxCadence),
      WITHIN.cadence,
    ),
    near('averageTemperature', ours('averageTemperature'), computed.avgTempC, WITHIN.temperature),
    ...zoneChecks('hr', analysis.zones.heartRate, computed.hrZonesS),
    near('averagePower', ours('averagePower'), power?.avgW, WITHIN.mean),
    near('averagePowerNonZero', ours('averagePowerNonZero'), power?.avgNonZeroW, WITHIN.mean),
    near('maxPower', ours('maxPower'), power?.maxW, WITHIN.exact),
    ...(recording.family === 'cycling' ? powerChecks(analysis, power) : []),
    ...Object.entries(EFFORTS_M).map(([name, metres]) =>
      near(
        `best ${name}`,
        analysis.bestEfforts.find(({ distanceM }) => distanceM === metres)?.seconds ?? null,
        computed.bestEffortsS?.[name],
        WITHIN.effort,
      ),
    ),
  ].filter((check) => check !== null);
}

/** FIT, and the manifest with it, counts the strides of one foot; we tell the steps of both. */
function ofBothFeet(
  { family }: Recording,
  cadence: number | null | undefined,
): number | null | undefined {
  return typeof cadence === 'number' && family === 'running' ? 2 * cadence : cadence;
}

function zoneChecks(
  name: string,
  ours: Analysis['zones']['power'],
  theirs: Readonly<Record<string, number>> | undefined,
): (Check | null)[] {
  return ZONES.map((zone, at) =>
    near(`${name} ${zone}`, ours?.[at]?.seconds ?? null, theirs?.[zone], WITHIN.zone),
  );
}

function powerChecks(analysis: Analysis, power: Computed['power']): (Check | null)[] {
  const curve = analysis.curves.power ?? [];
  const ours = (id: string): number | null => analysis.metrics[id]?.value ?? null;
  return [
    near('normalizedPower', ours('normalizedPower'), power?.npW, WITHIN.mean),
    near('intensityFactor', ours('intensityFactor'), power?.if, WITHIN.ratio),
    near('variabilityIndex', ours('variabilityIndex'), power?.vi, WITHIN.ratio),
    near('trainingStress', ours('trainingStress'), power?.tss, WITHIN.stress),
    near('work', ours('work'), power?.workKJ, WITHIN.mean),
    near('rightBalance', ours('rightBalance'), power?.rightBalancePct, WITHIN.mean),
    ...zoneChecks('power', analysis.zones.power, power?.zonesS),
    ...Object.entries(MMP_SECONDS).map(([name, seconds]) => {
      const both = [power?.mmpW[name], power?.mmpGapsZeroW?.[name]].filter(
        (watts) => typeof watts === 'number',
      );
      const watts = curve.find((point) => point.seconds === seconds)?.watts ?? null;
      const { share } = WITHIN.mean;
      return both.length === 0
        ? null
        : between(
            `mmp ${name}`,
            watts,
            Math.min(...both) * (1 - share),
            Math.max(...both) * (1 + share),
          );
    }),
  ];
}

function near(
  name: string,
  ours: number | null,
  theirs: number | null | undefined,
  { share = 0, absolute = 0, rounding = 0.05 }: Tolerance,
): Check | null {
  if (theirs === null || theirs === undefined) return null;
  const within = Math.max(share * Math.abs(theirs), absolute) + rounding;
  return {
    name,
    ours,
    theirs: String(theirs),
    agrees: ours !== null && Math.abs(ours - theirs) <= within,
  };
}

function between(name: string, ours: number | null, low: number, high: number): Check {
  return {
    name,
    ours,
    theirs: `${low.toFixed(1)} to ${high.toFixed(1)}`,
    agrees: ours !== null && ours >= low - 0.05 && ours <= high + 0.05,
  };
}
