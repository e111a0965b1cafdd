import type { Recording } from '#analysis/recording/recording.js';
import { heightsRepaired } from '#analysis/repairs/device-summary.js';
import { climbed, hysteresisOf, isBarometric } from '#analysis/session/elevation.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Said of every height that no barometer is known to have given. */
export function heightNote({ channels }: Recording): string {
  return channels.latitude === undefined
    ? 'An estimate: nothing tells how the altitude was measured, so it was smoothed, and only ' +
        'climbs of over 5 m count.'
    : 'An estimate: the altitude comes from GPS, smoothed, and only climbs of over 5 m count.';
}

/**
 * Elevation gain: the device's own figure where it has one and no height of its had to be left out,
 * for it saw its barometer at full rate; else rises of over 5 m of the 15 s median of GPS altitude,
 * told as an estimate. m. Source: hysteresis after [GC ElevationGain]. Not judged without altitude.
 */
export const elevationGain: Metric = {
  id: 'elevationGain',
  version: 3,
  unit: 'm',
  channels: ['altitude'],
  inputs: [],
  compute({ altitude, original, recording }) {
    if (recording.device.ascentM !== null && !heightsRepaired(original, recording))
      return found(
        recording.device.ascentM,
        'As your device measured it; laps and climbs are added up from the recorded heights, ' +
          'where small waves do not count.',
      );
    if (altitude === null) return notJudged(REASONS.noAltitude);
    return found(
      climbed(altitude, hysteresisOf(recording)),
      isBarometric(recording) ? undefined : heightNote(recording),
    );
  },
};
