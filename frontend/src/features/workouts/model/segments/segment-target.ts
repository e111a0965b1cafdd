import { figure, figureText, paceFigure, speedFigure, type Figure } from '#lib/format.js';
import type { UnitPreferences } from '#lib/units.js';
import type { Segment } from '../analysis.js';
import type { Family } from '../chart/channels.js';

type Target = NonNullable<Segment['target']>;
type Measure = Exclude<Target['kind'], 'zone'>;

/**
 * What a plan asked for in a segment, and where the segment's own mean was, in words; null where
 * that cannot be told.
 */
export interface TargetText {
  readonly target: string;
  readonly verdict: string | null;
}

const MEASURES: Readonly<
  Record<Measure, { readonly name: string; readonly mean: (segment: Segment) => number | null }>
> = {
  power: { name: 'power', mean: ({ avgPowerW }) => avgPowerW },
  heartRate: { name: 'heart rate', mean: ({ avgHr }) => avgHr },
  speed: { name: 'speed', mean: ({ avgSpeedMps }) => avgSpeedMps },
  cadence: { name: 'cadence', mean: ({ avgCadence }) => avgCadence },
};

export function targetText(
  segment: Segment,
  family: Family,
  units: UnitPreferences,
): TargetText | null {
  const { target } = segment;
  if (target === null) return null;
  if (target.kind === 'zone')
    return {
      target: `${measureNamed(target.unit)} zone ${target.from} of your device`,
      verdict: null,
    };
  const { mean } = MEASURES[target.kind];
  const tell = tellerOf(target, family, units);
  const range = rangeText(target, tell);
  // Shares of what nobody knows can be told, and compared with nothing.
  if (target.unit.startsWith('%')) return { target: range, verdict: null };
  const value = mean(segment);
  return { target: range, verdict: value === null ? null : verdictOf(value, target, tell, family) };
}

/** A pace from the slower one to the faster; one number where both ends read the same. */
function rangeText({ from, to }: Target, tell: (value: number) => Figure): string {
  const [low, high] = [tell(from), tell(to)];
  if (low.value === high.value) return figureText(high);
  return `${low.value} to ${figureText(high)}`;
}

/** By the numbers as they are read: the ends of the range as shown are in it. */
function verdictOf(
  mean: number,
  { kind, from, to }: Target,
  tell: (value: number) => Figure,
  family: Family,
): string {
  const reads = tell(mean).value;
  const isWithin =
    (mean >= from && mean <= to) || reads === tell(from).value || reads === tell(to).value;
  if (isWithin) return 'within';
  const isOver = mean > to;
  if (kind === 'speed' && family === 'running') return isOver ? 'faster' : 'slower';
  return isOver ? 'above' : 'below';
}

function tellerOf(
  { kind, unit }: Target,
  family: Family,
  units: UnitPreferences,
): (value: number) => Figure {
  if (kind === 'speed')
    return (value) => (family === 'running' ? paceFigure : speedFigure)(value, units);
  return (value) => figure(value, unit);
}

function measureNamed(unit: string): string {
  const name = unit in MEASURES ? MEASURES[unit as Measure].name : unit;
  return name.charAt(0).toUpperCase() + name.slice(1);
}
