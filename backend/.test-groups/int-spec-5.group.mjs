import '../test/contracts/coaching/coach-model.int-spec.ts';
import '../test/contracts/platform/mailer.int-spec.ts';
import '../test/contracts/workouts/fit-reader-hostile.int-spec.ts';
import '../test/contracts/workouts/fit-reader.int-spec.ts';
import '../test/contracts/workouts/worker-fit-reader.int-spec.ts';
import '../test/contracts/workouts/workout-analyser.int-spec.ts';
import '../test/support/run/guardian.int-spec.ts';
