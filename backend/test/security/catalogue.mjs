/**
 * The sixty security tests of OWASP ASVS 5.0, level 2, as this product needs them, and where each
 * is shown: a file and a part of a title in it. `npm run test:security` runs those files; a title
 * that is not there fails the run. What is not shown yet, or was decided otherwise, says so.
 */
const e2e = (name) => `test/e2e/${name}.e2e-spec.ts`;
const SUITE = 'test/security/security.e2e-spec.ts';
const at = (file, ...titles) => titles.map((title) => ({ file, title }));

export const CATALOGUE = [
  {
    n: 1,
    what: 'sign-in tells known and unknown accounts apart by nothing',
    shown: [
      ...at(SUITE, 'S01'),
      ...at(
        'src/modules/accounts/adapters/argon2/argon2-password-hasher.spec.ts',
        'works as hard for an unknown address',
      ),
    ],
  },
  {
    n: 2,
    what: 'limits bite and recover; forged X-Forwarded-For',
    shown: at(
      e2e('credentials-limits'),
      'AUTH-06',
      'is not fooled by addresses',
      'do not believe any X-Forwarded-For',
    ),
  },
  {
    n: 3,
    what: 'password length edges, emoji, no folding',
    shown: [
      ...at(e2e('credentials-change'), 'PRO-06 takes'),
      ...at(e2e('credentials-register'), 'AUTH-18 takes a password of'),
      ...at(
        'src/modules/accounts/domain/password.spec.ts',
        'keeps its case',
        'is measured in characters',
      ),
    ],
  },
  {
    n: 4,
    what: 'common and context passwords',
    shown: at(e2e('credentials-register'), 'AUTH-18 refuses a password that is'),
  },
  { n: 5, what: 'paste and password managers', step: 'browser' },
  {
    n: 6,
    what: 'argon2id with the parameters decided on',
    shown: [
      ...at(e2e('credentials-register'), 'AUTH-18'),
      ...at(
        'src/modules/accounts/adapters/argon2/argon2-password-hasher.spec.ts',
        'stores argon2id',
      ),
    ],
  },
  {
    n: 7,
    what: 'a change needs the current password and ends other sessions',
    shown: at(e2e('credentials-change'), 'ends every other one', 'asks for the present password'),
  },
  {
    n: 8,
    what: 'no default account; weak operator secrets',
    shown: [
      ...at(e2e('admin-commands'), 'makes an administrator with a password of its own'),
      ...at('src/config/production-rules.spec.ts', 'refuses a generated JWT_SECRET'),
    ],
  },
  {
    n: 9,
    what: 'reset tokens: once, in time, unaltered, newest',
    shown: at(
      e2e('credentials-passwords'),
      'refuses a link that was used',
      'exactly one of ten',
      'whose time is over',
      'voids the older link',
    ),
  },
  {
    n: 10,
    what: 'the link never comes from the Host header',
    shown: at(e2e('credentials-passwords'), 'whatever host the request names'),
  },
  {
    n: 11,
    what: 'forged tokens of every kind',
    shown: at(
      e2e('credentials-tokens'),
      'open the door when signed as the server signs',
      'half a minute off',
    ),
  },
  {
    n: 12,
    what: 'tokens end with password, reset, deletion',
    shown: [
      ...at(e2e('accounts'), 'ends a session when the token version rises'),
      ...at(e2e('credentials-passwords'), 'ends every session'),
      ...at(e2e('leaving'), 'ends every session at once'),
    ],
  },
  {
    n: 13,
    what: 'suspension: reads yes, uploads and AI no',
    shown: at(e2e('gating-suspension'), 'UPL-13', 'AUS-27'),
  },
  {
    n: 14,
    what: 'the role of the moment counts',
    shown: at(e2e('admin-session'), 'judged by the role of the moment'),
  },
  {
    n: 15,
    what: 'a feedback token opens nothing else',
    shown: at(e2e('leaving-feedback'), 'opens nothing else'),
  },
  {
    n: 16,
    what: 'every route against every role',
    shown: at(SUITE, 'every route that the product has is decided on', 'gets 401', 'gets 403'),
  },
  {
    n: 17,
    what: 'nothing of another athlete',
    shown: [
      ...at(SUITE, 'GATE-14'),
      ...at(e2e('gating'), 'GATE-14'),
      ...at(e2e('workouts-read'), "answers 404 to another's"),
    ],
  },
  {
    n: 18,
    what: 'demo and athletes apart',
    shown: at(e2e('demo-apart'), "the demo opens no athlete's workout"),
  },
  { n: 19, what: 'ids that are none', shown: at(SUITE, 'S19') },
  {
    n: 20,
    what: 'mass assignment',
    shown: at(e2e('credentials-register'), 'AUTH-21 never takes', 'AUTH-21 passes over'),
  },
  { n: 21, what: 'no hash, no version, no path in any answer', shown: at(SUITE, 'S21') },
  {
    n: 22,
    what: 'whom an administrator cannot delete',
    shown: at(e2e('admin-deeds'), 'touches no administrator', 'deletes nobody with a plan'),
  },
  {
    n: 23,
    what: 'hostile file names',
    shown: [
      ...at(e2e('workouts-upload'), 'keeps a name without path'),
      ...at(e2e('export'), 'hostile ones harmless ones'),
    ],
  },
  { n: 24, what: 'hostile markdown in a browser', step: 'browser' },
  {
    n: 25,
    what: 'hostile text in letters',
    shown: at(
      'src/platform/mail/templates/write-letter.spec.ts',
      'escapes whatever it is given',
      'keeps its subject on one line',
    ),
  },
  {
    n: 26,
    what: 'content policy',
    shown: [
      ...at(e2e('http-edge'), 'strict content policy'),
      ...at(e2e('billing'), 'lets nothing foreign into the page'),
      ...at(e2e('billing-stripe'), 'and nothing else that is foreign'),
    ],
  },
  { n: 27, what: 'headers of every answer', shown: at(SUITE, 'S27') },
  { n: 28, what: 'no other origin', shown: at(SUITE, 'S28') },
  { n: 29, what: 'SQL in every query parameter', shown: at(SUITE, 'S29') },
  { n: 30, what: 'CSV without formulas', shown: at(e2e('admin-users'), 'nothing is a formula') },
  {
    n: 31,
    what: 'one JSON line each in the log',
    shown: at('src/platform/logging/logging.int-spec.ts', 'is one JSON object per line'),
  },
  {
    n: 32,
    what: 'no open redirect',
    shown: at('frontend:src/app/session.spec.tsx', 'never follows a return address'),
  },
  {
    n: 33,
    what: 'files judged by content',
    shown: at(e2e('workouts-upload'), 'with 422 and the reason'),
  },
  {
    n: 34,
    what: 'size by bytes read',
    shown: at(e2e('workouts-upload-stream'), 'as soon as it is too large'),
  },
  {
    n: 35,
    what: 'originals as attachments only',
    shown: at(e2e('workouts-read'), 'gives the original file back'),
  },
  {
    n: 36,
    what: 'no word of a person in any path',
    shown: at('test/contracts/file-store.int-spec.ts', 'refuses the key'),
  },
  {
    n: 37,
    what: 'poison files',
    shown: at(
      e2e('workouts-upload-hostile'),
      'while others are served',
      'serves others while a thread is lost',
    ),
  },
  {
    n: 38,
    what: 'odd forms',
    shown: at(e2e('workouts-upload'), 'refuses two files at once', 'without the field'),
  },
  {
    n: 39,
    what: 'the original goes with the account',
    shown: at(e2e('leaving-erasure'), 'leaves nothing of a person'),
  },
  {
    n: 40,
    what: 'prompt injection',
    shown: at(
      'test/contracts/coach-model-injection.int-spec.ts',
      'never stands in the system role',
      'a leak of the rules ends the answer',
      'behind a mark',
    ),
  },
  {
    n: 41,
    what: 'history of a browser has no authority',
    shown: at(e2e('coach-books'), 'nothing that the history or the payload of a client asks for'),
  },
  {
    n: 42,
    what: 'demo sessions cannot be guessed',
    shown: at(e2e('demo-apart'), 'no session can be guessed'),
  },
  {
    n: 43,
    what: 'demo limits at once',
    shown: at(e2e('demo-limits'), 'of twenty questions at once', 'holds ten sessions an hour'),
  },
  {
    n: 44,
    what: 'forged webhooks',
    shown: at(e2e('billing-webhook'), 'answers 400 to sixty forgeries'),
  },
  {
    n: 45,
    what: 'signature over the raw bytes',
    shown: at(e2e('billing-webhook'), 'reads the signature over the bytes'),
  },
  {
    n: 46,
    what: 'sync attaches nothing foreign',
    shown: at(e2e('billing-sandbox'), 'lets nobody else pay with it or take its plan'),
  },
  {
    n: 47,
    what: 'client secret only to its owner',
    shown: at(e2e('billing-sandbox'), 'hands the client secret to its owner alone'),
  },
  { n: 48, what: 'price from the configuration alone', shown: at(e2e('billing-stripe'), 'S48') },
  { n: 49, what: 'dependencies without known holes', step: 'audit' },
  {
    n: 50,
    what: 'secrets: refused when weak, found nowhere',
    shown: at('src/config/read-config.spec.ts', 'does not repeat the secret'),
    step: 'secrets',
  },
  {
    n: 51,
    what: 'measurements are not public',
    shown: at(e2e('metrics'), 'refuses what comes through'),
  },
  {
    n: 52,
    what: 'a defect says an id alone',
    shown: at(e2e('http-edge'), 'never tells the inside of a defect'),
  },
  { n: 53, what: 'no address that people give is fetched', shown: at(SUITE, 'S53') },
  {
    n: 54,
    what: 'a role of the database with fewer rights',
    shown: at('test/security/database-role.e2e-spec.ts', 'S54 is enough', 'S54 is too little'),
  },
  {
    n: 55,
    what: 'export of everything',
    shown: at(e2e('export'), 'holds all that is kept about a person', 'holds no secret'),
  },
  {
    n: 56,
    what: 'erasure of everything',
    shown: at(e2e('leaving-erasure'), 'leaves nothing of a person'),
  },
  {
    n: 57,
    what: 'usage stays without content',
    shown: at(e2e('coach-books'), 'AUG-12 X-55 keeps the sums'),
  },
  {
    n: 58,
    what: 'health answers are opened on record',
    shown: at(e2e('admin-deeds'), 'writes down who looked'),
  },
  {
    n: 59,
    what: 'an audit log that nobody changes',
    shown: at(
      e2e('admin-deeds'),
      'is written down for good',
      'is not done where it cannot be written down',
    ),
  },
  { n: 60, what: 'visitors are forgotten', shown: at(e2e('demo-limits'), 'forgets mail address') },
];
