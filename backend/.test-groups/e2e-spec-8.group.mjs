import '../test/e2e/platform/metrics.e2e-spec.ts';
import '../test/e2e/platform/traces.e2e-spec.ts';
import '../test/e2e/profile/accounts.e2e-spec.ts';
import '../test/e2e/profile/gating-suspension.e2e-spec.ts';
import '../test/e2e/profile/gating.e2e-spec.ts';
import '../test/e2e/profile/questionnaire-complete.e2e-spec.ts';
