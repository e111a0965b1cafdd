import type { Finder } from '../finding.js';

export const PLANS: readonly Finder[] = [];
