import type { DifferenceRow } from './difference-rows.js';

/** What is said below the table of differences: each sentence once, by its number from 1. */
export interface Remarks {
  readonly texts: readonly string[];
  /** Numbers of the remarks on one difference. */
  readonly of: (rowId: string, place: number) => readonly number[];
}

/** Reasons why differences are not compared, and what to know of those that are. */
export function remarksOn(rows: readonly DifferenceRow[]): Remarks {
  const texts: string[] = [];
  const numbers = new Map<string, readonly number[]>();
  const numberOf = (text: string): number => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text) + 1;
  };
  for (const { id, differences } of rows)
    differences.forEach(({ reason, notes }, place) => {
      const said = reason === null ? notes : [reason];
      numbers.set(`${id} ${place}`, said.map(numberOf));
    });
  return { texts, of: (rowId, place) => numbers.get(`${rowId} ${place}`) ?? [] };
}
