/** How an athlete wants to read quantities. */
export interface UnitPreferences {
  readonly system: 'METRIC' | 'IMPERIAL';
  readonly pace: 'min/km' | 'min/mi';
  readonly distance: 'km' | 'mi';
  readonly elevation: 'm' | 'ft';
}

export const METRIC_UNITS: UnitPreferences = {
  system: 'METRIC',
  pace: 'min/km',
  distance: 'km',
  elevation: 'm',
};
export const IMPERIAL_UNITS: UnitPreferences = {
  system: 'IMPERIAL',
  pace: 'min/mi',
  distance: 'mi',
  elevation: 'ft',
};

/** International mile, exact by definition (1959 agreement). */
export const METRES_PER_MILE = 1609.344;
/** International foot, exact by definition. */
export const METRES_PER_FOOT = 0.3048;
