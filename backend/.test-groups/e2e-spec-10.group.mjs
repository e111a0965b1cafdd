import '../test/e2e/workouts/workouts-limits.e2e-spec.ts';
import '../test/e2e/workouts/workouts-read.e2e-spec.ts';
import '../test/e2e/workouts/workouts-recompute.e2e-spec.ts';
import '../test/e2e/workouts/workouts-streams.e2e-spec.ts';
import '../test/e2e/workouts/workouts-upload-heavy.e2e-spec.ts';
import '../test/e2e/workouts/workouts-upload-later.e2e-spec.ts';
