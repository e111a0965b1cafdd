/** The fault matrix: what goes wrong, what must hold then, and where that is shown; what is not shown yet says what is missing. */
const e2e = (name) => `test/e2e/${name}.e2e-spec.ts`;
const BOTH = ['test/contracts/job-queue-postgres.int-spec.ts', 'test/contracts/job-queue-redis.int-spec.ts'];
const at = (file, ...titles) => titles.map((title) => ({ file, title }));
const onBoth = (...titles) => BOTH.flatMap((file) => at(file, ...titles));
const LATER = e2e('workouts-upload-later');
const TWICE = e2e('workouts-upload-twice');
const LIMITS = e2e('demo-limits');
const CUTS = e2e('coach-cuts');
const STRIPE = e2e('billing-stripe');

export const MATRIX = [
  { n: 1, fault: 'worker killed in a parse', target: 'one workout, within 15 s', shown: [...onBoth('take over the job of one that was killed'), ...at(LATER, 'is taken up again where its worker was killed')] },
  { n: 2, fault: 'worker killed again and again on one file', target: 'an end, slot returned', shown: [...onBoth('give a job up that has taken as many of them down'), ...at(LATER, 'is given up where it took down five workers')] },
  { n: 3, fault: 'worker frozen past its lock', target: 'one effect', shown: at(LATER, 'a frozen worker that comes back cannot overwrite', 'a frozen worker that comes back cannot fail') },
  { n: 4, fault: 'SIGTERM under work', target: 'finished or handed back', shown: [...onBoth('waits for running jobs', 'tells a job that takes too long to stop'), ...at('test/lifecycle/end.int-spec.ts', 'comes with code 0, in silence')] },
  { n: 5, fault: 'client or API gone in an upload', target: 'no slot, no file left', shown: [...at(e2e('workouts-upload-stream'), 'leaves nothing behind where the client goes away'), ...at(LATER, 'removes files that no upload needs')] },
  { n: 6, fault: 'API dies between commit and queue', target: 'planned within 30 s', shown: [...at('test/contracts/outbox-typeorm.int-spec.ts', 'finds what a process left that died after its commit'), ...at(LATER, 'is planned again once it has made no progress')] },
  { n: 7, fault: 'queue away and back', target: 'told at once, works again by itself', shown: onBoth('is told by the ping, and its end too', 'over, jobs are taken and their ends are told again') },
  { n: 8, fault: 'Redis loses everything', target: '500 of 500 within 60 s', open: 'FLUSHALL with 500 waiting is not run' },
  { n: 9, fault: 'Redis full', target: '503, workers alive', open: 'not run' },
  { n: 10, fault: 'PostgreSQL restarts', target: 'errors for 5 s at most', open: 'only after the product was killed too (lifecycle/crash)', shown: [] },
  { n: 11, fault: 'connections used up', target: 'waits or 503, never a hang', open: 'not run' },
  { n: 12, fault: 'disk full', target: '503, slot kept', open: 'answered with 503 since the file store tells it; not run on a full disk' },
  { n: 13, fault: 'model slow', target: 'told within 35 s, question returned', shown: at('test/contracts/coach-model-openai.int-spec.ts', 'gives up on a service that is') },
  { n: 14, fault: 'model fails', target: 'the built-in coach, breaker', shown: [...at(e2e('coach-model'), 'is answered by the built-in coach when the service answers'), ...at('src/modules/coaching/adapters/openai/circuit-breaker.spec.ts', 'rests as long as the service asks for')] },
  { n: 15, fault: 'model asks to wait', target: 'no wait in a request', shown: at(e2e('coach-model'), 'too-many-requests') },
  { n: 16, fault: 'answer cut in every way', target: 'never as done, nothing kept', shown: at(CUTS, 'CHAT-13 GCH-04 CMP-08') },
  { n: 17, fault: 'browser leaves in a stream', target: 'model let go, nothing counted', shown: at(e2e('coach-model'), 'lets go of the model, stores and counts nothing') },
  { n: 18, fault: 'a proxy that idles', target: 'pings keep it open', open: 'not run through a proxy' },
  { n: 19, fault: 'payment news twice', target: 'one effect, one letter', shown: at(STRIPE, 'have one effect and one letter') },
  { n: 20, fault: 'payment news in any order', target: '24 of 24 alike', shown: at(STRIPE, 'of all 24 orders') },
  { n: 21, fault: 'payment news lost', target: 'right after a sync, or within the hour', shown: at(e2e('billing-sandbox'), 'hears of a payment by a sync', 'hears of a payment within the hour') },
  { n: 22, fault: 'news that cannot be stored', target: 'not confirmed', shown: at(STRIPE, 'are not confirmed where they cannot be stored') },
  { n: 23, fault: 'ten clicks in two tabs', target: 'one subscription', shown: at(e2e('billing-sandbox'), 'makes one subscription of ten clicks') },
  { n: 24, fault: 'browser closed after paying', target: 'access by the news alone', shown: at(e2e('billing-sandbox'), 'gives access by the news alone') },
  { n: 25, fault: 'uploads at the last slot', target: 'exactly as many as are left', shown: at(TWICE, 'makes exactly three workouts of five files') },
  { n: 26, fault: 'one file ten times at once', target: 'one workout, one slot', shown: at(TWICE, 'makes one workout of the same file sent ten times') },
  { n: 27, fault: 'questions at the one free one', target: 'exactly one', open: 'shown in the suites of the coach, not named here yet' },
  { n: 28, fault: 'twenty questions of one visitor', target: 'six', shown: at(LIMITS, 'of twenty questions at once') },
  { n: 29, fault: 'clocks apart', target: 'no wrong decision', shown: at(e2e('credentials-tokens'), 'half a minute off') },
  { n: 30, fault: 'time zones', target: 'no day off by one', open: 'shown in the suites of lists and usage, not named here yet' },
  { n: 31, fault: 'a worker one version behind', target: 'no failed job', shown: at('test/contracts/outbox-typeorm.int-spec.ts', 'leaves a kind of job that it does not know'), open: 'a known kind with a newer payload fails for good' },
  { n: 32, fault: 'five migrations at once', target: 'one runs', shown: at('src/platform/database/migrate.int-spec.ts', 'run once when five processes start') },
  { n: 33, fault: 'poison files', target: 'refused, others served', shown: at(e2e('workouts-upload-hostile'), 'while others are served', 'serves others while a thread is lost') },
  { n: 34, fault: 'corrupt files', target: 'no crash, no empty workout', shown: at(e2e('workouts-upload'), 'keeps a damaged file that still tells', 'with 422 and the reason') },
  { n: 35, fault: 'the edge of 10 MB', target: 'refused early', shown: at(e2e('workouts-upload-stream'), 'as soon as it is too large', 'before any of it is read') },
  { n: 36, fault: 'an upload without end', target: 'cut off', shown: at(e2e('workouts-upload-stream'), 'is cut off where it goes on for ever') },
  { n: 37, fault: '1,000 uploads at once', target: 'none lost, 120 s', open: 'npm run test:scale sends 60 to five processes; 1,000 are not measured' },
  { n: 38, fault: 'a token that runs out', target: 'no text lost', open: 'in the browser: npm run e2e' },
  { n: 39, fault: 'an error nobody expected', target: 'one line, code 1, nothing left behind', shown: at('test/lifecycle/end.int-spec.ts', 'after an error that nobody expected') },
  { n: 40, fault: 'mail server down', target: 'delivered later, once', shown: at(e2e('credentials-mail'), 'neither hold up a request nor get lost') },
];
