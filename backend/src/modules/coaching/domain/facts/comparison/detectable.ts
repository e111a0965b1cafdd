/**
 * The least difference between two sessions that is more than the noise of measuring: the minimal
 * detectable change at 95 %, 1.96 · √2 · standard error of measurement, where a source gives that
 * error. The page of comparison goes by the same numbers.
 */
export interface Detectable {
  /** Of the mean of both values, 0.033 for 3.3 %. */
  readonly share?: number;
  /** In the measure's own unit; where both are given, the greater one holds. */
  readonly least?: number;
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

export const DETECTABLE = {
  time: { least: 2 },
  distance: { share: GROUND },
  speed: { share: GROUND },
  power: { share: POWER },
  heartRate: { share: HEART_RATE },
  /** Output divided by heart rate: both errors add up as squares. */
  powerPerBeat: { share: Math.hypot(POWER, HEART_RATE) },
  speedPerBeat: { share: Math.hypot(GROUND, HEART_RATE) },
  /** Stress goes with the square of the intensity, so its share doubles. */
  powerStress: { share: 2 * POWER },
  speedStress: { share: 2 * GROUND },
  /** Ours: the error of heart rate through Banister's weights at two thirds of the reserve. */
  heartLoad: { share: 0.13 },
  /** Ours, points of per cent: half of the 5 % that are usually told apart [Friel]. */
  decoupling: { least: 2.5 },
  /** Ours: what nobody notices in their own legs from day to day. */
  cadence: { least: 2 },
  climbing: { share: CLIMBING, least: 10 },
  /** Ours: a device on the wrist or in the sun. */
  temperature: { least: 2 },
  /** Ours, points of per cent: the error of the sensor moves the edges of the zones. */
  zones: { least: 3 },
} as const satisfies Readonly<Record<string, Detectable>>;

/** Whether two values lie further apart than the noise of measuring them. */
export function isDetectable(
  { share = 0, least = 0 }: Detectable,
  base: number,
  other: number,
): boolean {
  return (
    Math.abs(other - base) >= Math.max((share * (Math.abs(base) + Math.abs(other))) / 2, least)
  );
}
