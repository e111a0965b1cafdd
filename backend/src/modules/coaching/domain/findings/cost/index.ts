import type { Finder } from '../finding.js';

export const COSTS: readonly Finder[] = [];
