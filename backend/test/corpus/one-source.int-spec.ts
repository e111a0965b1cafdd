import { describe, expect, it } from '@jest/globals';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import * as samples from '../builders/fit/samples.js';
import { disagreements } from '../builders/one-source.js';
import { CATALOGUE } from '../builders/physics/catalogue.js';
import { makeSession } from '../builders/physics/make-session.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);
const generated = CATALOGUE.filter(({ name }) => name !== 'ride-24h');

describe('page, report, chat, comparison and export tell one number for each fact', () => {
  it.each(generated)('of the generated $name [E15]', ({ plan }) => {
    expect(disagreements(makeSession(plan).recording)).toEqual([]);
  });

  it.each(Object.keys(samples))('of the generated file %s [E15]', (name) => {
    const bytes = samples[name as keyof typeof samples]();
    expect(disagreements(readFit(bytes, NOW))).toEqual([]);
  });

  it('of a device that starts before its first sample and rides on after the last one [E15]', () => {
    const { recording } = makeSession((generated[0] as (typeof generated)[number]).plan);
    const [last] = recording.time.slice(-1);
    const device = {
      ...recording.device,
      elapsedS: (last ?? 0) + 45,
      timerS: (last ?? 0) + 6,
      distanceM: (recording.channels.distance?.values.at(-1) ?? 0) + 2,
    };
    expect(disagreements({ ...recording, device })).toEqual([]);
  });

  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('of $name [E15]', ({ name }) => {
    expect(disagreements(readFit(corpusBytes(name), NOW))).toEqual([]);
  });
});
