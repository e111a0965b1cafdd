import { canRetry, isActive, type UploadItem } from './upload-item.js';

type Group =
  | 'added'
  | 'there'
  | 'duplicate'
  | 'unsupported'
  | 'damaged'
  | 'too-large'
  | 'not-fit'
  | 'failed'
  | 'canceled'
  | 'subscription'
  | 'suspended'
  | 'active';

function groupOf({ state }: UploadItem): Group {
  switch (state.phase) {
    case 'done':
      return state.workout.wasThere ? 'there' : 'added';
    case 'canceled':
      return 'canceled';
    case 'waiting':
    case 'uploading':
      return 'active';
    case 'refused':
    case 'stopped':
      return state.problem.kind === 'network' || state.problem.kind === 'other'
        ? 'failed'
        : state.problem.kind;
  }
}

const say = (one: string, more: string) => (count: number) =>
  `${count} ${count === 1 ? one : more}`;

/** In the order in which they are shown. */
const words: readonly (readonly [Group, (count: number) => string])[] = [
  ['there', say('was here when it was sent again', 'were here when they were sent again')],
  ['duplicate', say('was already here', 'were already here')],
  ['unsupported', say('is not a ride or run', 'are not rides or runs')],
  ['damaged', say('could not be read', 'could not be read')],
  ['too-large', say('is 10 MB or larger', 'are 10 MB or larger')],
  ['not-fit', say('is not a .fit file', 'are not .fit files')],
  ['failed', say('did not get through', 'did not get through')],
  [
    'subscription',
    say('was not sent: it needs a subscription', 'were not sent: they need a subscription'),
  ],
  [
    'suspended',
    say('was not sent: your account is suspended', 'were not sent: your account is suspended'),
  ],
  ['canceled', say('was canceled', 'were canceled')],
];

export interface Tally {
  readonly total: number;
  readonly added: number;
  /** Come to their end, whichever. */
  readonly settled: number;
  readonly retryable: number;
  /**
   * Why the others are no workouts, e.g. "1 was already here"; empty where nothing is to be said.
   */
  readonly others: readonly string[];
  /** Whether some of them wait for a subscription. */
  readonly needsSubscription: boolean;
}

export function tallyOf(items: readonly UploadItem[]): Tally {
  const groups = items.map(groupOf);
  const count = (group: Group): number => groups.filter((one) => one === group).length;
  return {
    total: items.length,
    added: count('added'),
    settled: items.filter((item) => !isActive(item)).length,
    retryable: items.filter((item) => canRetry(item) && item.state.phase !== 'canceled').length,
    others: words
      .filter(([group]) => count(group) > 0)
      .map(([group, sentence]) => sentence(count(group))),
    needsSubscription: count('subscription') > 0,
  };
}

/** "8 of 10 added, 1 was already here, 1 is not a ride or run" */
export function summaryOf(items: readonly UploadItem[]): string {
  const { added, total, others } = tallyOf(items);
  return [`${added} of ${total} added`, ...others].join(', ');
}

const families: readonly (readonly [family: string, pattern: RegExp])[] = [
  ['running', /running|^run$|trail_run/],
  ['cycling', /cycling|biking|bike/],
];

/**
 * The workouts that were added, where they can be compared: two or three of one family; else null.
 */
export function comparable(items: readonly UploadItem[]): readonly string[] | null {
  const workouts = items.flatMap(({ state }) => (state.phase === 'done' ? [state.workout] : []));
  if (workouts.length < 2 || workouts.length > 3) return null;
  const [first, ...others] = workouts.map(
    ({ sport }) => families.find(([, pattern]) => pattern.test(sport))?.[0],
  );
  return first !== undefined && others.every((family) => family === first)
    ? workouts.map(({ id }) => id)
    : null;
}
