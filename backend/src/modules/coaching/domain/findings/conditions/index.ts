import type { Finder } from '../finding.js';
import { altitude, night } from './surroundings.finding.js';
import { cold, heat } from './temperature.finding.js';

/** What it was like outside, where that changes a judgement. */
export const CONDITIONS: readonly Finder[] = [heat, cold, altitude, night];
