import type { OverlayCurve } from './overlay.js';

/** Curves that change sides at more than this share of their points cannot be followed (ours). */
const TANGLED = 0.2;

/** Whether two of the curves cross so often that they are better drawn one below the other. */
export function areEntangled(curves: readonly OverlayCurve[]): boolean {
  return curves.some((one, at) =>
    curves.slice(at + 1).some((other) => crossings(one, other) > TANGLED),
  );
}

/** Changes of side, as a share of the points that both have. */
function crossings({ y: one }: OverlayCurve, { y: other }: OverlayCurve): number {
  const sides = one.flatMap((value, at) => {
    const against = other[at];
    return value === null || against === null || against === undefined || value === against
      ? []
      : [value > against];
  });
  const changes = sides.filter((side, at) => at > 0 && side !== sides[at - 1]).length;
  return sides.length > 1 ? changes / (sides.length - 1) : 0;
}
