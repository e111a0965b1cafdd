import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import type { Recording } from '#analysis/recording/recording.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { broken } from '../builders/invariants.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

describe('what holds of every recording of a real device', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('parts add up, bests fit and means lie between: $name [E15]', ({ name }) => {
    const recording: Recording = readFit(corpusBytes(name), NOW);
    expect(broken(recording, analyse(recording, ATHLETE))).toEqual([]);
  });
});
