/**
 * Downhill gives no more back than this (see the engine's grade-adjusted pace, which has the same
 * floor).
 */
const DOWNHILL_FLOOR = 0.85;
/** A runner changes speed over about so many seconds. */
const RESPONSE_S = 2;

/**
 * Cost of running a metre on a slope against the flat, Minetti et al., J Appl Physiol 93:1039
 * (2002), as a polynomial in Horner's form: the generator does not borrow the engine's own.
 */
function costRatio(slope: number): number {
  const i = Math.max(-0.45, Math.min(0.45, slope));
  return Math.max(
    DOWNHILL_FLOOR,
    (3.6 + i * (19.5 + i * (46.3 + i * (-43.3 + i * (-30.4 + i * 155.4))))) / 3.6,
  );
}

/** Speed a second later of a runner who wants to spend what `flatMps` costs on the flat. m/s. */
export function strodeOn(speedMps: number, flatMps: number, slope: number): number {
  const wanted = flatMps / costRatio(slope);
  return speedMps + (wanted - speedMps) / RESPONSE_S;
}

/** Steps a minute, both feet, at a speed. */
export function stepsPerMinute(speedMps: number): number {
  return speedMps < 0.5 ? 0 : 150 + 8 * Math.max(0, speedMps - 1);
}
