import { numberTicks } from '#components/chart/ticks.js';
import { figure, formatNumber, temperatureFigure } from '#lib/format.js';
import { temperatureIn, temperatureUnit, type UnitPreferences } from '#lib/units.js';
import { plain, type ChannelView } from './channels.js';
import { apart, readableName } from './extra-label.js';
import type { ExtraName, Streams } from './streams.js';

type ExtraChannel = NonNullable<Streams['extras']>[number];

const JOULES_PER_KJ = 1000;
const TICKS = 3;

/** What is left of the work above critical power, in kJ; drawn where it may be judged. */
export const wPrimeBalance: ChannelView = {
  ...plain,
  name: 'wPrimeBalance',
  label: 'W\u2032 balance',
  unit: 'kJ',
  colour: 'wBalance',
  height: 88,
  noisy: false,
  extent: { below: 0, above: 0, least: 5, fromZero: true },
  toAxis: (joules) => joules / JOULES_PER_KJ,
  ticks: (extent) => numberTicks(extent, TICKS, true),
  tell: (joules) => figure(joules === null ? null : joules / JOULES_PER_KJ, 'kJ', 1),
};

export function temperature(units: UnitPreferences): ChannelView {
  return {
    ...plain,
    name: 'temperature',
    label: 'Temperature',
    unit: temperatureUnit(units),
    colour: 'temperature',
    height: 72,
    noisy: false,
    extent: { below: 0, above: 0, least: 8 },
    toAxis: (celsius) => temperatureIn(celsius, units),
    ticks: (extent) => numberTicks(extent, TICKS, true),
    tell: (celsius) => temperatureFigure(celsius, units),
  };
}

/** Channels that apps on the device recorded, each under a name that no other curve has. */
export function extraViews(
  extras: readonly ExtraChannel[],
  taken: readonly string[],
): readonly ChannelView<ExtraName>[] {
  const labels = apart(
    extras.map(({ name, label }) => label ?? readableName(name)),
    taken,
  );
  return extras.map((extra, index) => extraView(extra, labels[index] ?? extra.name));
}

/** It is drawn as it came, in its own unit. */
function extraView({ name, unit }: ExtraChannel, label: string): ChannelView<ExtraName> {
  const decimals = (value: number): number => {
    if (Number.isInteger(value) || Math.abs(value) >= 100) return 0;
    return Math.abs(value) >= 10 ? 1 : 2;
  };
  return {
    ...plain,
    name: extraName(name),
    label,
    unit: unit ?? '',
    colour: 'quiet',
    height: 72,
    noisy: true,
    extent: { below: 0.003, above: 0.003, least: 1e-6 },
    ticks: (extent) => numberTicks(extent, TICKS),
    tickText: (value) => formatNumber(value, decimals(value)),
    tell: (value) => figure(value, unit ?? '', value === null ? 0 : decimals(value)),
  };
}

export function extraName(name: string): ExtraName {
  return `extra:${name}`;
}

/** The name under which the server knows a curve. */
export function nameOnServer(name: string): string {
  return name.replace(/^extra:/, '');
}
