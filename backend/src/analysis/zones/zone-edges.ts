import type { Thresholds, ZoneEdges } from '../thresholds.js';
import type { SportFamily } from '../recording/sport.js';

export type { ZoneEdges };

/** Percent of FTP (ONB-46). */
const POWER_PERCENT: ZoneEdges = [0, 55, 75, 90, 105, 150];
/** Percent of heart-rate reserve (ONB-48, ONB-49). */
const RESERVE_PERCENT: Record<SportFamily, ZoneEdges> = {
  cycling: [50, 60, 70, 80, 90, 100],
  running: [55, 65, 75, 85, 92, 100],
};
/** Times the base pace, from slow to fast (ONB-53). */
const PACE_FACTORS: ZoneEdges = [1.4, 1.25, 1.15, 1.06, 0.97, 0.9];

/** Share of FTP at which zone 4 begins: from here on power counts as at threshold. */
export const THRESHOLD_ZONE_SHARE = POWER_PERCENT[3] / 100;

/** Watts. */
export function powerEdges(ftpW: number): ZoneEdges {
  return each(POWER_PERCENT, (percent) => (ftpW * percent) / 100);
}

/** Karvonen: rest + share of reserve. bpm. */
export function heartRateEdges(family: SportFamily, maxHr: number, restingHr: number): ZoneEdges {
  return each(
    RESERVE_PERCENT[family],
    (percent) => restingHr + ((maxHr - restingHr) * percent) / 100,
  );
}

/** Seconds per km, from the slow edge of zone 1 to the fast edge of zone 5. */
export function paceEdges(basePaceSPerKm: number): ZoneEdges {
  return each(PACE_FACTORS, (factor) => basePaceSPerKm * factor);
}

/** The athlete's own power zones, else those of their FTP; null without either. W. */
export function powerEdgesOf({ zones, ftpW }: Thresholds): ZoneEdges | null {
  return zones?.power?.edges ?? (ftpW && powerEdges(ftpW.value));
}

/**
 * The athlete's own heart-rate zones of the sport, else those of their reserve; null without
 * either. bpm.
 */
export function heartRateEdgesOf(family: SportFamily, thresholds: Thresholds): ZoneEdges | null {
  const reserve = heartRateReserve(thresholds);
  return (
    thresholds.zones?.heartRate?.[family]?.edges ??
    (reserve && heartRateEdges(family, reserve.max, reserve.rest))
  );
}

/**
 * The athlete's own pace zones, else those of their base pace; null without either. s/km, from slow
 * to fast.
 */
export function paceEdgesOf({ zones, basePaceSPerKm }: Thresholds): ZoneEdges | null {
  return zones?.pace?.edges ?? (basePaceSPerKm ? paceEdges(basePaceSPerKm.value) : null);
}

/** Both heart rates where they are known and make sense together. bpm. */
export function heartRateReserve(
  thresholds: Thresholds,
): { readonly max: number; readonly rest: number } | null {
  const max = thresholds.maxHr?.value;
  const rest = thresholds.restingHr?.value;
  return max !== undefined && rest !== undefined && max > rest ? { max, rest } : null;
}

function each(edges: ZoneEdges, change: (edge: number) => number): ZoneEdges {
  const [a, b, c, d, e, f] = edges;
  return [change(a), change(b), change(c), change(d), change(e), change(f)];
}
