import { heightsOf } from '#analysis/session/heights/heights.js';
import { AS_DEVICE, heightNote } from './elevation-gain.metric.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

const NO_DESCENT = 'Your device summed up the climbing, and no descent.';

/**
 * Elevation loss: as elevation gain, downwards. m. Not judged without altitude, where the device
 * names climbing and no descent at all: some write 0 for what they did not measure.
 */
export const elevationLoss: Metric = {
  id: 'elevationLoss',
  version: 3,
  unit: 'm',
  channels: ['altitude'],
  inputs: [],
  compute(session) {
    const { ascentM, descentM } = session.recording.device;
    const heights = heightsOf(session);
    if (heights !== null)
      return found(
        heights.total.descentM,
        heights.isDescentOfDevice ? AS_DEVICE : heightNote(session.recording, descentM),
      );
    if (descentM === null) return notJudged(REASONS.noAltitude);
    return descentM === 0 && (ascentM ?? 0) > 0
      ? notJudged(NO_DESCENT)
      : found(descentM, AS_DEVICE);
  },
};
