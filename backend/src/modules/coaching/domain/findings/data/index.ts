import type { Finder } from '../finding.js';

export const DATA: readonly Finder[] = [];
