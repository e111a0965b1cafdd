const POINTS = 720;
const METRES_PER_DEGREE = 111_195;

/** A closed loop on the map: where it is, and how long. */
export interface LoopPlan {
  readonly latitude: number;
  readonly longitude: number;
  readonly lengthM: number;
}

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Position on a wavy loop after a distance; the length of the line is the loop's length, so GPS
 * distance and odometer agree.
 */
export function loopRoute(plan: LoopPlan): (distanceM: number) => Position {
  const shape = Array.from({ length: POINTS + 1 }, (_, index) =>
    shapeAt((2 * Math.PI * index) / POINTS),
  );
  const along = [0];
  shape.slice(1).forEach((point, index) => {
    const before = shape[index] ?? point;
    along.push((along[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const perimeter = along.at(-1) ?? 1;
  const scale = plan.lengthM / perimeter;
  const perDegreeEast = METRES_PER_DEGREE * Math.cos((plan.latitude * Math.PI) / 180);
  return (distanceM) => {
    const wanted = (distanceM / scale) % perimeter;
    const next = Math.max(
      1,
      along.findIndex((length) => length > wanted),
    );
    const from = along[next - 1] ?? 0;
    const share = (wanted - from) / ((along[next] ?? perimeter) - from);
    const a = shape[next - 1] ?? shapeAt(0);
    const b = shape[next] ?? a;
    return {
      latitude: plan.latitude + ((a.y + (b.y - a.y) * share) * scale) / METRES_PER_DEGREE,
      longitude: plan.longitude + ((a.x + (b.x - a.x) * share) * scale) / perDegreeEast,
    };
  };
}

function shapeAt(angle: number): { x: number; y: number } {
  const radius = 1 + 0.22 * Math.sin(3 * angle) + 0.1 * Math.sin(5 * angle + 1);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}
