import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '#test/builders/physics/catalogue.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { SIMULATED_ATHLETE } from '#test/builders/physics/athlete.js';
import { broken } from '#test/builders/invariants.js';
import { analyse } from './analyse.js';

describe('what holds of every generated recording', () => {
  it.each(CATALOGUE.filter(({ name }) => name !== 'ride-24h'))(
    'parts add up, bests fit and means lie between: $name [E15]',
    ({ plan }) => {
      const { recording } = makeSession(plan);
      expect(broken(recording, analyse(recording, SIMULATED_ATHLETE))).toEqual([]);
    },
  );
});
