/** What is stored, why, and for how long: name, what it contains, and when it goes. */
export interface StoredData {
  readonly name: string;
  readonly contents: string;
  readonly kept: string;
}

const WITH_ACCOUNT = 'Until you delete it or close your account.';

/** Each row is held against the code: change it with what it describes. */
export const STORED: readonly StoredData[] = [
  {
    name: 'Account',
    contents:
      'Your email address, names, city, country and sport, and your password as an Argon2 hash, ' +
      'from which nobody can read it.',
    kept: 'Until you close your account.',
  },
  {
    name: 'Sessions',
    contents:
      'The kind of browser and device that you signed in with, when, and when it was last used; ' +
      'a new email address until you confirm it.',
    kept: 'Until you sign out, the session expires, or you close your account.',
  },
  {
    name: 'Questionnaire and profile',
    contents:
      'Your answers, among them age, gender, height, weight, heart rates, sleep, stress, ' +
      'injuries, medical conditions and medications, and your thresholds and zones by day.',
    kept: 'Until you change them or close your account.',
  },
  {
    name: 'Workouts',
    contents:
      'Your original .fit files and everything computed from them: the route, every second of ' +
      'every sensor, laps, metrics and reports, with your titles and notes.',
    kept: `${WITH_ACCOUNT} A file that could not be read is removed within about an hour.`,
  },
  {
    name: 'Questions and answers',
    contents: 'Your questions to the coach, its answers, and the facts behind each answer.',
    kept: 'Until you delete the workout or close your account.',
  },
  {
    name: 'Use of the coach',
    contents:
      'For each call to a language model: the time, the purpose, the number of tokens and the ' +
      'cost. No text.',
    kept: 'For good. Your account is taken out of it when you close the account.',
  },
  {
    name: 'Plan and payments',
    contents:
      'Your plan, how many uploads and questions you have used, and the subscription numbers of ' +
      'the payment provider. No card details.',
    kept:
      'Until you close your account. Messages of the payment provider go 90 days after they ' +
      'were handled.',
  },
  {
    name: 'Password reset',
    contents: 'The hash of a link that works once, for 30 minutes.',
    kept: 'For at least a day; older ones go at your next request, or with your account.',
  },
  {
    name: 'Demo',
    contents:
      'The sport and level you choose, your kind of device, your questions with their answers, ' +
      'and what you enter in the optional step.',
    kept:
      'Your email address and all questions and answers in your own words for 30 days. Sport, ' +
      'level, age range, gender, country, device and chosen questions for a year.',
  },
  {
    name: 'Network address',
    contents:
      'Counted in memory to limit attempts to sign in, sign up and ask. Not written to the log ' +
      'of requests.',
    kept: 'For at most a day. The network address of an administrator is kept in the audit log.',
  },
  {
    name: 'Log of requests',
    contents:
      'Time, route, status, duration and a request number, and the number of the account. No ' +
      'text, no file, no email address and no password.',
    kept: 'For as long as the operator keeps the logs of this server.',
  },
];

/** What stays of a closed account. */
export const AFTER_CLOSING: readonly string[] = [
  'your email address, the days on which the account began and ended, and the number of your ' +
    'uploads, so that a trial cannot be repeated;',
  'what you write in the feedback form as you leave;',
  'the number of your account in the audit log, if an administrator changed something about it;',
  'backups from before that day, for as long as the operator keeps them.',
];

/** What the pages store in a browser. */
export const IN_BROWSER: readonly (readonly [name: string, text: string])[] = [
  [
    'Local storage',
    'Your session, until you sign out. Your choice of light or dark, and of what charts and maps ' +
      'show. Answers of the questionnaire that have not reached the server yet. After you close ' +
      'your account, a link to the feedback form.',
  ],
  [
    'Session storage',
    'Your plan, and text that you have typed and not sent, until you close the tab.',
  ],
  ['Cookies', 'None for visitors and athletes. Administrators get one for their list of jobs.'],
  ['Tracking', 'No analytics, no advertising, no fonts or scripts of other companies.'],
];
