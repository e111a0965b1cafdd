import { describe, expect, it } from '@jest/globals';
import { ENGINE_CHANGES, reasonsBetween } from './engine-changes.js';
import { ENGINE_VERSION } from './registry.js';

const reasonsOf = (version: string) =>
  ENGINE_CHANGES.find((change) => change.version === version)?.reasons ?? [];

describe('reasons for changed figures', () => {
  it('are those of every version in between, the older one left out', () => {
    expect(reasonsBetween('1.4.0', '1.5.0')).toEqual(reasonsOf('1.5.0'));
    expect(reasonsBetween('1.4.2', '1.6.0')).toEqual([
      ...reasonsOf('1.5.0'),
      ...reasonsOf('1.6.0'),
    ]);
    expect(reasonsBetween('1.6.0', '1.10.0')).toEqual([]);
  });

  it('are those of the version itself where a definition changed within it', () => {
    expect(reasonsBetween('1.5.0', '1.5.0')).toEqual(reasonsOf('1.5.0'));
  });

  it('exist for the present engine', () => {
    expect(reasonsOf(ENGINE_VERSION)).not.toEqual([]);
  });
});
