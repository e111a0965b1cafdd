import type { ChannelName } from '../recording/recording.js';
import {
  counted,
  secondsOf,
  untouched,
  withChannel,
  withoutChannel,
  type RepairStep,
} from './repair-step.js';

interface Bounds {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

/**
 * What a sensor can measure at all, far beyond what anybody does (ours): what is outside was
 * never measured, and would spoil every sum. What is possible and yet wrong is left to the repairs
 * of each channel.
 */
const BOUNDS: Readonly<Record<ChannelName, Bounds>> = {
  power: { name: 'power', least: 0, most: 65_535, unit: ' W' },
  heartRate: { name: 'heart-rate', least: 0, most: 255, unit: ' bpm' },
  cadence: { name: 'cadence', least: 0, most: 512, unit: ' a minute' },
  speed: { name: 'speed', least: 0, most: 350, unit: ' m/s' },
  distance: { name: 'distance', least: 0, most: 50_000_000, unit: ' m' },
  // The Dead Sea is at −430 m; FIT writes its raw zero as −500 m.
  altitude: { name: 'altitude', least: -450, most: 15_000, unit: ' m' },
  temperature: { name: 'temperature', least: -100, most: 150, unit: ' °C' },
  latitude: { name: 'latitude', least: -90, most: 90, unit: '°' },
  longitude: { name: 'longitude', least: -180, most: 180, unit: '°' },
  rightBalance: { name: 'left/right', least: 0, most: 100, unit: ' %' },
};

/** Blanks values that no sensor measures; a channel of which nothing is left is left out. */
export const dropImpossibleValues: RepairStep = (recording) => {
  let result = untouched(recording);
  for (const [name, bounds] of Object.entries(BOUNDS) as [ChannelName, Bounds][]) {
    const channel = result.recording.channels[name];
    if (channel === undefined || !isOutside(channel.values, bounds)) continue;
    const marked: number[] = [];
    const values = channel.values.map((value, at) => {
      if (value >= bounds.least && value <= bounds.most) return value;
      if (!Number.isNaN(value)) marked.push(at);
      return Number.NaN;
    });
    const left = values.some((value) => !Number.isNaN(value));
    const repair = {
      kind: 'impossible-values',
      text:
        `${counted(marked.length, `${bounds.name} value`)} left out: outside ${bounds.least} ` +
        `to ${bounds.most}${bounds.unit}, which no sensor measures.`,
      seconds: secondsOf(recording.time, marked),
    };
    result = {
      recording: left
        ? withChannel(result.recording, name, { ...channel, values })
        : withoutChannel(result.recording, name),
      repairs: [...result.repairs, repair],
    };
  }
  return result;
};

function isOutside(values: Float64Array, { least, most }: Bounds): boolean {
  for (let at = 0; at < values.length; at++)
    if ((values[at] as number) < least || (values[at] as number) > most) return true;
  return false;
}
