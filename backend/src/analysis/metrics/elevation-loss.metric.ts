import { climbed, hysteresisOf, isBarometric, trustedAltitude } from '../session/elevation.js';
import { GPS_ESTIMATE } from './elevation-gain.metric.js';
import { found, notJudged, type Metric } from './metric.js';
import { REASONS } from './reasons.js';

/** Elevation loss: as elevation gain, downwards. m. Not judged without altitude. */
export const elevationLoss: Metric = {
  id: 'elevationLoss',
  version: 1,
  unit: 'm',
  channels: ['altitude'],
  inputs: [],
  compute({ grid, recording }) {
    if (recording.device.descentM !== null) return found(recording.device.descentM, 'As your device measured it.');
    const { altitude } = grid.channels;
    if (altitude === undefined) return notJudged(REASONS.noAltitude);
    const upsideDown = trustedAltitude(recording, altitude).map((metres) => -metres);
    return found(climbed(upsideDown, hysteresisOf(recording)), isBarometric(recording) ? undefined : GPS_ESTIMATE);
  },
};
