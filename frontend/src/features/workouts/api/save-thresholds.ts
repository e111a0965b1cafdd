import { request } from '../../../api/request.js';
import type { ThresholdInput } from '../model/thresholds.js';

/** Keeps what is not named. Every analysis of the athlete is computed anew with it. */
export const saveThresholds = (body: ThresholdInput): Promise<unknown> => request.post('/api/profile', { body });
