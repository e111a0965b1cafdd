import { buildRide } from '../../../../backend/test/builders/fit/index.js';
import type { WorkoutFile } from './workout-file.js';

export const uploadFile = (name: string, bytes: Uint8Array): WorkoutFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

/** A ride of five minutes; another `day` of June 2025 is another workout. */
export function rideOf(day: number): Uint8Array {
  return buildRide({
    seconds: 300,
    seed: day,
    startTime: new Date(Date.UTC(2025, 5, day, 7)),
    power: () => 180,
  });
}

/** So many rides, each a workout of its own: `ride-1.fit`, `ride-2.fit`, … */
export function rides(count: number): WorkoutFile[] {
  return Array.from({ length: count }, (_, index) =>
    uploadFile(`ride-${index + 1}.fit`, rideOf(index + 1)),
  );
}
