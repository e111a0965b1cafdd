import '../test/e2e/coaching/coach-reports-at-once.e2e-spec.ts';
import '../test/e2e/coaching/coach-reports.e2e-spec.ts';
import '../test/e2e/coaching/coach-requests.e2e-spec.ts';
import '../test/e2e/coaching/coach-sent.e2e-spec.ts';
import '../test/e2e/coaching/coach.e2e-spec.ts';
import '../test/e2e/coaching/demo-apart.e2e-spec.ts';
