import type { Finder } from '../finding.js';

export const TERRAIN: readonly Finder[] = [];
