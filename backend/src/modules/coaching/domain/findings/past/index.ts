import type { Finder } from '../finding.js';
import { bests } from './bests.finding.js';
import { sameSet } from './same-set.finding.js';
import { unusualEfficiency, unusualLoad } from './usual.finding.js';

/** The workout beside the athlete's own earlier ones. */
export const PAST: readonly Finder[] = [sameSet, bests, unusualLoad, unusualEfficiency];
