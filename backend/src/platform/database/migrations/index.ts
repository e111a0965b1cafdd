import { CreateFoundation1763690000000 } from './1763690000000-create-foundation.js';
import { IndexWorkoutsBySport1763692000000 } from './1763692000000-index-workouts-by-sport.js';
import { AddQuestionnaireAndLeaving1763900000000 } from './1763900000000-add-questionnaire-and-leaving.js';
import { WidenThresholdsAndMarkReports1763901000000 } from './1763901000000-widen-thresholds-and-mark-reports.js';
import { PrepareLeaving1763903000000 } from './1763903000000-prepare-leaving.js';
import { RememberClosedAddresses1763904000000 } from './1763904000000-remember-closed-addresses.js';
import { AddTitlesAndDigests1763912000000 } from './1763912000000-add-titles-and-digests.js';
import { AddSubscriptions1763920000000 } from './1763920000000-add-subscriptions.js';
import { AddUsageAndInstructions1763930000000 } from './1763930000000-add-usage-and-instructions.js';
import { AddConversations1763931000000 } from './1763931000000-add-conversations.js';
import { TellUnknownCosts1763932000000 } from './1763932000000-tell-unknown-costs.js';
import { AddDemoSessions1763940000000 } from './1763940000000-add-demo-sessions.js';
import { AddAdministration1763940000010 } from './1763940000010-add-administration.js';
import { AddRollUpsAndJobs1763940000020 } from './1763940000020-add-roll-ups-and-jobs.js';
import { LetListsUseIndexes1763940000030 } from './1763940000030-let-lists-use-indexes.js';
import { KeepWhatListsCompare1763940000040 } from './1763940000040-keep-what-lists-compare.js';
import { SumUsageByPerson1763940000050 } from './1763940000050-sum-usage-by-person.js';
import { OrderPlansByName1763940000060 } from './1763940000060-order-plans-by-name.js';
import { ShareTheBreaker1763950000000 } from './1763950000000-share-the-breaker.js';
import { FindTheNewestMessages1763950000010 } from './1763950000010-find-the-newest-messages.js';

/**
 * Every migration in the order in which they run, oldest first. A list and no pattern: what is
 * built is what runs.
 */
export const MIGRATIONS = [
  CreateFoundation1763690000000,
  IndexWorkoutsBySport1763692000000,
  AddQuestionnaireAndLeaving1763900000000,
  WidenThresholdsAndMarkReports1763901000000,
  PrepareLeaving1763903000000,
  RememberClosedAddresses1763904000000,
  AddTitlesAndDigests1763912000000,
  AddSubscriptions1763920000000,
  AddUsageAndInstructions1763930000000,
  AddConversations1763931000000,
  TellUnknownCosts1763932000000,
  AddDemoSessions1763940000000,
  AddAdministration1763940000010,
  AddRollUpsAndJobs1763940000020,
  LetListsUseIndexes1763940000030,
  KeepWhatListsCompare1763940000040,
  SumUsageByPerson1763940000050,
  OrderPlansByName1763940000060,
  ShareTheBreaker1763950000000,
  FindTheNewestMessages1763950000010,
] as const;
