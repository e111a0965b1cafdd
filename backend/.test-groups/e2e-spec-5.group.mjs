import '../test/e2e/coaching/demo-limits.e2e-spec.ts';
import '../test/e2e/coaching/demo-model.e2e-spec.ts';
import '../test/e2e/coaching/demo.e2e-spec.ts';
import '../test/e2e/credentials/credentials-change.e2e-spec.ts';
import '../test/e2e/credentials/credentials-limits.e2e-spec.ts';
import '../test/e2e/credentials/credentials-mail.e2e-spec.ts';
