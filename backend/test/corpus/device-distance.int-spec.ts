import { describe, expect, it } from '@jest/globals';
import { analyse } from '#analysis/analyse.js';
import { readFit } from '#workouts/adapters/fit/read-fit.js';
import { ATHLETE } from '../builders/recording.builder.js';
import { corpusBytes, corpusFiles, corpusIsThere } from './corpus.js';
import { SDK_LIMITS } from './sdk-limits.js';

const NOW = Date.UTC(2026, 10, 21);
const WITHIN_M = 10;
/** Where the samples say another distance than the device's own total, and why they win. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'activities/ride-oregon700-no-distance.fit': 'no distance field: measured from GPS',
  'activities/indoor-stages-power-spikes.fit': 'the counter of the samples went further',
  'broken/real-strava-android-truncated.fit': 'the records are cut short, the summary is whole',
  'derived/distance-reset-halfway.fit': 'metres between the last sample and the reset are lost',
};
const accepted = corpusFiles().filter(
  ({ name, contract }) => contract.outcome === 'accepted' && !(name in SDK_LIMITS),
);

function off(name: string): number | null {
  const recording = readFit(corpusBytes(name), NOW);
  const metres = analyse(recording, ATHLETE).metrics.distance?.value ?? null;
  const { distanceM } = recording.device;
  return metres === null || distanceM === null || distanceM <= 0 ? null : metres - distanceM;
}

describe('distance beside the total of the device', () => {
  if (!corpusIsThere) {
    it.skip('needs the recordings of ../shared/fit beside this checkout', () => undefined);
    return;
  }

  it.each(accepted.filter(({ name }) => !(name in OTHERWISE)))(
    'is within 10 m of it where the device states one: $name [E15]',
    ({ name }) => {
      expect(Math.abs(off(name) ?? 0)).toBeLessThanOrEqual(WITHIN_M);
    },
  );

  it.each(Object.entries(OTHERWISE))('differs in %s: %s', (name) => {
    expect(Math.abs(off(name) ?? 0)).toBeGreaterThan(WITHIN_M);
  });
});
