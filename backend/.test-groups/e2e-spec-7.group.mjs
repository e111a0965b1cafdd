import '../test/e2e/leaving/leaving-feedback.e2e-spec.ts';
import '../test/e2e/leaving/leaving-in-flight.e2e-spec.ts';
import '../test/e2e/leaving/leaving.e2e-spec.ts';
import '../test/e2e/platform/client-settings.e2e-spec.ts';
import '../test/e2e/platform/http-edge.e2e-spec.ts';
import '../test/e2e/platform/http-refused.e2e-spec.ts';
