import type { Recording } from '#analysis/recording/recording.js';
import { isBarometric } from '#analysis/session/elevation.js';
import { heightsOf } from '#analysis/session/heights/heights.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

export const AS_DEVICE = 'As your device measured it.';
const OTHER_THAN_DEVICE =
  'From the recorded heights, as laps and climbs are: your device summed up another value, ' +
  'to which they do not add up.';

/** Said of every height that is not the device's own total. */
export function heightNote(recording: Recording, device: number | null): string | undefined {
  if (isBarometric(recording)) return device === null ? undefined : OTHER_THAN_DEVICE;
  return recording.channels.latitude === undefined
    ? 'An estimate: nothing tells how the altitude was measured, so it was smoothed, and only ' +
        'climbs of over 5 m count.'
    : 'An estimate: the altitude comes from GPS, smoothed, and only climbs of over 5 m count.';
}

/**
 * Elevation gain: the device's own figure where the recorded heights add up to it (within 2 m or
 * 1 %), as laps, climbs and parts do; else the sum of their rises, from 5 m of the 15 s median of
 * GPS altitude on as an estimate. m. Source: hysteresis after [GC ElevationGain]. Without altitude
 * the device's own figure; not judged without both.
 */
export const elevationGain: Metric = {
  id: 'elevationGain',
  version: 4,
  unit: 'm',
  channels: ['altitude'],
  inputs: [],
  compute(session) {
    const { ascentM } = session.recording.device;
    const heights = heightsOf(session);
    if (heights === null)
      return ascentM === null ? notJudged(REASONS.noAltitude) : found(ascentM, AS_DEVICE);
    return heights.isAscentOfDevice
      ? found(heights.total.ascentM, `${AS_DEVICE.slice(0, -1)}; laps and climbs add up to it.`)
      : found(heights.total.ascentM, heightNote(session.recording, ascentM));
  },
};
