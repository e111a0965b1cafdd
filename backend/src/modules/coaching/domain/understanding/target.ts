/**
 * What a session is to be held against: the one before, the usual, a span of time, the best, or the
 * others on the sheet.
 */
export interface Target {
  readonly kind: 'previous' | 'usual' | 'month' | 'week' | 'year' | 'best' | 'others';
  /** A set that was named: "my last 5x4". Minutes or metres of one repetition. */
  readonly set: { readonly reps: number; readonly length: number } | null;
}

const KINDS: readonly (readonly [Target['kind'], RegExp])[] = [
  ['best', /\b(?:best ever|ever|all time|record|personal best|pb|pr|season best)\b/],
  ['month', /\b(?:last|previous|past|this) months?\b|\bmonth ago\b|\bmonthly\b/],
  ['week', /\b(?:last|previous|past|this) weeks?\b|\bweek ago\b/],
  ['year', /\b(?:last|this|past) year\b|\byear ago\b/],
  [
    'usual',
    /\b(?:usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|average (?:ride|run|session|workout)|other (?:rides?|runs?|sessions?|workouts?)|my history|compared to others)\b/,
  ],
  [
    'previous',
    /\b(?:last time|previous(?:ly)?|time before|one before|earlier (?:ride|run|session)|my last|the last (?:ride|run|session|workout|time|one)|before)\b/,
  ],
  [
    'others',
    /\b(?:these|those|the) (?:\d |two |three )?(?:rides|runs|workouts|sessions|long runs|long rides|ones)\b|\b(?:both|each other|all (?:two|three|of them)|the (?:two|three)|first and second|which (?:one|ride|run|workout|session))\b/,
  ],
];

const SET = /\b(\d{1,2}) ?(?:x|by|times) ?(\d{1,4})(?: ?(?:min|minutes?|m|k|km))?\b/;

/** The comparison that a plain text asks for; null where it asks for none. */
export function targetIn(plain: string): Target | null {
  const set = setIn(plain);
  const kind = KINDS.find(([, words]) => words.test(plain))?.[0];
  return kind ? { kind, set } : null;
}

/** "5x4", "6 x 400", "4 times 8 minutes". */
export function setIn(plain: string): Target['set'] {
  const found = SET.exec(plain);
  return found ? { reps: Number(found[1]), length: Number(found[2]) } : null;
}
