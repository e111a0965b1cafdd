/** Feet are still for so long at a bend or a junction without an interval being over (ours). s. */
const COASTING_S = 9;

/** Power, one value a second, with a straight line over moments of coasting. */
export function pastCoasting(watts: Float64Array): Float64Array {
  const out = watts.slice();
  for (let from = 0; from < out.length; from++) {
    if (out[from] !== 0) continue;
    let to = from;
    while (to < out.length && out[to] === 0) to++;
    const before = out[from - 1];
    const after = out[to];
    if (to - from <= COASTING_S && before !== undefined && after !== undefined) {
      for (let at = from; at < to; at++)
        out[at] = before + ((after - before) * (at - from + 1)) / (to - from + 1);
    }
    from = to;
  }
  return out;
}
