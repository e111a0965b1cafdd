import type { COMPARISON_KEYS } from './comparison-keys.js';
import type { HISTORY_KEYS } from './history-keys.js';
import type { WORKOUT_KEYS } from './workout-keys.js';

type OneOf<Words extends string> = Words extends `${infer First}|${infer Rest}`
  ? First | OneOf<Rest>
  : Words;

type Filling<Hole extends string> = Hole extends 'n'
  ? number
  : Hole extends 'day'
    ? string
    : OneOf<Hole>;

type Filled<Pattern extends string> = Pattern extends `${infer Head}{${infer Hole}}${infer Tail}`
  ? `${Head}${Filling<Hole>}${Filled<Tail>}`
  : Pattern;

/** The key of a fact of one workout or of the athlete's past; `climbs.2.power`. */
export type OwnFactKey = Filled<(typeof WORKOUT_KEYS)[number] | (typeof HISTORY_KEYS)[number]>;

/** The name of one of the workouts that are compared. */
export type SideName = `W${number}`;

/** The key of a fact that a sheet may hold; `W2.climbs.2.power` where it is about several. */
export type FactKey =
  OwnFactKey | `${SideName}.${OwnFactKey}` | Filled<(typeof COMPARISON_KEYS)[number]>;

type Begun<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? `${Head}.` | `${Head}.${Begun<Rest>}`
  : never;

/** How the keys of facts that belong together begin; `climbs.2.`. */
export type FactPrefix = Begun<OwnFactKey> | 'note.' | 'verdict.' | `note.${SideName}.`;
