import type { Analysis, Contradiction, ZoneTime } from '../analysis.js';
import type { SportFamily } from '../recording/sport.js';
import type { EffortLevel } from './effort-verdict.js';

/** What a session's intensity can be read from. */
export type EffortMeasure = 'power' | 'pace' | 'heartRate';

/** How hard it was while it lasted, by each measure whose threshold may be believed. */
export type EffortReadings = Readonly<Partial<Record<EffortMeasure, EffortLevel>>>;

type Bands = readonly (readonly [below: number, level: EffortLevel])[];

/** Usual reading of the intensity factor of a ride [Coggan]. */
const BY_POWER: Bands = [
  [0.65, 'easy'],
  [0.8, 'moderate'],
  [0.9, 'demanding'],
  [1, 'hard'],
];
/**
 * Speed on foot spans less than power on a bicycle. The upper edges of pace zones 2 and 3 are at
 * 0.92 and 1.00 of threshold speed; what is parted between them is ours.
 */
const BY_SPEED: Bands = [
  [0.92, 'easy'],
  [0.96, 'moderate'],
  [1, 'demanding'],
  [1.05, 'hard'],
];
/** Ours: share of the time in zone 4 or above, where less than `EASY_SHARE` was easy. Percent. */
const BY_HARD_SHARE: Bands = [
  [10, 'moderate'],
  [30, 'demanding'],
  [60, 'hard'],
];
const EASY_SHARE = 85;

/** Of each measure, what calls its threshold in question. */
const CONTRADICTED: Readonly<Record<EffortMeasure, readonly Contradiction['kind'][]>> = {
  power: ['ftp-too-low', 'ftp-too-high'],
  pace: ['race-time-beaten', 'threshold-pace-too-slow'],
  heartRate: ['heart-rate-over-max', 'heart-rate-max-too-low'],
};
/** A maximum that is passed by less than this share hardly moves a verdict (ours). */
const WORTH_DOUBT = 0.03;
/** An FTP of the device that differs by more than this makes another session of it (ours). */
const DEVICE_FTP_APART = 0.2;

/**
 * Intensity by power (rides) or pace (runs), from the intensity factor or else from time in zones,
 * and by heart rate. A measure whose threshold the recording contradicts gives none, and is
 * named among the doubted.
 */
export function effortReadings(
  family: SportFamily,
  analysis: Pick<Analysis, 'metrics' | 'zones' | 'contradictions'>,
): { readonly readings: EffortReadings; readonly doubted: readonly EffortMeasure[] } {
  const output = family === 'cycling' ? 'power' : 'pace';
  const readings: Partial<Record<EffortMeasure, EffortLevel>> = {};
  const doubted: EffortMeasure[] = [];
  const read = (measure: EffortMeasure, level: EffortLevel | null): void => {
    if (level === null) return;
    const believed =
      isBelieved(analysis, measure) &&
      // An FTP in doubt alone calls nothing easy.
      (measure !== 'power' || level !== 'easy' || !isFtpInDoubt(analysis));
    if (believed) readings[measure] = level;
    else doubted.push(measure);
  };
  read(output, byOutput(output, analysis));
  read('heartRate', byZones(analysis.zones.heartRate));
  return { readings, doubted };
}

function byOutput(
  output: 'power' | 'pace',
  { metrics, zones }: Pick<Analysis, 'metrics' | 'zones'>,
): EffortLevel | null {
  const factor = metrics['intensityFactor'];
  if (factor?.applicable === true && factor.value !== null)
    return levelIn(output === 'power' ? BY_POWER : BY_SPEED, factor.value);
  return output === 'pace' ? byZones(zones.pace) : null;
}

/** Whether nothing in the recording contradicts the threshold that this measure is judged by. */
export function isBelieved(
  { contradictions = [] }: Pick<Analysis, 'contradictions'>,
  measure: EffortMeasure,
): boolean {
  return !contradictions.some(
    ({ kind, value, against }) =>
      CONTRADICTED[measure].includes(kind) &&
      (kind !== 'heart-rate-over-max' || value - against >= WORTH_DOUBT * against),
  );
}

/** Whether the device, or the heart, calls the FTP in question that power is judged by. */
export function isFtpInDoubt({ contradictions = [] }: Pick<Analysis, 'contradictions'>): boolean {
  return contradictions.some(
    ({ kind, value, against }) =>
      kind === 'ftp-too-high' ||
      (kind === 'device-ftp-differs' && Math.abs(value - against) > DEVICE_FTP_APART * against),
  );
}

/** By time in zones: easy up to zone 2 for nearly all of it, else by the share from zone 4 up. */
export function byZones(zones: readonly ZoneTime[] | undefined): EffortLevel | null {
  if (zones === undefined) return null;
  const share = (of: readonly ZoneTime['zone'][]): number =>
    zones.reduce((sum, { zone, percent }) => sum + (of.includes(zone) ? percent : 0), 0);
  if (share(['below', 1, 2]) >= EASY_SHARE) return 'easy';
  return levelIn(BY_HARD_SHARE, share([4, 5, 'above']));
}

function levelIn(bands: Bands, value: number): EffortLevel {
  return bands.find(([below]) => value < below)?.[1] ?? 'very hard';
}
