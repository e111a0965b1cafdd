import { describe, expect, it } from '@jest/globals';
import { ENGINE_CHANGES, reasonsBetween } from './engine-changes.js';
import { ENGINE_VERSION } from './registry.js';

const reasonsOf = (version: string, figure: string) =>
  (ENGINE_CHANGES.find((change) => change.version === version)?.reasons ?? [])
    .filter(({ explains }) => explains.includes(figure))
    .map(({ text }) => text);

describe('reasons for changed figures', () => {
  it('are those of every version in between, the older one left out', () => {
    expect(reasonsBetween('1.4.0', '1.5.0', ['intervals'])).toEqual(
      reasonsOf('1.5.0', 'intervals'),
    );
    expect(reasonsBetween('1.4.2', '1.6.0', ['intervals'])).toEqual([
      ...reasonsOf('1.5.0', 'intervals'),
      ...reasonsOf('1.6.0', 'intervals'),
    ]);
    expect(reasonsBetween('1.9.0', '1.10.0', ['intervals'])).toEqual([]);
  });

  it('are those of the version itself where a definition changed within it', () => {
    expect(reasonsBetween('1.5.0', '1.5.0', ['intervals'])).toEqual(
      reasonsOf('1.5.0', 'intervals'),
    );
  });

  it('are those alone that explain a figure that moved, whatever else changed', () => {
    expect(reasonsBetween('1.4.0', '1.6.0', ['bestPower.1200'])).toEqual([
      'Best power runs across stops, which count as 0 W, as most training software does.',
    ]);
    expect(reasonsBetween('1.4.0', '1.6.0', ['bestEffort.21097.5'])).toEqual([
      'A single wrong GPS step is clipped instead of voiding a best distance.',
    ]);
    expect(reasonsBetween('1.4.0', '1.6.0', ['trainingStress'])).toEqual([]);
  });

  it('exist for the present engine', () => {
    expect(ENGINE_CHANGES.some(({ version }) => version === ENGINE_VERSION)).toBe(true);
  });
});
