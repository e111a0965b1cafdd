import { CreateSchema1764000000000 } from './1764000000000-create-schema.js';
import { AddAnalysisChanges1764100000000 } from './1764100000000-add-analysis-changes.js';
import { AddReportPlaces1764200000000 } from './1764200000000-add-report-places.js';
import { AddDigestPlaces1764300000000 } from './1764300000000-add-digest-places.js';
import { AddSessions1764300002000 } from './1764300002000-add-sessions.js';
import { AddEmailChanges1764300002100 } from './1764300002100-add-email-changes.js';
import { AddWorkoutListings1764300003000 } from './1764300003000-add-workout-listings.js';
import { AddDraftBase1764300005000 } from './1764300005000-add-draft-base.js';
import { KeepDeletedInstructions1764300006000 } from './1764300006000-keep-deleted-instructions.js';
import { AddPaymentGrace1764300006001 } from './1764300006001-add-payment-grace.js';
import { FindNamesInEveryScript1764300006002 } from './1764300006002-find-names-in-every-script.js';
import { KeepUploadsInTotals1764300006003 } from './1764300006003-keep-uploads-in-totals.js';
import { ListFeedback1764300006004 } from './1764300006004-list-feedback.js';

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
  KeepDeletedInstructions1764300006000,
  AddPaymentGrace1764300006001,
  FindNamesInEveryScript1764300006002,
  KeepUploadsInTotals1764300006003,
  ListFeedback1764300006004,
] as const;
