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
  const zones: DeviceZone[] = [];
  let from: number | null = null;
  for (const [zone, high] of highs.slice(0, MOST_ZONES + 1).entries()) {
    const isOpen = high === null || high >= OPEN_FROM[of];
    const to = isOpen ? null : high;
    // Ends that do not rise are no zones.
    if (to !== null && from !== null && to <= from) return [];
    const bottom = zone === 0 && (to === null || to === 0);
    if (!bottom) zones.push({ zone, from, to, seconds: seconds?.[zone] ?? null });
    if (isOpen && zone > 0) break;
    from = to ?? from;
  }
  return withTop(zones, seconds);
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
