import { basicsTopic } from './basics.topic.js';
import { healthTopic, nutritionTopic } from './beyond.topic.js';
import { cadenceTopic } from './cadence.topic.js';
import { climbingTopic } from './climbing.topic.js';
import { driftTopic } from './drift.topic.js';
import { effortTopic } from './effort.topic.js';
import { ftpTopic } from './ftp.topic.js';
import { heartRateTopic } from './heart-rate.topic.js';
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
import type { Topic } from './topic.js';
import { zonesTopic } from './zones.topic.js';

/** Every topic, in the order in which they are offered and in which equals are preferred. */
export const TOPICS: readonly Topic[] = [
  summaryTopic,
  pacingTopic,
  effortTopic,
  zonesTopic,
  intervalsTopic,
  heartRateTopic,
  powerTopic,
  driftTopic,
  startTopic,
  splitTopic,
  lapsTopic,
  steadinessTopic,
  cadenceTopic,
  climbingTopic,
  recordsTopic,
  ftpTopic,
  recoveryTopic,
  qualityTopic,
  temperatureTopic,
  basicsTopic,
  nutritionTopic,
  healthTopic,
  historyTopic,
];
