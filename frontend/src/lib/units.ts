/** How an athlete wants to read numbers; the fields of GET /api/profile. */
export interface UnitPreferences {
  readonly unitSystem: 'METRIC' | 'IMPERIAL';
  readonly paceUnit: 'min/km' | 'min/mi';
  readonly distanceUnit: 'km' | 'mi';
  readonly elevationUnit: 'm' | 'ft';
}

export const METRIC_UNITS: UnitPreferences = {
  unitSystem: 'METRIC',
  paceUnit: 'min/km',
  distanceUnit: 'km',
  elevationUnit: 'm',
};

export const IMPERIAL_UNITS: UnitPreferences = {
  unitSystem: 'IMPERIAL',
  paceUnit: 'min/mi',
  distanceUnit: 'mi',
  elevationUnit: 'ft',
};

export const METRES_PER_KM = 1000;
/** The international mile and foot of 1959, exact by definition. */
export const METRES_PER_MILE = 1609.344;
export const METRES_PER_FOOT = 0.3048;

const SECONDS_PER_HOUR = 3600;
const KPH_PER_MPS = 3.6;

/** The athlete's preferences with metric wherever the profile says nothing. */
export function unitPreferences(
  profile: Partial<Record<keyof UnitPreferences, string>> | null | undefined,
): UnitPreferences {
  return {
    unitSystem: profile?.unitSystem === 'IMPERIAL' ? 'IMPERIAL' : 'METRIC',
    paceUnit: profile?.paceUnit === 'min/mi' ? 'min/mi' : 'min/km',
    distanceUnit: profile?.distanceUnit === 'mi' ? 'mi' : 'km',
    elevationUnit: profile?.elevationUnit === 'ft' ? 'ft' : 'm',
  };
}

export function metresPer(unit: 'km' | 'mi' | 'm' | 'ft'): number {
  switch (unit) {
    case 'km':
      return METRES_PER_KM;
    case 'mi':
      return METRES_PER_MILE;
    case 'm':
      return 1;
    case 'ft':
      return METRES_PER_FOOT;
  }
}

export function distanceIn(metres: number, units: UnitPreferences): number {
  return metres / metresPer(units.distanceUnit);
}

export function elevationIn(metres: number, units: UnitPreferences): number {
  return metres / metresPer(units.elevationUnit);
}

/** Speed in the unit that goes with the distance unit: km/h or mph. */
export function speedIn(mps: number, units: UnitPreferences): number {
  return (mps * SECONDS_PER_HOUR) / metresPer(units.distanceUnit);
}

export function speedUnit(units: UnitPreferences): 'km/h' | 'mph' {
  return units.distanceUnit === 'mi' ? 'mph' : 'km/h';
}

/** Seconds for one kilometre or mile; infinite where nothing moves. */
export function paceSeconds(mps: number, units: UnitPreferences): number {
  const metres = units.paceUnit === 'min/mi' ? METRES_PER_MILE : METRES_PER_KM;
  return mps > 0 ? metres / mps : Number.POSITIVE_INFINITY;
}

export function paceUnit(units: UnitPreferences): '/km' | '/mi' {
  return units.paceUnit === 'min/mi' ? '/mi' : '/km';
}

export function temperatureIn(celsius: number, units: UnitPreferences): number {
  return units.unitSystem === 'IMPERIAL' ? celsius * 1.8 + 32 : celsius;
}

export function temperatureUnit(units: UnitPreferences): '°C' | '°F' {
  return units.unitSystem === 'IMPERIAL' ? '°F' : '°C';
}

export function kphToMps(kph: number): number {
  return kph / KPH_PER_MPS;
}
