import type { Palette } from '#theme/palette.js';
import type { UnitPreferences } from '#lib/units.js';
import { figureText } from '#lib/format.js';
import type { ZoneTime } from '../analysis.js';
import { type ChannelView, channelViews } from '../chart/channels.js';
import { calm } from '../chart/smoothing.js';
import type { Stream, Streams } from '../chart/streams.js';
import type { Workout } from '../workout.js';
import { lowerBound } from '../chart/every-second.js';
import { diverging, ramp } from './colour-ramp.js';
import { distanceAt, interpolate, type Track } from './track.js';

/** What the route can be coloured by. */
export type ColourBy =
  'power' | 'heartRate' | 'speed' | 'grade' | 'powerZone' | 'heartRateZone' | 'paceZone';

export interface Colouring {
  readonly by: ColourBy;
  readonly label: string;
  /** One colour for each bucket. */
  readonly stops: readonly string[];
  /** What stands under the colours: their two ends, or a name for each. */
  readonly legend: readonly string[];
  /** The bucket at a time; null where nothing is known. */
  readonly bucketAt: (second: number) => number | null;
}

const BUCKETS = 9;
/** A route is looked at from afar: a single sample would be a speck, seconds. */
const CALM_S = 20;
/** Shares of the values beyond the ends of the scale. */
const TAIL = 0.03;
const STEEPEST_PERCENT = 10;
/** In the legend, for what is outside of every zone. */
const OUTSIDE_SIGNS = { below: '<', above: '>' } as const;

/** The colourings that the recording has the data for. */
export function colouringsOf(
  workout: Workout,
  { streams, track }: { readonly streams: Streams; readonly track: Track | null },
  units: UnitPreferences,
  colours: Palette,
): readonly Colouring[] {
  const views = channelViews(workout.family, units);
  const byChannel = (['power', 'heartRate', 'speed'] as const).flatMap((name) => {
    const view = views.find((candidate) => candidate.name === name);
    const stream = streams.channels[name];
    return view && stream ? channelColouring(view, stream, colours) : [];
  });
  const { altitude, power, heartRate, speed } = streams.channels;
  const grade = track && altitude ? [gradeColouring(track, altitude, colours)] : [];
  const { zones } = workout.analysis;
  const pace = (mps: number): number => (mps > 0 ? 1000 / mps : Number.POSITIVE_INFINITY);
  const ofZones: readonly Zoned[] = [
    { by: 'powerZone', label: 'Power zone', zones: zones.power, stream: power },
    { by: 'heartRateZone', label: 'Heart rate zone', zones: zones.heartRate, stream: heartRate },
    {
      by: 'paceZone',
      label: 'Pace zone',
      zones: zones.pace,
      stream: speed,
      measure: (mps) => -pace(mps),
    },
  ];
  return [...byChannel, ...grade, ...ofZones.flatMap((zoned) => zoneColouring(zoned, colours))];
}

function channelColouring(
  view: ChannelView,
  stream: Stream,
  colours: Palette,
): readonly Colouring[] {
  const at = calmed(stream);
  const known = stream.t
    .map(at)
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  const low = known[Math.floor(known.length * TAIL)];
  const high = known[Math.ceil(known.length * (1 - TAIL)) - 1];
  if (low === undefined || high === undefined) return [];
  const span = Math.max(high - low, 1e-9);
  return [
    {
      by: view.name as 'power' | 'heartRate' | 'speed',
      label: view.label,
      stops: ramp(colours[view.colour], colours, BUCKETS),
      legend: [figureText(view.tell(low)), figureText(view.tell(high))],
      bucketAt: (second) => bucket(at(second), (value) => (value - low) / span),
    },
  ];
}

function gradeColouring(track: Track, altitude: Stream, colours: Palette): Colouring {
  const at = gradeOver(track, altitude);
  return {
    by: 'grade',
    label: 'Gradient',
    stops: diverging([colours.speed, colours.quiet, colours.zone5], colours, BUCKETS),
    legend: [`\u2212${STEEPEST_PERCENT}%`, 'flat', `+${STEEPEST_PERCENT}%`],
    bucketAt: (second) =>
      bucket(at(second), (percent) => (percent + STEEPEST_PERCENT) / (2 * STEEPEST_PERCENT)),
  };
}

interface Zoned extends Pick<Colouring, 'by' | 'label'> {
  readonly zones: readonly ZoneTime[] | undefined;
  readonly stream: Stream | undefined;
  /** From the stream's values to what rises with the zones. */
  readonly measure?: (value: number) => number;
}

function zoneColouring(
  { by, label, zones, stream, measure = (value) => value }: Zoned,
  colours: Palette,
): readonly Colouring[] {
  if (!zones || zones.length === 0 || !stream) return [];
  const at = calmed(stream);
  const isPace = by === 'paceZone';
  // Pace falls from zone to zone: turned round, every table rises.
  const edge = (value: number | null): number | null => value && (isPace ? -value : value);
  const colourOf = ({ zone }: ZoneTime): string =>
    typeof zone === 'number' ? colours[`zone${zone as 1 | 2 | 3 | 4 | 5}`] : colours.zoneOutside;
  return [
    {
      by,
      label,
      stops: zones.map(colourOf),
      legend: zones.map(({ zone }) =>
        typeof zone === 'number' ? `Z${zone}` : OUTSIDE_SIGNS[zone],
      ),
      bucketAt: (second) => {
        const value = at(second);
        if (value === null) return null;
        const measured = measure(value);
        const index = zones.findLastIndex(({ from }) => (edge(from) ?? -Infinity) <= measured);
        return index < 0 ? null : index;
      },
    },
  ];
}

/** The channel at a time, calmed; null in its gaps. */
function calmed({ t, v }: Stream): (second: number) => number | null {
  const smooth = calm(t, v, CALM_S);
  const known = smooth.map((value) => (value === null ? 0 : 1));
  const filled = smooth.map((value) => value ?? 0);
  return (second) => (interpolate(t, known, second) < 1 ? null : interpolate(t, filled, second));
}

function bucket(value: number | null, shareOf: (value: number) => number): number | null {
  return value === null
    ? null
    : Math.min(BUCKETS - 1, Math.max(0, Math.floor(shareOf(value) * BUCKETS)));
}

/** Half the way over which a gradient is taken, metres: height wanders by a metre or two. */
const HALF_WAY_M = 50;

/** The gradient at a time in percent; null where height or way are not known. */
function gradeOver(track: Track, altitude: Stream): (second: number) => number | null {
  const isKnown = (second: number): boolean => {
    const next = lowerBound(altitude.t, second);
    return (
      (altitude.v[next] ?? null) !== null && (next === 0 || (altitude.v[next - 1] ?? null) !== null)
    );
  };
  const heights = altitude.v.map((metres) => metres ?? 0);
  return (second) => {
    const middle = distanceAt(track, second);
    const from = interpolate(track.d, track.t, middle - HALF_WAY_M);
    const to = interpolate(track.d, track.t, middle + HALF_WAY_M);
    const way = distanceAt(track, to) - distanceAt(track, from);
    if (way < HALF_WAY_M || !isKnown(from) || !isKnown(to)) return null;
    return (
      ((interpolate(altitude.t, heights, to) - interpolate(altitude.t, heights, from)) / way) * 100
    );
  };
}
