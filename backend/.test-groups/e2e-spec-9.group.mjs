import '../test/e2e/profile/questionnaire-draft.e2e-spec.ts';
import '../test/e2e/profile/thresholds.e2e-spec.ts';
import '../test/e2e/profile/units.e2e-spec.ts';
import '../test/e2e/workouts/progress.e2e-spec.ts';
import '../test/e2e/workouts/workouts-describe.e2e-spec.ts';
import '../test/e2e/workouts/workouts-document.e2e-spec.ts';
