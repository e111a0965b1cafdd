/**
 * The fault matrix: what fails, what must hold then, and the files that show it. A test shows a row
 * when its title ends with the row's id, as in [FAULT-04]; every file named here has at least one.
 * `long` names files that the short form leaves out. What is not shown says what is missing.
 */
export const MATRIX = [
  {
    n: 1,
    fault: 'worker killed in a parse',
    target: 'one workout, within 15 s',
    shown: [
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
      'test/e2e/workouts/workouts-upload-later.e2e-spec.ts',
    ],
    long: ['test/faults/worker-faults.fault.ts'],
  },
  {
    n: 2,
    fault: 'worker killed again and again on one file',
    target: 'an end, slot returned',
    shown: [
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
      'test/e2e/workouts/workouts-upload-later.e2e-spec.ts',
    ],
    long: ['test/faults/worker-faults.fault.ts'],
  },
  {
    n: 3,
    fault: 'worker frozen past its lock',
    target: 'one effect',
    shown: ['test/e2e/workouts/workouts-upload-later.e2e-spec.ts'],
    long: ['test/faults/worker-faults.fault.ts'],
  },
  {
    n: 4,
    fault: 'SIGTERM under work',
    target: 'finished or handed back',
    shown: [
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
      'test/lifecycle/end.int-spec.ts',
    ],
    long: ['test/faults/api-faults.fault.ts'],
  },
  {
    n: 5,
    fault: 'client or API gone in an upload',
    target: 'no slot, no file left',
    shown: [
      'test/e2e/workouts/workouts-upload-stream.e2e-spec.ts',
      'test/e2e/workouts/workouts-upload-later.e2e-spec.ts',
    ],
    long: ['test/faults/api-faults.fault.ts'],
  },
  {
    n: 6,
    fault: 'API dies between commit and queue',
    target: 'planned within 30 s',
    shown: [
      'test/contracts/queue/outbox-typeorm.int-spec.ts',
      'test/e2e/workouts/workouts-upload-later.e2e-spec.ts',
    ],
    long: ['test/faults/api-faults.fault.ts'],
  },
  {
    n: 7,
    fault: 'queue away and back',
    target: 'reported immediately, recovers automatically',
    shown: [
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
    ],
    long: ['test/faults/lost-redis.fault.ts', 'test/faults/lost-primary.fault.ts'],
  },
  {
    n: 8,
    fault: 'the queue loses everything',
    target: '500 of 500 within 60 s',
    shown: ['test/faults/lost-queue.fault.ts'],
  },
  {
    n: 9,
    fault: 'Redis full',
    target: 'shown by a metric, nothing lost, all alive',
    shown: ['test/faults/full-redis.fault.ts'],
  },
  {
    n: 10,
    fault: 'PostgreSQL restarts',
    target: '503 for 5 s at most, nothing lost',
    shown: ['test/faults/restarted-postgres.fault.ts'],
  },
  {
    n: 11,
    fault: 'connections used up',
    target: 'waits or 503, never a hang',
    shown: ['test/faults/used-up-connections.fault.ts'],
  },
  {
    n: 12,
    fault: 'disk full',
    target: '503, slot kept, no file left',
    shown: ['test/faults/full-disk.fault.ts'],
  },
  {
    n: 13,
    fault: 'model slow',
    target: 'reported within 35 s, question returned',
    shown: ['test/contracts/coaching/coach-model-openai.int-spec.ts'],
  },
  {
    n: 14,
    fault: 'model fails',
    target: 'the built-in coach, breaker',
    shown: [
      'test/e2e/coaching/coach-model.e2e-spec.ts',
      'src/modules/coaching/adapters/openai/circuit-breaker.spec.ts',
    ],
  },
  {
    n: 15,
    fault: 'model asks to wait',
    target: 'no wait in a request',
    shown: ['test/e2e/coaching/coach-model.e2e-spec.ts'],
  },
  {
    n: 16,
    fault: 'answer cut in every way',
    target: 'never as done, nothing kept',
    shown: ['test/e2e/coaching/coach-cuts.e2e-spec.ts'],
  },
  {
    n: 17,
    fault: 'browser leaves in a stream',
    target: 'model let go, nothing counted',
    shown: ['test/e2e/coaching/coach-model.e2e-spec.ts'],
  },
  {
    n: 18,
    fault: 'a proxy that idles',
    target: 'never quiet for long',
    shown: ['test/faults/idle-proxy.fault.ts'],
  },
  {
    n: 19,
    fault: 'payment news twice',
    target: 'one effect, one letter',
    shown: ['test/e2e/billing/billing-stripe.e2e-spec.ts'],
  },
  {
    n: 20,
    fault: 'payment news in any order',
    target: '24 of 24 alike',
    shown: ['test/e2e/billing/billing-stripe.e2e-spec.ts'],
  },
  {
    n: 21,
    fault: 'payment news lost',
    target: 'right after a sync, or within the hour',
    shown: ['test/e2e/billing/billing-sandbox.e2e-spec.ts'],
  },
  {
    n: 22,
    fault: 'news that cannot be stored',
    target: 'not confirmed',
    shown: ['test/e2e/billing/billing-stripe.e2e-spec.ts'],
  },
  {
    n: 23,
    fault: 'ten clicks in two tabs',
    target: 'one subscription',
    shown: ['test/e2e/billing/billing-sandbox.e2e-spec.ts'],
  },
  {
    n: 24,
    fault: 'browser closed after paying',
    target: 'access by the news alone',
    shown: ['test/e2e/billing/billing-sandbox.e2e-spec.ts'],
  },
  {
    n: 25,
    fault: 'uploads at the last slot',
    target: 'exactly as many as are left',
    shown: ['test/e2e/workouts/workouts-upload-twice.e2e-spec.ts'],
  },
  {
    n: 26,
    fault: 'one file ten times at once',
    target: 'one workout, one slot',
    shown: ['test/e2e/workouts/workouts-upload-twice.e2e-spec.ts'],
  },
  {
    n: 27,
    fault: 'questions at the one free one',
    target: 'exactly one',
    shown: ['test/e2e/coaching/coach.e2e-spec.ts'],
  },
  {
    n: 28,
    fault: 'twenty questions of one visitor',
    target: 'six',
    shown: ['test/e2e/coaching/demo-limits.e2e-spec.ts'],
  },
  {
    n: 29,
    fault: 'clocks apart',
    target: 'no wrong decision',
    shown: ['test/e2e/credentials/credentials-tokens.e2e-spec.ts'],
  },
  {
    n: 30,
    fault: 'time zones',
    target: 'no day off by one',
    shown: [
      'src/modules/workouts/adapters/persistence/workouts/typeorm-workout.reader.int-spec.ts',
      'src/modules/admin/adapters/persistence/usage-sums.int-spec.ts',
      'test/e2e/admin/admin-reports.e2e-spec.ts',
    ],
  },
  {
    n: 31,
    fault: 'a worker one version behind or ahead',
    target: 'no failed job',
    shown: [
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
      'test/contracts/queue/outbox-typeorm.int-spec.ts',
    ],
  },
  {
    n: 32,
    fault: 'five migrations at once',
    target: 'one runs',
    shown: ['src/platform/database/migrate.int-spec.ts'],
  },
  {
    n: 33,
    fault: 'poison files',
    target: 'refused, others served',
    shown: ['test/e2e/workouts/workouts-upload-hostile.e2e-spec.ts'],
  },
  {
    n: 34,
    fault: 'corrupt files',
    target: 'no crash, no empty workout',
    shown: ['test/e2e/workouts/workouts-upload.e2e-spec.ts'],
  },
  {
    n: 35,
    fault: 'the edge of 10 MB',
    target: 'refused early',
    shown: ['test/e2e/workouts/workouts-upload-stream.e2e-spec.ts'],
  },
  {
    n: 36,
    fault: 'an upload without end',
    target: 'cut off',
    shown: ['test/e2e/workouts/workouts-upload-stream.e2e-spec.ts'],
  },
  {
    n: 37,
    fault: '1,000 uploads at once',
    target: 'none lost, 120 s',
    shown: ['test/faults/many-uploads.fault.ts'],
  },
  {
    n: 38,
    fault: 'a token that runs out',
    target: 'no text lost',
    shown: [
      'frontend:src/features/coaching/components/chat/asking.spec.tsx',
      'frontend:src/app/session.spec.tsx',
    ],
  },
  {
    n: 39,
    fault: 'an error nobody expected',
    target: 'one line, code 1, nothing left behind',
    shown: [
      'test/lifecycle/end.int-spec.ts',
      'test/contracts/queue/job-queue-postgres.int-spec.ts',
      'test/contracts/queue/job-queue-redis.int-spec.ts',
    ],
  },
  {
    n: 40,
    fault: 'mail server down',
    target: 'delivered later, once',
    shown: ['test/e2e/credentials/credentials-mail.e2e-spec.ts'],
  },
];
