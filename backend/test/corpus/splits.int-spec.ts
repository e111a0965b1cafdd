import { describe, expect, it } from '@jest/globals';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import * as samples from '../builders/fit/samples.js';
import { CATALOGUE } from '../builders/physics/catalogue.js';
import { makeSession } from '../builders/physics/make-session.js';
import { splitsBroken } from '../builders/splits-add-up.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);
const generated = CATALOGUE.filter(({ name }) => name !== 'ride-24h');

describe('kilometres and miles add up to the distance and the climbing of the whole', () => {
  it.each(generated)('of the generated $name [E15]', ({ plan }) => {
    expect(splitsBroken(makeSession(plan).recording)).toEqual([]);
  });

  it.each(Object.keys(samples))('of the generated file %s [E15]', (name) => {
    const bytes = samples[name as keyof typeof samples]();
    expect(splitsBroken(readFit(bytes, NOW))).toEqual([]);
  });

  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted)('of $name [E15]', ({ name }) => {
    expect(splitsBroken(readFit(corpusBytes(name), NOW))).toEqual([]);
  });
});
