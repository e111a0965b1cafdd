import type { ChannelName } from '#analysis/recording/recording.js';
import type { SportFamily } from '#analysis/recording/sport.js';
import type { FitDeveloperField } from '../fit-content.js';

/**
 * A channel that a developer field can stand for: the fields of the record message that it equals,
 * and what it is called where it names none.
 */
interface Stands {
  readonly native: readonly number[];
  readonly names: readonly string[];
  /**
   * Factor and addend from the units in which apps write it to the channel's own, by unit in small
   * letters.
   */
  readonly units: Readonly<Record<string, readonly [factor: number, addend: number]>>;
  /** What the native field itself could hold; apps write 65,535 and the like for "not known". */
  readonly least: number;
  readonly most: number;
}

export type StandIn =
  'power' | 'heartRate' | 'cadence' | 'speed' | 'distance' | 'altitude' | 'temperature';

const SAME = [1, 0] as const;
const FAHRENHEIT = [5 / 9, -160 / 9] as const;
const METRES_PER_MILE = 1609.344;
const METRES_PER_FOOT = 0.3048;

/**
 * Names and units as Stryd, CORE, Zwift, NPE and others write them. The temperature of the body
 * ("core_temperature") is not that of the air.
 */
const STANDS: Readonly<Record<StandIn, Stands>> = {
  power: {
    native: [7],
    names: ['power'],
    units: { w: SAME, watt: SAME, watts: SAME },
    least: 0,
    most: 65_533,
  },
  heartRate: {
    native: [3],
    names: ['heart rate', 'heartrate', 'hr'],
    units: { bpm: SAME },
    least: 0,
    most: 254,
  },
  cadence: {
    native: [4],
    names: ['cadence'],
    units: { rpm: SAME, spm: SAME },
    least: 0,
    most: 254,
  },
  speed: {
    native: [6, 73],
    names: ['speed'],
    units: {
      'm/s': SAME,
      'km/h': [1 / 3.6, 0],
      kph: [1 / 3.6, 0],
      mph: [METRES_PER_MILE / 3600, 0],
    },
    least: 0,
    most: 65.533,
  },
  distance: {
    native: [5],
    names: ['distance'],
    units: { m: SAME, meters: SAME, metres: SAME, km: [1000, 0], mi: [METRES_PER_MILE, 0] },
    least: 0,
    most: 42_949_672,
  },
  altitude: {
    native: [2, 78],
    names: ['altitude'],
    units: { m: SAME, meters: SAME, metres: SAME, ft: [METRES_PER_FOOT, 0] },
    least: -500,
    most: 12_606,
  },
  temperature: {
    native: [13],
    names: ['temperature'],
    units: { c: SAME, '°c': SAME, celsius: SAME, f: FAHRENHEIT, '°f': FAHRENHEIT },
    least: -127,
    most: 126,
  },
};
const ENTRIES = Object.entries(STANDS) as [StandIn, Stands][];

/**
 * Which channel a developer field stands for, and whether it says so itself or is known by name and
 * unit; null where it is a quantity of its own.
 */
export function standsFor({
  nativeField,
  name,
  units,
}: Pick<FitDeveloperField, 'nativeField' | 'name' | 'units'>): {
  readonly channel: StandIn;
  readonly declared: boolean;
} | null {
  const unit = unitWord(units);
  const declared = ENTRIES.find(
    ([, { native }]) => nativeField !== null && native.includes(nativeField),
  );
  // An equal of a native field without a unit is in the native one; one in an unknown unit cannot
  // be read.
  if (declared !== undefined)
    return unit === '' || unit in declared[1].units
      ? { channel: declared[0], declared: true }
      : null;
  if (nativeField !== null) return null;
  const word = (name ?? '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const known = ENTRIES.find(([, { names, units: all }]) => names.includes(word) && unit in all);
  return known === undefined ? null : { channel: known[0], declared: false };
}

/**
 * The channels that are measured in the unit of a developer field; that which it says it equals,
 * where it has none.
 */
export function channelsInUnitOf({
  nativeField,
  units,
}: Pick<FitDeveloperField, 'nativeField' | 'units'>): readonly StandIn[] {
  const unit = unitWord(units);
  return ENTRIES.filter(([, stands]) =>
    unit === ''
      ? nativeField !== null && stands.native.includes(nativeField)
      : unit in stands.units,
  ).map(([channel]) => channel);
}

/**
 * The field's values in the channel's own unit; NaN where the native field could not hold the
 * value.
 */
export function inChannelUnit(
  { values, units }: Pick<FitDeveloperField, 'values' | 'units'>,
  channel: StandIn,
  family: SportFamily,
): Float64Array {
  const { units: all, least, most } = STANDS[channel];
  const unit = unitWord(units);
  const [factor, addend] = all[unit] ?? SAME;
  // As in the native field, strides of one foot are counted on runs, unless the unit says steps.
  const feet = channel === 'cadence' && family === 'running' && unit !== 'spm' ? 2 : 1;
  return values.map((raw) => {
    const value = raw * factor + addend;
    return value >= least && value <= most ? value * feet : Number.NaN;
  });
}

/** The channels that developer fields can stand for. */
export const STAND_INS: readonly (StandIn & ChannelName)[] = ENTRIES.map(([channel]) => channel);

function unitWord(units: string | null): string {
  return (units ?? '').toLowerCase().trim();
}
