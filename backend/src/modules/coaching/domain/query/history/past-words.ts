import { say } from '#coaching/domain/answer/say.js';
import { shownDay } from '#coaching/domain/display/day.js';
import type { FactDraft } from '#coaching/domain/facts/fact.js';
import type { Placed } from '../found.js';
import type { Shown } from '../metrics/span-metric.js';
import { rangeOf, WEEKDAY_NAMES } from './past-period.js';
import { partOf, type PastPart, type PastQuery, type WorkoutKind } from './past-query.js';
import type { Training } from './sessions.js';
import type { Session } from './session.js';
import type { Valued } from './valued.js';

/** `ride`, `run`, `workout`: what the workouts of a query are called. */
export function sportNoun({ sessions }: Training, { sport }: Pick<PastQuery, 'sport'>): string {
  const families = new Set(sessions.map(({ family }) => family));
  const family = sport ?? (families.size === 1 ? sessions[0]?.family : undefined);
  if (family === undefined) return 'workout';
  return family === 'running' ? 'run' : 'ride';
}

const KINDS: Readonly<Record<WorkoutKind, (noun: string) => string>> = {
  intervals: () => 'interval session',
  steady: (noun) => `steady ${noun}`,
  long: (noun) => `long ${noun}`,
  race: () => 'race',
  hilly: (noun) => `hilly ${noun}`,
  indoor: (noun) => `indoor ${noun}`,
  outdoor: (noun) => `outdoor ${noun}`,
};

/** `ride`, `interval session`, `Thursday ride`. */
export function nounOf(
  training: Training,
  query: Pick<PastQuery, 'sport' | 'parts'>,
  part: PastPart = partOf(query as PastQuery),
): string {
  const noun = sportNoun(training, query);
  const kind = part.kind === null ? noun : KINDS[part.kind](noun);
  const [day, another] = part.weekdays;
  const name = day === undefined || another !== undefined ? '' : `${WEEKDAY_NAMES[day - 1]} `;
  return `${name}${kind}`;
}

/** `Tuesdays`, `Tuesdays and Thursdays`. */
export function weekdaysNamed(days: readonly number[]): string {
  return days.map((day) => `${WEEKDAY_NAMES[day - 1] ?? ''}s`).join(' and ');
}

/** How a sentence about a part begins: `In May 2025`, `On Tuesdays in May 2025`. */
export function openingOf(
  part: PastPart,
  query: PastQuery,
  training: Training,
  found: readonly Session[],
): string {
  const [first] = found;
  if (part.pick !== null && first) return `On ${shownDay(first.day)}`;
  const range = rangeOf(part.period, training.today);
  const kind = part.kind === null ? null : KINDS[part.kind](sportNoun(training, query));
  const days = part.weekdays.length > 0 ? weekdaysNamed(part.weekdays) : null;
  const set =
    kind === null
      ? days && `On ${days}`
      : `In your ${days === null ? '' : `${days.replace(/s\b/g, '')} `}${kind}s`;
  if (part.period === null) {
    if (set !== null) return set;
    return first ? `Since ${shownDay(first.day)}` : range.opening;
  }
  return set === null ? range.opening : `${set} ${lower(range.opening)}`;
}

/** `May 2025`, `Tuesdays in May 2025`, `27 February 2025`; in the middle of a sentence. */
export function nameOf(
  part: PastPart,
  query: PastQuery,
  training: Training,
  found: readonly Session[],
): string {
  const opening = openingOf(part, query, training, found);
  return lower(opening).replace(/^(?:in|on) (?!your|the last)/, '');
}

export function lower(text: string): string {
  return (text[0] ?? '').toLowerCase() + text.slice(1);
}

/** `14 rides`, `410.9 km`, `488 m of climbing`, `an average power of 191 W`. */
export function said({ metric, fact }: Valued, noun: string, shown: Shown, placed: Placed): string {
  const value = placed(fact);
  switch (metric.id) {
    case 'workouts':
      return say`${value} ${noun}${value.value === 1 ? '' : 's'}`;
    case 'climbing':
      return say`${value} of climbing`;
    case 'load':
      return say`a load of ${value}`;
    case 'distance':
      return say`${value}`;
    case 'time':
      return say`${value} of moving time`;
    case 'repCount':
      return say`${value} intervals`;
    case 'work':
      return say`${value} of work`;
    case 'speedMax':
    case 'powerMax':
    case 'heartRateMax':
      return say`a ${metric.noun(shown)} of ${value}`;
    default:
      return say`${article(metric.noun(shown))} of ${value}`;
  }
}

/** What was done: `rode 410.9 km`, `climbed 488 m`, `had an average power of 191 W`. */
export function done(one: Valued, noun: string, shown: Shown, placed: Placed): string {
  const value = placed(one.fact);
  const verb = verbOf(noun, shown);
  switch (one.metric.id) {
    case 'distance':
      return say`${verb === 'trained' ? 'covered' : verb} ${value}`;
    case 'time':
      return say`${verb} for ${value}`;
    case 'climbing':
      return say`climbed ${value}`;
    case 'workouts':
      return `did ${said(one, noun, shown, placed)}`;
    default:
      return `had ${said(one, noun, shown, placed)}`;
  }
}

function verbOf(noun: string, { running }: Shown): string {
  if (running) return 'ran';
  return /\brides?\b/.test(noun) || noun.includes('interval') ? 'rode' : 'trained';
}

export function article(noun: string): string {
  return /^(?:average|efficiency|interval|intensity)/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** The day of a workout. */
export function dayFact({ day, family, detail }: Session, label: string): FactDraft {
  const shown = shownDay(day);
  return {
    key: `past.day.${day}.${label}`,
    label,
    about: [],
    method: 'your workouts',
    quality: 'derived',
    value: shown,
    unit: '',
    display: shown,
    subject: day,
    ...(detail
      ? {
          whose: {
            label: family === 'running' ? 'Run' : 'Ride',
            workout: shown,
            workoutId: detail.workoutId,
          },
        }
      : {}),
  };
}
