import type { RidePlan, RunPlan } from './plans.js';
import { simulateRide } from './simulate-ride.js';
import { simulateRun } from './simulate-run.js';
import { writeActivity } from './write-activity.js';

/** A valid .fit file of a ride as planned. */
export function buildRide(plan: RidePlan): Uint8Array {
  return writeActivity('cycling', plan, simulateRide(plan));
}

/** A valid .fit file of a run as planned. */
export function buildRun(plan: RunPlan): Uint8Array {
  return writeActivity('running', plan, simulateRun(plan));
}
