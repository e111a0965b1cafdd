import type { Finder } from '../finding.js';
import { planDone, plannedSteps } from './steps.finding.js';

/** The workout against its plan. */
export const PLANS: readonly Finder[] = [plannedSteps, planDone];
