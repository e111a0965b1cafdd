import type { Finder } from '../finding.js';
import { noHeartRate, sensorLost } from './lost.finding.js';
import { missing } from './missing.finding.js';
import { cadenceLeftOut, powerSpikes } from './repaired.finding.js';

/** What was lost, repaired or never recorded, where it changes what may be said. */
export const DATA: readonly Finder[] = [
  sensorLost,
  noHeartRate,
  powerSpikes,
  cadenceLeftOut,
  missing,
];
