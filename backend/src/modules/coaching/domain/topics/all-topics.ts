import { compareTopic } from './comparison/compare.topic.js';
import { fairTopic } from './comparison/fair.topic.js';
import { zoneBalanceTopic } from './history/balance-of-zones.topic.js';
import { bestsTopic } from './history/bests.topic.js';
import { ftpEvidenceTopic } from './history/ftp-evidence.topic.js';
import { longSessionsTopic } from './history/long-sessions.topic.js';
import { profileTopic, whichOneTopic } from './history/profile.topic.js';
import { recapTopic } from './history/recap.topic.js';
import { eventPlanTopic, taperTopic } from './plan/event.topic.js';
import { intensityPlanTopic } from './plan/intensity.topic.js';
import { nextSessionTopic } from './plan/next-session.topic.js';
import { weaknessTopic } from './plan/weakness.topic.js';
import { weekPlanTopic } from './plan/week.topic.js';
import { basicsTopic } from './basics.topic.js';
import { healthTopic, nutritionTopic } from './beyond.topic.js';
import { cadenceTopic } from './cadence.topic.js';
import { climbingTopic } from './climbing.topic.js';
import { driftTopic } from './drift.topic.js';
import { effortTopic } from './effort.topic.js';
import { ftpTopic } from './ftp.topic.js';
import { heartRateTopic } from './heart-rate.topic.js';
import { improvingTopic } from './improving.topic.js';
import { fitnessTopic, monotonyTopic } from './week-load.topic.js';
import { historyTopic } from './history.topic.js';
import { intervalsTopic } from './intervals.topic.js';
import { lapsTopic } from './laps.topic.js';
import { pacingTopic } from './pacing.topic.js';
import { powerTopic } from './power.topic.js';
import { qualityTopic } from './quality.topic.js';
import { recordsTopic } from './records.topic.js';
import { recoveryTopic } from './recovery.topic.js';
import { splitTopic } from './split.topic.js';
import { startTopic } from './start.topic.js';
import { steadinessTopic } from './steadiness.topic.js';
import { summaryTopic } from './summary.topic.js';
import { temperatureTopic } from './temperature.topic.js';
import { loadTopic } from './load.topic.js';
import { hardTimeTopic } from './hard-time.topic.js';
import { wPrimeTopic } from './w-prime.topic.js';
import { balanceTopic } from './balance.topic.js';
import { durabilityTopic } from './durability.topic.js';
import { vdotTopic } from './vdot.topic.js';
import { tempoTopic } from './tempo.topic.js';
import { definitionsTopic } from './definitions.topic.js';
import { climbPacingTopic } from './climb-pacing.topic.js';
import { predictionTopic } from './prediction.topic.js';
import { efficiencyTopic } from './efficiency.topic.js';
import { powerCurveTopic } from './power-curve.topic.js';
import type { Topic } from './topic.js';
import { unmeasuredTopic } from './unmeasured.topic.js';
import { zonesTopic } from './zones.topic.js';

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
  lapsTopic,
  steadinessTopic,
  cadenceTopic,
  climbingTopic,
  climbPacingTopic,
  recordsTopic,
  predictionTopic,
  vdotTopic,
  wPrimeTopic,
  balanceTopic,
  ftpTopic,
  recoveryTopic,
  qualityTopic,
  temperatureTopic,
  basicsTopic,
  nutritionTopic,
  healthTopic,
  historyTopic,
  improvingTopic,
  fitnessTopic,
  monotonyTopic,
  compareTopic,
  fairTopic,
  recapTopic,
  zoneBalanceTopic,
  bestsTopic,
  ftpEvidenceTopic,
  longSessionsTopic,
  profileTopic,
  whichOneTopic,
  nextSessionTopic,
  weekPlanTopic,
  weaknessTopic,
  intensityPlanTopic,
  eventPlanTopic,
  taperTopic,
  definitionsTopic,
  unmeasuredTopic,
];
