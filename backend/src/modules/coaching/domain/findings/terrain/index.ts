import type { Finder } from '../finding.js';
import { climbPaced } from './climb-paced.finding.js';
import { climbRate } from './climb-rate.finding.js';
import { descentsEven } from './descents.finding.js';
import { easyEnd } from './easy-end.finding.js';
import { evenSplits } from './even-splits.finding.js';
import { fastEnd } from './fast-end.finding.js';
import { halves } from './halves.finding.js';
import { hillAgain } from './hill-again.finding.js';
import { likeGround } from './like-ground.finding.js';
import { climbs } from './main-climb.finding.js';
import { slowSplit } from './slow-split.finding.js';
import { stops } from './stops.finding.js';
import { uphillReps } from './uphill-reps.finding.js';

/** Where the ground, the stops and the pacing over them explain what happened. */
export const TERRAIN: readonly Finder[] = [
  climbPaced,
  hillAgain,
  climbRate,
  climbs,
  descentsEven,
  easyEnd,
  evenSplits,
  slowSplit,
  halves,
  fastEnd,
  likeGround,
  uphillReps,
  stops,
];
