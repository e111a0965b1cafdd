import {
  fadingRide,
  intervalRide5x4,
  tenKRun,
} from '../../../../backend/test/builders/fit/index.js';
import { AthleteApi } from './athlete-api.js';

const THRESHOLDS = { currentFTP: 260, maxHR: 188, restingHR: 52, weightKg: 72 };

/**
 * Somebody with a ride that fades, an interval session and a run; on a plan where it is asked for.
 */
export async function coachedAthlete(url: string, email: string, plan: 'trial' | 'pro' = 'trial') {
  const athlete = await AthleteApi.onboarded(url, email);
  await athlete.saveProfile(THRESHOLDS);
  if (plan === 'pro') await athlete.subscribe();
  const intervals = await athlete.upload('5x4_minutes.fit', new Uint8Array(intervalRide5x4()));
  const fading = await athlete.upload('long_saturday_ride.fit', new Uint8Array(fadingRide()));
  const run = await athlete.upload('10k_race.fit', new Uint8Array(tenKRun()));
  return { athlete, intervals, fading, run };
}
