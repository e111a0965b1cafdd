import type { Finder } from '../finding.js';

export const CONDITIONS: readonly Finder[] = [];
