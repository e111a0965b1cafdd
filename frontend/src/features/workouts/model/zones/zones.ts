import { formatNumber, paceFigure } from '#lib/format.js';
import { paceUnit, type UnitPreferences } from '#lib/units.js';
import type { ZoneKind, ZoneTime } from '../analysis.js';
import type { Family } from '../chart/channels.js';
import { localDay } from '../progress/calendar.js';
import type { Workout } from '../workout.js';
import { thresholdOrigin } from './thresholds.js';

export interface ZoneKindText {
  readonly title: string;
  /** What must be known before these zones can be told. */
  readonly needs: string;
}

export const ZONE_KINDS: Readonly<Record<ZoneKind, ZoneKindText>> = {
  power: { title: 'Power zones', needs: 'Zones of power are shares of your FTP.' },
  heartRate: {
    title: 'Heart rate zones',
    needs: 'Zones of heart rate lie between your resting and your maximum heart rate.',
  },
  pace: {
    title: 'Pace zones',
    needs: 'Zones of pace are taken from your best time over 5 or 10 km.',
  },
};

export function zoneName(zone: ZoneTime['zone']): string {
  if (zone === 'below') return 'Below zone 1';
  return zone === 'above' ? 'Above zone 5' : `Zone ${zone}`;
}

/** Both edges in the athlete's units; one where the zone is open. */
export function zoneBounds({ from, to }: ZoneTime, kind: ZoneKind, units: UnitPreferences): string {
  const unit = `\u00a0${{ power: 'W', heartRate: 'bpm', pace: paceUnit(units) }[kind]}`;
  const edge = (value: number): string =>
    kind === 'pace' ? paceFigure(1000 / value, units).value : formatNumber(value);
  const [less, more] = kind === 'pace' ? ['slower than', 'faster than'] : ['under', 'over'];
  if (from === null) return to === null ? '' : `${less} ${edge(to)}${unit}`;
  return to === null ? `${more} ${edge(from)}${unit}` : `${edge(from)}–${edge(to)}${unit}`;
}

/**
 * The rows to show: the zones always, time outside of them only where time was spent there.
 */
export function zoneRows(table: readonly ZoneTime[]): readonly ZoneTime[] {
  return table.filter(({ zone, seconds }) => typeof zone === 'number' || seconds >= 1);
}

/** The zone in which most of the time was spent; null where no second is in any. */
export function mainZone(table: readonly ZoneTime[]): ZoneTime | null {
  const [first] = [...table].sort((a, b) => b.seconds - a.seconds);
  return first && first.seconds > 0 ? first : null;
}

/** Which tables the sport has, whether or not they could be told. */
export function zoneKinds(family: Family): readonly ZoneKind[] {
  return family === 'running' ? ['heartRate', 'pace'] : ['power', 'heartRate'];
}

/** Why a table of zones could not be told. */
export function zoneReason(kind: ZoneKind, { avgPower, avgHr }: Workout): string {
  if (kind === 'power' && avgPower === null) return 'The file holds no power.';
  if (kind === 'heartRate' && avgHr === null) return 'The file holds no heart rate.';
  return ZONE_KINDS[kind].needs;
}

/** Whose zones these are, and from which day they hold. */
export function zoneOrigin(kind: ZoneKind, workout: Workout): string {
  const {
    family,
    analysis: { thresholds },
  } = workout;
  const day = localDay(workout);
  const own =
    kind === 'heartRate' ? thresholds.zones?.heartRate?.[family] : thresholds.zones?.[kind];
  if (own) return `Zones set by you, ${thresholdOrigin(own, day)}`;
  const { ftpW, maxHr, restingHr, basePaceSPerKm } = thresholds;
  if (kind === 'power')
    return ftpW ? `FTP ${formatNumber(ftpW.value)}\u00a0W, ${thresholdOrigin(ftpW, day)}` : '';
  if (kind === 'pace')
    return basePaceSPerKm ? `Your race time, ${thresholdOrigin(basePaceSPerKm, day)}` : '';
  return maxHr && restingHr
    ? `Maximum ${formatNumber(maxHr.value)}, rest ${formatNumber(restingHr.value)}\u00a0bpm, ` +
        `${thresholdOrigin(maxHr, day)}`
    : '';
}

/** The thresholds that are unknown though this session could be judged by them. */
export function missingThresholds({
  avgPower,
  avgHr,
  family,
  analysis: { thresholds },
}: Workout): readonly string[] {
  return [
    ...(family === 'cycling' && avgPower !== null && thresholds.ftpW === null ? ['FTP'] : []),
    ...(avgHr !== null && thresholds.maxHr === null ? ['maximum heart rate'] : []),
    ...(avgHr !== null && thresholds.restingHr === null ? ['resting heart rate'] : []),
  ];
}
