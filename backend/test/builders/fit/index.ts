export { buildRide, buildRun } from './build.js';
export * from './broken.js';
export type { ActivityPlan, DevicePlan, LapPlan, RidePlan, RunPlan } from './plans.js';
export * from './samples.js';
