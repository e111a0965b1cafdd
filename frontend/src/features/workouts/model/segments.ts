import { figure, figureText, paceFigure, speedFigure } from '../../../lib/format.js';
import type { UnitPreferences } from '../../../lib/units.js';
import type { Segment, SegmentKind } from './analysis.js';
import type { Family } from './channels.js';

export const KIND_NAMES: Readonly<Record<SegmentKind, string>> = {
  warmup: 'Warm-up',
  work: 'Work',
  recovery: 'Recovery',
  cooldown: 'Cool-down',
  lap: 'Lap',
};

/** What a segment is compared by: power on rides that have it, else pace or speed. */
export interface Output {
  readonly channel: 'power' | 'speed';
  readonly label: string;
  value(segment: Segment): number | null;
  tell(segment: Segment): string;
}

export function outputOf(segments: readonly Segment[], family: Family, units: UnitPreferences): Output {
  if (family === 'cycling' && segments.some(({ avgPowerW }) => avgPowerW !== null))
    return { channel: 'power', label: 'Power', value: ({ avgPowerW }) => avgPowerW, tell: ({ avgPowerW }) => figureText(figure(avgPowerW, 'W')) };
  const tell = family === 'running' ? paceFigure : speedFigure;
  return {
    channel: 'speed',
    label: family === 'running' ? 'Pace' : 'Speed',
    value: ({ avgSpeedMps }) => avgSpeedMps,
    tell: ({ avgSpeedMps }) => figureText(tell(avgSpeedMps, units)),
  };
}

export interface NamedSegment extends Segment {
  readonly key: string;
  /** `Work 2`: counted within its kind. */
  readonly name: string;
  /** Its output against the highest of all, 0 to 1. */
  readonly share: number;
}

/** Segments with a name each; warm-up and cool-down, of which there is one, are not counted. */
export function named(segments: readonly Segment[], output: Output): readonly NamedSegment[] {
  const highest = Math.max(0, ...segments.map((segment) => output.value(segment) ?? 0));
  const counts = new Map<SegmentKind, number>();
  return segments.map((segment) => {
    const count = (counts.get(segment.kind) ?? 0) + 1;
    counts.set(segment.kind, count);
    const alone = segments.filter(({ kind }) => kind === segment.kind).length === 1 && segment.kind !== 'lap';
    return {
      ...segment,
      key: `${segment.kind}-${segment.from}-${segment.index}`,
      name: alone ? KIND_NAMES[segment.kind] : `${KIND_NAMES[segment.kind]} ${count}`,
      share: highest > 0 ? (output.value(segment) ?? 0) / highest : 0,
    };
  });
}
