/** The formulas hold for races between these times [GC VDOTCalculator.cpp]. s. */
export const VDOT_SHORTEST_S = 240;
export const VDOT_LONGEST_S = 14_400;
/** Nobody is faster or slower than this over a race; bounds of the search. m/s. */
const FASTEST_MPS = 12;
const SLOWEST_MPS = 0.5;

/**
 * VDOT of a race: oxygen cost of its speed / share of VO₂max that can be held for its time.
 * ml/kg/min. VO₂ = −4.6 + 0.182258 v + 0.000104 v² (v in m/min); share = 0.8 + 0.1894393
 * e^(−0.012778 t) + 0.2989558 e^(−0.1932605 t) (t in min). Source: Daniels & Gilbert 1979.
 */
export function vdotOf(metres: number, seconds: number): number {
  const minutes = seconds / 60;
  const speed = metres / minutes;
  const oxygen = -4.6 + 0.182258 * speed + 0.000104 * speed ** 2;
  return (
    oxygen /
    (0.8 + 0.1894393 * Math.exp(-0.012778 * minutes) + 0.2989558 * Math.exp(-0.1932605 * minutes))
  );
}

/** Time over a distance that has a VDOT: the longer it takes, the lower. s. */
export function timeOfVdot(vdot: number, metres: number): number {
  let fast = metres / FASTEST_MPS;
  let slow = metres / SLOWEST_MPS;
  for (let step = 0; step < 60; step++) {
    const middle = (fast + slow) / 2;
    if (vdotOf(metres, middle) > vdot) fast = middle;
    else slow = middle;
  }
  return (fast + slow) / 2;
}
