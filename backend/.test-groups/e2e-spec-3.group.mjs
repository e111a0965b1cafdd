import '../test/e2e/coaching/coach-books.e2e-spec.ts';
import '../test/e2e/coaching/coach-comparison-model.e2e-spec.ts';
import '../test/e2e/coaching/coach-comparison.e2e-spec.ts';
import '../test/e2e/coaching/coach-general.e2e-spec.ts';
import '../test/e2e/coaching/coach-limits.e2e-spec.ts';
import '../test/e2e/coaching/coach-model.e2e-spec.ts';
