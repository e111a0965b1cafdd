/**
 * The least difference between two sessions that is more than the noise of measuring: the minimal
 * detectable change at 95 %, 1.96 · √2 · standard error of measurement, where a source gives that
 * error. Shares are of the mean of both.
 */
export interface Detectable {
  /** Of the mean of both values, 0.033 for 3.3 %. */
  readonly share?: number;
  /** In the measure's own unit; where both are given, the greater one holds. */
  readonly least?: number;
  /** Where the number comes from, for the reader. */
  readonly source: string;
}

const CHANGE_OF_ERROR = 1.96 * Math.SQRT2;

/**
 * 54 power meters vary by 1.2 % from one load to the next [Maier et al. 2017, Int J Sports Med
 * 38:456-461].
 */
const POWER = CHANGE_OF_ERROR * 0.012;
/**
 * Heart rate at one controlled effort varies by up to 1.4 % from day to day [Lamberts et al. 2004,
 * J Strength Cond Res 18:641-645].
 */
const HEART_RATE = CHANGE_OF_ERROR * 0.014;
/**
 * Watches are off by 0.6 to 1.9 % (median) over a measured course [Johansson et al. 2020, Two
 * Oceans Marathon]; ours: two of them resolve no less.
 */
const GROUND = 0.02;
/**
 * Altimeters of one make agree within 1.5 %, of two makes within 3 % [Menaspà et al. 2014, Int J
 * Sports Physiol Perform 9:884-886].
 */
const CLIMBING = 0.03;

const POWER_SOURCE = 'Power meters vary by 1.2% from one reading to the next (Maier et al. 2017).';
const HEART_SOURCE =
  'Heart rate at the same effort varies by 1.4% from day to day (Lamberts et al. 2004).';
const GROUND_SOURCE = 'Watches measure distance to within about 2% (Johansson et al. 2020).';

function together(...shares: readonly number[]): number {
  return Math.hypot(...shares);
}

export const DETECTABLE = {
  /** Each of two durations is rounded to a second. */
  time: { least: 2, source: 'Durations are kept to the second.' },
  distance: { share: GROUND, source: GROUND_SOURCE },
  speed: { share: GROUND, source: GROUND_SOURCE },
  power: { share: POWER, source: POWER_SOURCE },
  heartRate: { share: HEART_RATE, source: HEART_SOURCE },
  /** Output divided by heart rate: both errors add up as squares. */
  powerPerBeat: { share: together(POWER, HEART_RATE), source: `${POWER_SOURCE} ${HEART_SOURCE}` },
  speedPerBeat: { share: together(GROUND, HEART_RATE), source: `${GROUND_SOURCE} ${HEART_SOURCE}` },
  /** Stress goes with the square of the intensity, so its share doubles. */
  powerStress: { share: 2 * POWER, source: POWER_SOURCE },
  speedStress: { share: 2 * GROUND, source: GROUND_SOURCE },
  /**
   * Ours: the error of heart rate through Banister's weights at two thirds of the reserve, (1/x +
   * 1.92) · dx.
   */
  heartLoad: { share: 0.13, source: `${HEART_SOURCE} Load rises faster than heart rate.` },
  /** Ours, points of per cent: half of the 5 % that are usually told apart [Friel]. */
  decoupling: {
    least: 2.5,
    source: 'Decoupling is usually told apart in steps of 5 points; half of one is noise.',
  },
  /** Ours: what nobody notices in their own legs from day to day. */
  cadence: { least: 2, source: 'Cadence wanders by a turn or two from day to day.' },
  /** The floor is ours: the engine itself lets waves of 5 m pass. */
  climbing: {
    share: CLIMBING,
    least: 10,
    source: 'Altimeters agree to within 3% (Menaspà et al. 2014), and small waves do not count.',
  },
  /** Ours: a device on the wrist or in the sun. */
  temperature: { least: 2, source: 'A device warms in the sun and on the wrist.' },
  /** Ours, points of per cent: the error of the sensor moves the edges of the zones. */
  zones: { least: 3, source: 'The error of the sensor moves the edges of zones.' },
} as const satisfies Readonly<Record<string, Detectable>>;

/** How far apart the two values must be, in their own unit. */
export function detectableChange(
  { share = 0, least = 0 }: Detectable,
  base: number,
  other: number,
): number {
  return Math.max((share * (Math.abs(base) + Math.abs(other))) / 2, least);
}

export function isDetectable(detectable: Detectable, base: number, other: number): boolean {
  return Math.abs(other - base) >= detectableChange(detectable, base, other);
}
