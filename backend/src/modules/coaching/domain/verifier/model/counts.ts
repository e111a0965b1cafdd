import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';

/** What can be counted, by the words that name it and the facts that count it. */
const COUNTED: readonly (readonly [words: RegExp, keys: RegExp])[] = [
  [
    /^(?:\w+[ -]){0,3}?(?:reps?|intervals?|efforts?|repeats?|repetitions?|blocks?|[248]00s)\b/,
    /^(?:intervals\.(?:main\.)?count|levels\.repeats\.count|surges\.count)$/,
  ],
  [/^(?:\w+[ -]){0,2}?sets?\b/, /^intervals\.sets\.count$/],
  [
    /^(?:\w+[ -]){0,3}?(?:climbs?|ascents?|hills?)\b/,
    /^climbs\.(?:count|row\.count|again\.\d+\.count)$/,
  ],
  [/^(?:\w+[ -]){0,3}?descents?\b/, /^descents\.(?:count|alike\.count)$/],
  [/^(?:\w+[ -]){0,2}?(?:stops?|halts?|breaks?|times?\b)/, /^stops\.count$/],
  [/^(?:\w+[ -]){0,2}?(?:pauses?|times)\b/, /^stops\.pauses$/],
  [/^(?:\w+[ -]){0,2}?laps?\b/, /^laps\.count$/],
  [/^(?:\w+[ -]){0,2}?(?:splits?|kilomet(?:re|er)s)\b/, /^splits\.count$/],
  [/^(?:\w+[ -]){0,2}?surges?\b/, /^surges\.count$/],
  [/^(?:\w+[ -]){0,2}?steps?\b/, /^(?:plan\.count|levels\.steps\.count)$/],
  [
    /^(?:\w+[ -]){0,2}?(?:workouts?|outings?|sessions?|rides?|runs?)\b/,
    /^(?:weeks\.[\d-]+\.workouts|span\.\w+\.workouts|history\.similar\.count|repeats\.count|(?:route|sameClimb)\.count)$/,
  ],
  [
    /^(?:of (?:the|your) (?:last|past) (?:7|seven) days|rest days?|days off)\b/,
    /^fitness\.restDays$/,
  ],
];

const FIXED: readonly (readonly [words: RegExp, count: number])[] = [
  [/^(?:\w+ )?quarters\b/, 4],
  [/^(?:\w+ )?(?:halves|legs|sides)\b/, 2],
  [/^days\b/, 7],
];

/** Says that nothing interrupted the workout. */
export const UNBROKEN =
  /\b(?:without (?:a |any )?(?:single )?(?:stop|break|pause)s?|non-?stop|straight through|in one go|no (?:stops|breaks|pauses)|never (?:stopped|paused)|didn't (?:stop|pause)|uninterrupted)\b/;

/** Whether so many of what the words behind the number name are counted on the sheet. */
export function isCounted(value: number, behind: string, sheet: FactSheet): boolean {
  const words = behind.trimStart().toLowerCase();
  if (FIXED.some(([noun, count]) => count === value && noun.test(words))) return true;
  const { kind, subjects } = sheet.extras;
  if (kind === 'comparison' && value === subjects.length) return true;
  const keys = COUNTED.filter(([noun]) => noun.test(words)).map(([, key]) => key);
  return sheet.facts.some(
    (fact) => fact.value === value && keys.some((key) => key.test(fact.key.replace(/^W\d\./, ''))),
  );
}
