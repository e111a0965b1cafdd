import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fadingRide } from '../../../../backend/test/builders/fit/index.js';

/**
 * A recording of a real device with power and heart rate, where the test files stand beside the
 * project.
 */
const recorded = fileURLToPath(
  new URL('../../../../../shared/fit/activities/ride-edge1000-power-ciq.fit', import.meta.url),
);

export interface WorkoutFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A ride: a recorded one if there is one, else a simulated one. */
export async function workoutFile(): Promise<WorkoutFile> {
  const bytes = await readFile(recorded).catch(() => fadingRide());
  return {
    name: '1234_Morning_Ride.fit',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  };
}
