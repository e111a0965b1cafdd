import type { UnitPreferences } from '#lib/units.js';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

/** What may be chosen for each unit, in the order of the page. */
export const UNIT_CHOICES: {
  readonly [Key in keyof UnitPreferences]: {
    readonly legend: string;
    readonly choices: readonly Choice<UnitPreferences[Key]>[];
  };
} = {
  unitSystem: {
    legend: 'Unit system',
    choices: [
      { value: 'METRIC', label: 'Metric' },
      { value: 'IMPERIAL', label: 'Imperial' },
    ],
  },
  paceUnit: {
    legend: 'Pace unit',
    choices: [
      { value: 'min/km', label: 'min/km' },
      { value: 'min/mi', label: 'min/mi' },
    ],
  },
  distanceUnit: {
    legend: 'Distance unit',
    choices: [
      { value: 'km', label: 'km' },
      { value: 'mi', label: 'miles' },
    ],
  },
  elevationUnit: {
    legend: 'Elevation unit',
    choices: [
      { value: 'm', label: 'm' },
      { value: 'ft', label: 'ft' },
    ],
  },
};

export function sameUnits(a: UnitPreferences, b: UnitPreferences): boolean {
  return (Object.keys(UNIT_CHOICES) as (keyof UnitPreferences)[]).every((key) => a[key] === b[key]);
}
