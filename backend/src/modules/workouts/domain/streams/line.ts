import type {
  ChannelName,
  ChannelSource,
  DeveloperChannel,
  Recording,
} from '#analysis/recording/recording.js';
import { CHANNEL_UNITS, unitOf } from './channel-units.js';
import { labelOf, unitWordOf } from './extra-words.js';

/** What is left of the work capacity above critical power; worked out, and drawn like a channel. */
export const W_PRIME_BALANCE = 'wPrimeBalance';

/** The channels that every workout may have, in display order. */
export const LINE_NAMES: readonly string[] = [...Object.keys(CHANNEL_UNITS), W_PRIME_BALANCE];

/** Values over the samples of a recording, to be drawn as a line; NaN for a missing value. */
export interface Line {
  readonly name: string;
  readonly unit: string | null;
  readonly source: ChannelSource;
  readonly values: Float64Array;
  /** How many digits behind the point the measurement deserves. */
  readonly decimals: number;
  /** Lines that must keep the same samples, as both halves of a position. */
  readonly together?: readonly Float64Array[];
}

/** What an app on the device recorded, under a name by which it can be asked for. */
export interface Extra {
  readonly name: string;
  /** As it is called to people. */
  readonly label: string;
  readonly unit: string | null;
}

/**
 * A foot of 10 cm for a position, a tenth for what sensors give in whole steps; more digits are
 * noise, and bytes.
 */
const DECIMALS: Readonly<Record<ChannelName, number>> = {
  power: 1,
  heartRate: 1,
  cadence: 1,
  speed: 3,
  altitude: 1,
  temperature: 1,
  distance: 1,
  latitude: 6,
  longitude: 6,
  rightBalance: 1,
};
const EXTRA_DECIMALS = 4;

/** Every line of a recording that can be asked for. @param wPrime joules at every sample */
export function linesOf(recording: Recording, wPrime: Float64Array | null): Line[] {
  const { latitude, longitude } = recording.channels;
  const position = latitude && longitude ? [latitude.values, longitude.values] : null;
  const channels = (Object.keys(CHANNEL_UNITS) as ChannelName[]).flatMap((name): Line[] => {
    const channel = recording.channels[name];
    if (channel === undefined) return [];
    const together =
      position !== null && (name === 'latitude' || name === 'longitude')
        ? { together: position }
        : {};
    return [
      {
        name,
        unit: unitOf(name, recording.family),
        source: channel.source,
        values: channel.values,
        decimals: DECIMALS[name],
        ...together,
      },
    ];
  });
  const balance: Line[] =
    wPrime === null
      ? []
      : [{ name: W_PRIME_BALANCE, unit: 'J', source: 'estimated', values: wPrime, decimals: 0 }];
  return [...channels, ...balance, ...extraLines(recording)];
}

/**
 * What apps recorded, each under a name of its own: two apps may use the same one, or that of a
 * channel.
 */
export function extrasOf({
  developerChannels = [],
}: {
  readonly developerChannels?: readonly Omit<DeveloperChannel, 'values'>[];
}): Extra[] {
  const taken = new Set(LINE_NAMES);
  return developerChannels.map(({ name, unit }) => {
    const plain = /[^\s,]/.test(name) ? name.replace(/\s+/g, ' ').trim() : 'unnamed';
    let free = plain;
    for (let copy = 2; taken.has(free); copy++) free = `${plain} ${copy}`;
    taken.add(free);
    return { name: free, label: labelOf(free), unit: unitWordOf(unit) };
  });
}

/**
 * The names in what was asked: each entry is one name or several separated by commas. A name of an
 * app may hold a comma itself, so an entry that is a known name as it stands is that name where it
 * comes beside others, and where its parts are no names.
 */
export function namesIn(asked: readonly string[], known: ReadonlySet<string>): string[] {
  return asked.flatMap((entry) => {
    const parts = entry
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const whole = entry.trim();
    const isName =
      known.has(whole) && (asked.length > 1 || !parts.every((part) => known.has(part)));
    return isName ? [whole] : parts;
  });
}

function extraLines(recording: Recording): Line[] {
  const extras = extrasOf(recording);
  return (recording.developerChannels ?? []).map(({ values }, at) => {
    const { name, unit } = extras[at] as Extra;
    return { name, unit, source: 'developer', values, decimals: EXTRA_DECIMALS };
  });
}
