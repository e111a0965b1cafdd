import type { Finder } from '../finding.js';

export const PAST: readonly Finder[] = [];
