import type { OverTime, RecordingPlan } from './recording.builder.js';
import { steadyRide } from './sample-recordings.js';

/** Metres along the course, and the height there; straight between them. */
export type Corner = readonly [metres: number, height: number];

/** Height over metres: straight between the corners. */
export function profile(corners: readonly Corner[]): (metres: number) => number {
  return (metres) => {
    const next = corners.findIndex(([at]) => at >= metres);
    const [toM, toH] = corners[next < 0 ? corners.length - 1 : next] as Corner;
    const [fromM, fromH] = corners[Math.max(0, next - 1)] as Corner;
    return next <= 0 || toM === fromM
      ? toH
      : fromH + ((metres - fromM) / (toM - fromM)) * (toH - fromH);
  };
}

/** The same steps of metres and rise again and again, from 400 m. */
export function laps(times: number, steps: readonly Corner[]): Corner[] {
  const corners: Corner[] = [[0, 400]];
  for (let lap = 0; lap < times; lap++)
    for (const [metres, rise] of steps) {
      const [at, height] = corners.at(-1) as Corner;
      corners.push([at + metres, height + rise]);
    }
  return corners;
}

/** A course travelled at even speed, or as `speed` tells. */
export function rideOver(
  corners: readonly Corner[],
  plan: RecordingPlan & { readonly speed?: (metres: number) => number } = {},
) {
  const { speed = () => 5, ...rest } = plan;
  const length = corners.at(-1)?.[0] ?? 0;
  const metres = [0];
  while ((metres.at(-1) ?? 0) < length)
    metres.push(Math.min(length, (metres.at(-1) ?? 0) + speed(metres.at(-1) ?? 0)));
  const height = profile(corners);
  const along: OverTime = (second) => metres[second] ?? length;
  return steadyRide(metres.length, {
    device: { ascentM: 0, descentM: 0 },
    ...rest,
    channels: {
      speed: (second) => speed(along(second)),
      distance: along,
      altitude: (second) => height(along(second)),
      ...rest.channels,
    },
  });
}
