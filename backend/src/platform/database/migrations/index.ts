import { CreateSchema1764000000000 } from './1764000000000-create-schema.js';
import { AddAnalysisChanges1764100000000 } from './1764100000000-add-analysis-changes.js';
import { AddReportPlaces1764200000000 } from './1764200000000-add-report-places.js';
import { AddDigestPlaces1764300000000 } from './1764300000000-add-digest-places.js';
import { AddSessions1764300002000 } from './1764300002000-add-sessions.js';
import { AddEmailChanges1764300002100 } from './1764300002100-add-email-changes.js';
import { AddWorkoutListings1764300003000 } from './1764300003000-add-workout-listings.js';
import { AddDraftBase1764300005000 } from './1764300005000-add-draft-base.js';

/**
 * Every migration in the order in which they run, oldest first. A list and no pattern: what is
 * built is what runs.
 */
export const MIGRATIONS = [
  CreateSchema1764000000000,
  AddAnalysisChanges1764100000000,
  AddReportPlaces1764200000000,
  AddDigestPlaces1764300000000,
  AddSessions1764300002000,
  AddEmailChanges1764300002100,
  AddWorkoutListings1764300003000,
  AddDraftBase1764300005000,
] as const;
