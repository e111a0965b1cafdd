import type { Finder } from '../finding.js';
import { bests } from './bests.finding.js';
import { gap, most, streak } from './rhythm.finding.js';
import { sameClimb } from './same-climb.finding.js';
import { sameRoute } from './same-route.finding.js';
import { sameSet } from './same-set.finding.js';
import { unusualEfficiency, unusualLoad } from './usual.finding.js';

/** The workout beside the athlete's own earlier ones. */
export const PAST: readonly Finder[] = [
  sameSet,
  sameRoute,
  sameClimb,
  bests,
  gap,
  streak,
  most,
  unusualLoad,
  unusualEfficiency,
];
