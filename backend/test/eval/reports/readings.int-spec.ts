import { beforeAll, describe, expect, it } from '@jest/globals';
import { corpusIsThere } from '#test/corpus/corpus.js';
import { actionWordsOf } from './action-words/action-words.js';
import { playReports, type PlayedReports } from './play-reports.js';
import { nameOf, readingSets } from './reading.js';
import { reportsGates } from './reports-gates.js';

describe('readings of workouts', () => {
  const readings = readingSets().flatMap((set) => set.readings);
  let played: PlayedReports;

  beforeAll(() => {
    played = playReports();
  });

  it('have words for each action', () => {
    expect(readings.map(nameOf).filter((name) => actionWordsOf(name) === null)).toEqual([]);
  });

  it('have patterns that are regular expressions', () => {
    for (const { pattern } of readings.flatMap(({ mustNot }) => mustNot))
      expect(() => new RegExp(pattern, 'i')).not.toThrow();
  });

  it('are about workouts that the generator or the corpus has', () => {
    expect(played.missing).toEqual(corpusIsThere ? [] : expect.anything());
  });

  it('give gates that measure something', () => {
    const gates = reportsGates(played);
    expect(gates.length).toBeGreaterThan(0);
    expect(gates.filter(({ of }) => of === 0)).toEqual([]);
  });
});
