import type { Finder } from '../finding.js';
import { set } from './set.finding.js';

/** What the session was, in the athlete's own structure. */
export const STRUCTURES: readonly Finder[] = [set];
