/**
 * The fault matrix: what goes wrong, what must hold then, and where that is shown; what is not
 * shown says what is missing.
 */
const e2e = (name) => `test/e2e/${name}.e2e-spec.ts`;
const BOTH = [
  'test/contracts/job-queue-postgres.int-spec.ts',
  'test/contracts/job-queue-redis.int-spec.ts',
];
const at = (file, ...titles) => titles.map((title) => ({ file, title }));
const onBoth = (...titles) => BOTH.flatMap((file) => at(file, ...titles));
const LATER = e2e('workouts-upload-later');
const TWICE = e2e('workouts-upload-twice');
const LIMITS = e2e('demo-limits');
const CUTS = e2e('coach-cuts');
const STRIPE = e2e('billing-stripe');
const fault = (name, ...titles) => at(`test/faults/${name}.fault.ts`, ...titles);
/** Too long for the short form, in which the other places of the row show it. */
const long = (name, ...titles) => fault(name, ...titles).map((place) => ({ ...place, long: true }));
const RELEASES = 'workers of two releases';

export const MATRIX = [
  {
    n: 1,
    fault: 'worker killed in a parse',
    target: 'one workout, within 15 s',
    shown: [
      ...onBoth('take over the job of one that was killed'),
      ...at(LATER, 'is taken up again where its worker was killed'),
      ...long('worker-faults', 'row 1:'),
    ],
  },
  {
    n: 2,
    fault: 'worker killed again and again on one file',
    target: 'an end, slot returned',
    shown: [
      ...onBoth('give a job up that has taken as many of them down'),
      ...at(LATER, 'is given up where it took down five workers'),
      ...long('worker-faults', 'row 2:'),
    ],
  },
  {
    n: 3,
    fault: 'worker frozen past its lock',
    target: 'one effect',
    shown: [
      ...at(
        LATER,
        'a frozen worker that comes back cannot overwrite',
        'a frozen worker that comes back cannot fail',
      ),
      ...long('worker-faults', 'row 3:'),
    ],
  },
  {
    n: 4,
    fault: 'SIGTERM under work',
    target: 'finished or handed back',
    shown: [
      ...onBoth('waits for running jobs', 'tells a job that takes too long to stop'),
      ...at('test/lifecycle/end.int-spec.ts', 'comes with code 0, in silence'),
      ...long('api-faults', 'row 4:'),
    ],
  },
  {
    n: 5,
    fault: 'client or API gone in an upload',
    target: 'no slot, no file left',
    shown: [
      ...at(e2e('workouts-upload-stream'), 'leaves nothing behind where the client goes away'),
      ...at(LATER, 'removes files that no upload needs'),
      ...long('api-faults', 'row 5:'),
    ],
  },
  {
    n: 6,
    fault: 'API dies between commit and queue',
    target: 'planned within 30 s',
    shown: [
      ...at(
        'test/contracts/outbox-typeorm.int-spec.ts',
        'finds what a process left that died after its commit',
      ),
      ...at(LATER, 'is planned again once it has made no progress'),
      ...long('api-faults', 'row 6:'),
    ],
  },
  {
    n: 7,
    fault: 'queue away and back',
    target: 'told at once, works again by itself',
    shown: [
      ...onBoth(
        'is told by the ping, and its end too',
        'over, jobs are taken and their ends are told again',
      ),
      ...long('lost-redis', 'row 7:'),
      ...long('lost-primary', 'row 7:'),
    ],
  },
  {
    n: 8,
    fault: 'the queue loses everything',
    target: '500 of 500 within 60 s',
    shown: fault('lost-queue', 'row 8:'),
  },
  {
    n: 9,
    fault: 'Redis full',
    target: 'told by a measurement, nothing lost, all alive',
    shown: fault('full-redis', 'row 9:'),
  },
  {
    n: 10,
    fault: 'PostgreSQL restarts',
    target: '503 for 5 s at most, nothing lost',
    shown: fault('restarted-postgres', 'row 10:'),
  },
  {
    n: 11,
    fault: 'connections used up',
    target: 'waits or 503, never a hang',
    shown: fault('used-up-connections', 'row 11:'),
  },
  {
    n: 12,
    fault: 'disk full',
    target: '503, slot kept, no file left',
    shown: fault('full-disk', 'row 12:'),
  },
  {
    n: 13,
    fault: 'model slow',
    target: 'told within 35 s, question returned',
    shown: at('test/contracts/coach-model-openai.int-spec.ts', 'gives up on a service that is'),
  },
  {
    n: 14,
    fault: 'model fails',
    target: 'the built-in coach, breaker',
    shown: [
      ...at(e2e('coach-model'), 'is answered by the built-in coach when the service answers'),
      ...at(
        'src/modules/coaching/adapters/openai/circuit-breaker.spec.ts',
        'rests as long as the service asks for',
      ),
    ],
  },
  {
    n: 15,
    fault: 'model asks to wait',
    target: 'no wait in a request',
    shown: at(e2e('coach-model'), 'too-many-requests'),
  },
  {
    n: 16,
    fault: 'answer cut in every way',
    target: 'never as done, nothing kept',
    shown: at(CUTS, 'CHAT-13 GCH-04 CMP-08'),
  },
  {
    n: 17,
    fault: 'browser leaves in a stream',
    target: 'model let go, nothing counted',
    shown: at(e2e('coach-model'), 'lets go of the model, stores and counts nothing'),
  },
  {
    n: 18,
    fault: 'a proxy that idles',
    target: 'never quiet for long',
    shown: fault('idle-proxy', 'row 18:'),
  },
  {
    n: 19,
    fault: 'payment news twice',
    target: 'one effect, one letter',
    shown: at(STRIPE, 'have one effect and one letter'),
  },
  {
    n: 20,
    fault: 'payment news in any order',
    target: '24 of 24 alike',
    shown: at(STRIPE, 'of all 24 orders'),
  },
  {
    n: 21,
    fault: 'payment news lost',
    target: 'right after a sync, or within the hour',
    shown: at(
      e2e('billing-sandbox'),
      'hears of a payment by a sync',
      'hears of a payment within the hour',
    ),
  },
  {
    n: 22,
    fault: 'news that cannot be stored',
    target: 'not confirmed',
    shown: at(STRIPE, 'are not confirmed where they cannot be stored'),
  },
  {
    n: 23,
    fault: 'ten clicks in two tabs',
    target: 'one subscription',
    shown: at(e2e('billing-sandbox'), 'makes one subscription of ten clicks'),
  },
  {
    n: 24,
    fault: 'browser closed after paying',
    target: 'access by the news alone',
    shown: at(e2e('billing-sandbox'), 'gives access by the news alone'),
  },
  {
    n: 25,
    fault: 'uploads at the last slot',
    target: 'exactly as many as are left',
    shown: at(TWICE, 'makes exactly three workouts of five files'),
  },
  {
    n: 26,
    fault: 'one file ten times at once',
    target: 'one workout, one slot',
    shown: at(TWICE, 'makes one workout of the same file sent ten times'),
  },
  {
    n: 27,
    fault: 'questions at the one free one',
    target: 'exactly one',
    shown: at(e2e('coach'), 'answers one of five questions that come at once'),
  },
  {
    n: 28,
    fault: 'twenty questions of one visitor',
    target: 'six',
    shown: at(LIMITS, 'of twenty questions at once'),
  },
  {
    n: 29,
    fault: 'clocks apart',
    target: 'no wrong decision',
    shown: at(e2e('credentials-tokens'), 'half a minute off'),
  },
  {
    n: 30,
    fault: 'time zones',
    target: 'no day off by one',
    shown: [
      ...at(
        'src/modules/workouts/adapters/persistence/typeorm-workout.reader.int-spec.ts',
        'judges year and month by the clock of the place',
      ),
      ...at(
        'src/modules/admin/adapters/persistence/usage-sums.int-spec.ts',
        'are of the day in New York',
      ),
      ...at(e2e('admin-reports'), 'across both changes of the clock'),
    ],
  },
  {
    n: 31,
    fault: 'a worker one version behind or ahead',
    target: 'no failed job',
    shown: [
      ...onBoth(`${RELEASES} put back`, `${RELEASES} work what the release before has planned`),
      ...at(
        'test/contracts/outbox-typeorm.int-spec.ts',
        'leaves a kind of job that it does not know',
      ),
    ],
  },
  {
    n: 32,
    fault: 'five migrations at once',
    target: 'one runs',
    shown: at('src/platform/database/migrate.int-spec.ts', 'run once when five processes start'),
  },
  {
    n: 33,
    fault: 'poison files',
    target: 'refused, others served',
    shown: at(
      e2e('workouts-upload-hostile'),
      'while others are served',
      'serves others while a thread is lost',
    ),
  },
  {
    n: 34,
    fault: 'corrupt files',
    target: 'no crash, no empty workout',
    shown: at(
      e2e('workouts-upload'),
      'keeps a damaged file that still tells',
      'with 422 and the reason',
    ),
  },
  {
    n: 35,
    fault: 'the edge of 10 MB',
    target: 'refused early',
    shown: at(
      e2e('workouts-upload-stream'),
      'as soon as it is too large',
      'before any of it is read',
    ),
  },
  {
    n: 36,
    fault: 'an upload without end',
    target: 'cut off',
    shown: at(e2e('workouts-upload-stream'), 'is cut off where it goes on for ever'),
  },
  {
    n: 37,
    fault: '1,000 uploads at once',
    target: 'none lost, 120 s',
    shown: fault('many-uploads', 'row 37:'),
  },
  {
    n: 38,
    fault: 'a token that runs out',
    target: 'no text lost',
    shown: [
      ...at(
        'frontend:src/features/coaching/components/asking.spec.tsx',
        'stays through signing in again where the session had ended',
      ),
      ...at('frontend:src/app/session.spec.tsx', 'leads back to the page that was open'),
    ],
  },
  {
    n: 39,
    fault: 'an error nobody expected',
    target: 'one line, code 1, nothing left behind',
    shown: [
      ...at('test/lifecycle/end.int-spec.ts', 'after an error that nobody expected'),
      ...onBoth('tries a failed job again'),
    ],
  },
  {
    n: 40,
    fault: 'mail server down',
    target: 'delivered later, once',
    shown: at(e2e('credentials-mail'), 'neither hold up a request nor get lost'),
  },
];
