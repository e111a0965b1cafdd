import { beforeAll, describe, expect, it } from '@jest/globals';
import { corpusIsThere } from '#test/corpus/corpus.js';
import { actionWordsOf } from './action-words/action-words.js';
import type { ReadReport } from './passages.js';
import { playReports, type PlayedReports } from './play-reports.js';
import { nameOf, readingSets, type Reading } from './reading.js';
import { reportsGates } from './reports-gates.js';
import { scoreReading } from './score-reading.js';

describe('readings of workouts', () => {
  const readings = readingSets().flatMap((set) => set.readings);
  let played: PlayedReports;

  beforeAll(() => {
    played = playReports();
  });

  it('have words for each action', () => {
    const without = readings.filter(
      (reading) => !reading.actionWords && actionWordsOf(nameOf(reading)) === null,
    );
    expect(without.map(nameOf)).toEqual([]);
  });

  it('are met by a report in their own words', () => {
    const scores = readings.map((reading) => scoreReading(reading, inOwnWords(reading)));
    expect(scores.filter(({ actionFits }) => !actionFits).map(({ name }) => name)).toEqual([]);
    expect(scores.filter(({ recoveryFits }) => !recoveryFits).map(({ name }) => name)).toEqual([]);
    const points = scores.flatMap((score) => score.points);
    // A total may be given by its parts alone.
    expect(points.filter(({ holds }) => holds).length / points.length).toBeGreaterThan(0.97);
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

function inOwnWords({ must, action, recovery }: Reading): ReadReport {
  return {
    headline: '',
    sections: [
      ...must.map(({ id, say }) => ({ title: id, text: say })),
      { title: 'Next', text: action },
      { title: 'In short', text: recovery === 'none' ? '' : `${recovery}.` },
    ],
  };
}
