import { afterUsual, trainedSheet } from '#test/builders/trained-weeks.js';
import { describe, expect, it } from '@jest/globals';
import { comparedSheet, storiedSheet, trainingSheet } from '#test/builders/coached-history.js';
import { SAMPLE_NAMES } from '#test/builders/coached-samples.js';
import { unregistered } from '#test/builders/fact-registry.js';
import type { FactSheet } from '../fact-sheet.js';

const keysOf = ({ facts, constants }: FactSheet) => [...facts, ...constants].map(({ key }) => key);

describe('the registry of facts', () => {
  it.each(SAMPLE_NAMES)('holds each key of the sheet of %s', (name) => {
    expect(unregistered(keysOf(storiedSheet(name)))).toEqual([]);
  });

  it('holds each key of workouts side by side', () => {
    for (const names of [
      ['steadyRide', 'fadingRide', 'intervalRide'],
      ['steadyRun', 'racedRun'],
    ] as const)
      expect(unregistered(keysOf(comparedSheet(names)))).toEqual([]);
  });

  it('holds each key of weeks and months', () => {
    expect(unregistered(keysOf(trainingSheet()))).toEqual([]);
    expect(unregistered(keysOf(trainedSheet(afterUsual(10, { minutes: [90, 120] }))))).toEqual([]);
  });

  it('misses a key that nobody writes', () => {
    expect(unregistered(['power.avarage', 'W2.power.average', 'climbs.first.power'])).toEqual([
      'power.avarage',
      'climbs.first.power',
    ]);
  });
});
