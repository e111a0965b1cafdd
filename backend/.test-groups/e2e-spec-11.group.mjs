import '../test/e2e/workouts/workouts-upload-stream.e2e-spec.ts';
import '../test/e2e/workouts/workouts-upload-twice.e2e-spec.ts';
import '../test/e2e/workouts/workouts-upload.e2e-spec.ts';
import '../test/security/database-role.e2e-spec.ts';
