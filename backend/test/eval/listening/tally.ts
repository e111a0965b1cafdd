import type { Heard } from './play-set.js';

export interface Tally {
  readonly answered: number;
  readonly of: number;
}

export function tallyOf(heard: readonly Heard[]): Tally {
  return { answered: heard.filter(({ answered }) => answered).length, of: heard.length };
}

/** How many of each group were answered, in the order in which the groups first occur. */
export function tallies(
  heard: readonly Heard[],
  groupOf: (one: Heard) => string,
): ReadonlyMap<string, Tally> {
  const groups = Map.groupBy(heard, groupOf);
  return new Map([...groups].map(([group, members]) => [group, tallyOf(members)]));
}

export const byChat = ({ asked }: Heard): string => asked.about.kind;
export const byKind = ({ asked }: Heard): string => asked.kind;
