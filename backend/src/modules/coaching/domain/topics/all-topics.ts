import { compareTopic } from './comparison/compare.topic.js';
import { fairTopic } from './comparison/fair.topic.js';
import { bestsTopic } from './history/bests.topic.js';
import { ftpEvidenceTopic } from './history/ftp-evidence.topic.js';
import { longSessionsTopic } from './history/long-sessions.topic.js';
import { recapTopic } from './history/recap.topic.js';
import { eventPlanTopic, taperTopic } from './plan/event.topic.js';
import { intensityPlanTopic } from './plan/intensity.topic.js';
import { nextSessionTopic } from './plan/next-session.topic.js';
import { weaknessTopic } from './plan/weakness.topic.js';
import { weekPlanTopic } from './plan/week.topic.js';
import { healthTopic, nutritionTopic } from './beyond.topic.js';
import { cadenceTopic } from './body/cadence.topic.js';
import { climbingTopic } from './pacing/climbing.topic.js';
import { driftTopic } from './pacing/drift.topic.js';
import { effortTopic } from './effort/effort.topic.js';
import { ftpTopic } from './fitness/ftp.topic.js';
import { heartRateTopic } from './body/heart-rate.topic.js';
import { improvingTopic } from './fitness/improving.topic.js';
import { fitnessTopic, monotonyTopic } from './effort/week-load.topic.js';
import { historyTopic } from './history.topic.js';
import { intervalsTopic } from './effort/intervals.topic.js';
import { pacingTopic } from './pacing/pacing.topic.js';
import { powerTopic } from './fitness/power.topic.js';
import { recoveryTopic } from './effort/recovery.topic.js';
import { splitTopic } from './pacing/split.topic.js';
import { startTopic } from './pacing/start.topic.js';
import { summaryTopic } from './session/summary.topic.js';
import { loadTopic } from './effort/load.topic.js';
import { hardTimeTopic } from './effort/hard-time.topic.js';
import { balanceTopic } from './body/balance.topic.js';
import { durabilityTopic } from './pacing/durability.topic.js';
import { vdotTopic } from './fitness/vdot.topic.js';
import { tempoTopic } from './effort/tempo.topic.js';
import { definitionsTopic } from './session/definitions.topic.js';
import { climbPacingTopic } from './pacing/climb-pacing.topic.js';
import { predictionTopic } from './fitness/prediction.topic.js';
import { efficiencyTopic } from './pacing/efficiency.topic.js';
import { powerCurveTopic } from './fitness/power-curve.topic.js';
import type { Topic } from './topic.js';
import { unmeasuredTopic } from './session/unmeasured.topic.js';
import { zonesTopic } from './effort/zones.topic.js';

/** Every topic, in the order in which they are offered and in which equals are preferred. */
export const TOPICS: readonly Topic[] = [
  summaryTopic,
  pacingTopic,
  effortTopic,
  zonesTopic,
  hardTimeTopic,
  intervalsTopic,
  tempoTopic,
  heartRateTopic,
  powerTopic,
  powerCurveTopic,
  loadTopic,
  driftTopic,
  efficiencyTopic,
  durabilityTopic,
  startTopic,
  splitTopic,
  cadenceTopic,
  climbingTopic,
  climbPacingTopic,
  predictionTopic,
  vdotTopic,
  balanceTopic,
  ftpTopic,
  recoveryTopic,
  nutritionTopic,
  healthTopic,
  historyTopic,
  improvingTopic,
  fitnessTopic,
  monotonyTopic,
  compareTopic,
  fairTopic,
  recapTopic,
  bestsTopic,
  ftpEvidenceTopic,
  longSessionsTopic,
  nextSessionTopic,
  weekPlanTopic,
  weaknessTopic,
  intensityPlanTopic,
  eventPlanTopic,
  taperTopic,
  definitionsTopic,
  unmeasuredTopic,
];
