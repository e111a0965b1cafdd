import { heightsRepaired } from '#analysis/repairs/device-summary.js';
import { climbed, hysteresisOf, isBarometric } from '#analysis/session/elevation.js';
import { heightNote } from './elevation-gain.metric.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Elevation loss: as elevation gain, downwards. m. Not judged without altitude. */
export const elevationLoss: Metric = {
  id: 'elevationLoss',
  version: 2,
  unit: 'm',
  channels: ['altitude'],
  inputs: [],
  compute({ altitude, original, recording }) {
    if (recording.device.descentM !== null && !heightsRepaired(original, recording))
      return found(recording.device.descentM, 'As your device measured it.');
    if (altitude === null) return notJudged(REASONS.noAltitude);
    const upsideDown = altitude.map((metres) => -metres);
    return found(
      climbed(upsideDown, hysteresisOf(recording)),
      isBarometric(recording) ? undefined : heightNote(recording),
    );
  },
};
