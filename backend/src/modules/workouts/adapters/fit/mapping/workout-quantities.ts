/** A number of a planned workout with what it is in. */
export interface Quantity {
  readonly value: number | null;
  readonly unit: string | null;
}

const BPM_OFFSET = 100;
const WATTS_OFFSET = 1000;

/**
 * FIT workout_hr: up to 100 a share of the greatest heart rate, above that beats a minute plus 100.
 */
export function heartRateOf(raw: number): Quantity {
  return raw > BPM_OFFSET
    ? { value: raw - BPM_OFFSET, unit: 'bpm' }
    : { value: raw, unit: '% of maximum heart rate' };
}

/** FIT workout_power: up to 1000 a share of the threshold power, above that watts plus 1000. */
export function powerOf(raw: number): Quantity {
  return raw > WATTS_OFFSET
    ? { value: raw - WATTS_OFFSET, unit: 'W' }
    : { value: raw, unit: '% of FTP' };
}
