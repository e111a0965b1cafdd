/**
 * The sixty security tests of OWASP ASVS 5.0, level 2, as this product needs them, and the files
 * that show each. A test shows one when its title ends with its id, as in [SEC-02]. Every file here
 * has at least one. An entry without a test, or with another decision, says so.
 */
export const CATALOGUE = [
  {
    n: 1,
    what: 'sign-in tells known and unknown accounts apart by nothing',
    shown: [
      'test/security/security.e2e-spec.ts',
      'src/modules/accounts/adapters/passwords/argon2-passwords.spec.ts',
    ],
  },
  {
    n: 2,
    what: 'limits bite and recover; forged X-Forwarded-For',
    shown: ['test/e2e/credentials/credentials-limits.e2e-spec.ts'],
  },
  {
    n: 3,
    what: 'password length edges, emoji, no folding',
    shown: [
      'test/e2e/credentials/credentials-change.e2e-spec.ts',
      'test/e2e/credentials/credentials-register.e2e-spec.ts',
      'src/modules/accounts/domain/password.spec.ts',
    ],
  },
  {
    n: 4,
    what: 'common and context passwords',
    shown: ['test/e2e/credentials/credentials-register.e2e-spec.ts'],
  },
  { n: 5, what: 'paste and password managers', step: 'browser' },
  {
    n: 6,
    what: 'argon2id with the parameters decided on',
    shown: [
      'test/e2e/credentials/credentials-register.e2e-spec.ts',
      'src/modules/accounts/adapters/passwords/argon2-passwords.spec.ts',
    ],
  },
  {
    n: 7,
    what: 'a change needs the current password and ends other sessions',
    shown: ['test/e2e/credentials/credentials-change.e2e-spec.ts'],
  },
  {
    n: 8,
    what: 'no default account; weak operator secrets',
    shown: ['test/e2e/admin/admin-commands.e2e-spec.ts', 'src/config/production-rules.spec.ts'],
  },
  {
    n: 9,
    what: 'reset tokens: once, in time, unaltered, newest',
    shown: ['test/e2e/credentials/credentials-passwords.e2e-spec.ts'],
  },
  {
    n: 10,
    what: 'the link never comes from the Host header',
    shown: ['test/e2e/credentials/credentials-passwords.e2e-spec.ts'],
  },
  {
    n: 11,
    what: 'forged tokens of every kind',
    shown: ['test/e2e/credentials/credentials-tokens.e2e-spec.ts'],
  },
  {
    n: 12,
    what: 'tokens end with password, reset, deletion',
    shown: [
      'test/e2e/profile/accounts.e2e-spec.ts',
      'test/e2e/credentials/credentials-passwords.e2e-spec.ts',
      'test/e2e/leaving/leaving.e2e-spec.ts',
    ],
  },
  {
    n: 13,
    what: 'suspension: reads yes, uploads and AI no',
    shown: ['test/e2e/profile/gating-suspension.e2e-spec.ts'],
  },
  {
    n: 14,
    what: 'the role of the moment counts',
    shown: ['test/e2e/admin/admin-session.e2e-spec.ts'],
  },
  {
    n: 15,
    what: 'a feedback token opens nothing else',
    shown: ['test/e2e/leaving/leaving-feedback.e2e-spec.ts'],
  },
  { n: 16, what: 'every route against every role', shown: ['test/security/security.e2e-spec.ts'] },
  {
    n: 17,
    what: 'nothing of another athlete',
    shown: [
      'test/security/security.e2e-spec.ts',
      'test/e2e/profile/gating.e2e-spec.ts',
      'test/e2e/workouts/workouts-read.e2e-spec.ts',
    ],
  },
  { n: 18, what: 'demo and athletes apart', shown: ['test/e2e/coaching/demo-apart.e2e-spec.ts'] },
  { n: 19, what: 'ids that are none', shown: ['test/security/security.e2e-spec.ts'] },
  {
    n: 20,
    what: 'mass assignment',
    shown: ['test/e2e/credentials/credentials-register.e2e-spec.ts'],
  },
  {
    n: 21,
    what: 'no hash, no version, no path in any answer',
    shown: ['test/security/security.e2e-spec.ts'],
  },
  {
    n: 22,
    what: 'whom an administrator cannot delete',
    shown: ['test/e2e/admin/admin-deeds.e2e-spec.ts'],
  },
  {
    n: 23,
    what: 'hostile file names',
    shown: ['test/e2e/workouts/workouts-upload.e2e-spec.ts', 'test/e2e/leaving/export.e2e-spec.ts'],
  },
  { n: 24, what: 'hostile markdown in a browser', step: 'browser' },
  {
    n: 25,
    what: 'hostile text in letters',
    shown: ['src/platform/mail/templates/write-email.spec.ts'],
  },
  {
    n: 26,
    what: 'content policy',
    shown: [
      'test/e2e/platform/http-edge.e2e-spec.ts',
      'test/e2e/billing/billing.e2e-spec.ts',
      'test/e2e/billing/billing-stripe.e2e-spec.ts',
    ],
  },
  { n: 27, what: 'headers of every answer', shown: ['test/security/security.e2e-spec.ts'] },
  { n: 28, what: 'no other origin', shown: ['test/security/security.e2e-spec.ts'] },
  { n: 29, what: 'SQL in every query parameter', shown: ['test/security/security.e2e-spec.ts'] },
  { n: 30, what: 'CSV without formulas', shown: ['test/e2e/admin/admin-users.e2e-spec.ts'] },
  {
    n: 31,
    what: 'one JSON line each in the log',
    shown: ['src/platform/logging/logging.int-spec.ts'],
  },
  { n: 32, what: 'no open redirect', shown: ['frontend:src/app/session.spec.tsx'] },
  {
    n: 33,
    what: 'files judged by content',
    shown: ['test/e2e/workouts/workouts-upload.e2e-spec.ts'],
  },
  {
    n: 34,
    what: 'size by bytes read',
    shown: ['test/e2e/workouts/workouts-upload-stream.e2e-spec.ts'],
  },
  {
    n: 35,
    what: 'originals as attachments only',
    shown: ['test/e2e/workouts/workouts-read.e2e-spec.ts'],
  },
  {
    n: 36,
    what: 'no word of a person in any path',
    shown: ['test/contracts/platform/file-store.int-spec.ts'],
  },
  { n: 37, what: 'poison files', shown: ['test/e2e/workouts/workouts-upload-hostile.e2e-spec.ts'] },
  { n: 38, what: 'odd forms', shown: ['test/e2e/workouts/workouts-upload.e2e-spec.ts'] },
  {
    n: 39,
    what: 'the original goes with the account',
    shown: ['test/e2e/leaving/leaving-erasure.e2e-spec.ts'],
  },
  {
    n: 40,
    what: 'prompt injection',
    shown: ['test/contracts/coaching/coach-model-injection.int-spec.ts'],
  },
  {
    n: 41,
    what: 'history of a browser has no authority',
    shown: ['test/e2e/coaching/coach-books.e2e-spec.ts'],
  },
  {
    n: 42,
    what: 'demo sessions cannot be guessed',
    shown: ['test/e2e/coaching/demo-apart.e2e-spec.ts'],
  },
  { n: 43, what: 'demo limits at once', shown: ['test/e2e/coaching/demo-limits.e2e-spec.ts'] },
  { n: 44, what: 'forged webhooks', shown: ['test/e2e/billing/billing-webhook.e2e-spec.ts'] },
  {
    n: 45,
    what: 'signature over the raw bytes',
    shown: ['test/e2e/billing/billing-webhook.e2e-spec.ts'],
  },
  {
    n: 46,
    what: 'sync attaches nothing foreign',
    shown: ['test/e2e/billing/billing-sandbox.e2e-spec.ts'],
  },
  {
    n: 47,
    what: 'client secret only to its owner',
    shown: ['test/e2e/billing/billing-sandbox.e2e-spec.ts'],
  },
  {
    n: 48,
    what: 'price from the configuration alone',
    shown: ['test/e2e/billing/billing-stripe.e2e-spec.ts'],
  },
  { n: 49, what: 'dependencies without known holes', step: 'audit' },
  {
    n: 50,
    what: 'secrets: refused when weak, found nowhere',
    shown: ['src/config/read-config.spec.ts'],
    step: 'secrets',
  },
  { n: 51, what: 'measurements are not public', shown: ['test/e2e/platform/metrics.e2e-spec.ts'] },
  { n: 52, what: 'a defect says an id alone', shown: ['test/e2e/platform/http-edge.e2e-spec.ts'] },
  {
    n: 53,
    what: 'no address that people give is fetched',
    shown: ['test/security/security.e2e-spec.ts'],
  },
  {
    n: 54,
    what: 'a role of the database with fewer rights',
    shown: ['test/security/database-role.e2e-spec.ts'],
  },
  { n: 55, what: 'export of everything', shown: ['test/e2e/leaving/export.e2e-spec.ts'] },
  { n: 56, what: 'erasure of everything', shown: ['test/e2e/leaving/leaving-erasure.e2e-spec.ts'] },
  {
    n: 57,
    what: 'usage stays without content',
    shown: ['test/e2e/coaching/coach-books.e2e-spec.ts'],
  },
  {
    n: 58,
    what: 'health answers are opened on record',
    shown: ['test/e2e/admin/admin-deeds.e2e-spec.ts'],
  },
  {
    n: 59,
    what: 'an audit log that nobody changes',
    shown: ['test/e2e/admin/admin-deeds.e2e-spec.ts'],
  },
  { n: 60, what: 'visitors are forgotten', shown: ['test/e2e/coaching/demo-limits.e2e-spec.ts'] },
];
