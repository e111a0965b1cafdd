import type { Finder } from '../finding.js';

export const CONTRADICTIONS: readonly Finder[] = [];
