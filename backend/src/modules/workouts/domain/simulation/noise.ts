/**
 * A seeded generator of numbers in [0, 1): the same seed gives the same file on every machine
 * (mulberry32).
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Noise that wanders: mean 0, standard deviation 1, correlated over `tauS` calls. */
export function wandering(random: () => number, tauS: number): () => number {
  const keep = Math.exp(-1 / tauS);
  const push = Math.sqrt(1 - keep * keep);
  let value = 0;
  return () => {
    value = value * keep + gaussian(random) * push;
    return value;
  };
}

function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
