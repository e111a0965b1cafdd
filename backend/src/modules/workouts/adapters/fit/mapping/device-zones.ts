import type { DeviceReport, DeviceZone } from '#analysis/recording/device-report.js';
import type { FitContent, FitTimeInZones, FitZone } from '../fit-content.js';

type Given = Pick<FitContent, 'timesInZones' | 'zones'>;
type List = readonly (number | null)[];

/** From here on an upper end stands for "and above": 254 bpm, 3007 W, 65000 W. Ours. */
const OPEN_FROM = { heartRate: 230, power: 2000 } as const;
/** Garmin has seven zones of power at most, others as many. */
const MOST_ZONES = 10;
/** As many upper ends of heart rate begin with that of the zone below zone 1 (Garmin). */
const WITH_BELOW = { heartRate: 6, power: Infinity } as const;

/**
 * The zones that are set in the device: those of its time in zone over the session, else the ends
 * it wrote alone. Zones of heart rate and power; empty where the file has none.
 */
export function deviceZonesOf({
  timesInZones,
  zones,
}: Given): Pick<DeviceReport, 'heartRateZones' | 'powerZones'> {
  const times = timesInZones.length === 1 ? timesInZones[0] : undefined;
  return {
    heartRateZones: counted('heartRate', times, timesInZones) ?? alone('heartRate', zones),
    powerZones: counted('power', times, timesInZones) ?? alone('power', zones),
  };
}

/** Upper ends from that of the zone below zone 1 on, and the seconds of each zone. */
function counted(
  of: FitZone['of'],
  only: FitTimeInZones | undefined,
  all: readonly FitTimeInZones[],
): DeviceZone[] | null {
  const last = all.at(-1);
  if (last === undefined) return null;
  const highs = of === 'heartRate' ? last.heartRateHighs : last.powerHighs;
  // Seconds of one session are not those of the whole.
  const seconds = of === 'heartRate' ? only?.heartRateS : only?.powerS;
  const zones = zonesBetween(of, highs, seconds ?? null);
  return zones.length < 2 ? null : zones;
}

function alone(of: FitZone['of'], zones: readonly FitZone[]): DeviceZone[] {
  const highs = zones
    .filter((zone) => zone.of === of)
    .map((zone, place) => ({ index: zone.index ?? place, high: zone.high }))
    .toSorted((a, b) => a.index - b.index)
    .map(({ high }) => high);
  if (highs.length < 2) return [];
  return zonesBetween(of, highs.length >= WITH_BELOW[of] ? highs : [null, ...highs], null);
}

function zonesBetween(of: FitZone['of'], highs: List, seconds: List | null): DeviceZone[] {
  const ends = closedEnds(of, highs.slice(0, MOST_ZONES + 1));
  // Ends that do not rise are no zones.
  if (ends.some((high, at) => at > 0 && (high ?? Infinity) <= (ends[at - 1] ?? 0))) return [];
  const zones = ends.map((to, zone) => ({
    zone,
    from: zone === 0 ? null : (ends[zone - 1] ?? null),
    to,
    seconds: seconds?.[zone] ?? null,
  }));
  // Nothing is below a zone 1 that begins at 0, or whose lower end is not known.
  return withTop(ends[0] ? zones : zones.slice(1), seconds);
}

/** Upper ends up to the first that stands for "and above", which is null. */
function closedEnds(of: FitZone['of'], highs: List): (number | null)[] {
  const ends = highs.map((high) => (high === null || high >= OPEN_FROM[of] ? null : high));
  const open = ends.indexOf(null, 1);
  return open < 0 ? ends : ends.slice(0, open + 1);
}

/** Seconds over the last upper end are those of one zone more. */
function withTop(zones: DeviceZone[], seconds: List | null): DeviceZone[] {
  const last = zones.at(-1);
  if (last === undefined || last.to === null) return zones;
  const above = seconds?.[last.zone + 1] ?? 0;
  return above > 0
    ? [...zones, { zone: last.zone + 1, from: last.to, to: null, seconds: above }]
    : zones;
}
