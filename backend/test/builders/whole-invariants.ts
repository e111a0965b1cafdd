import type { Analysis, SegmentStats } from '#analysis/analysis.js';

/** Rounding of float sums over hours. */
const EXACT = 1e-6;
/** Stamps are whole seconds, at both ends of each part. s. */
const STAMP_S = 2;
/** The counter may move on in a stop, or before the first lap. m. */
const IN_STOPS_M = 100;
/**
 * Climbing of the whole is the device's own, of a lap ours: both agree within this share, and
 * hysteresis starts again at each edge. m.
 */
const CLIMBING = { share: 0.15, metres: 6 } as const;
/** Speed comes from another sensor than distance. m/s. */
const SPEED_MPS = 0.1;
/** Rides chained into one file after days have the elapsed time of the rides. s. */
const DAY_S = 86_400;

/** What must hold of the whole and its laps, parts and zones, in words where it does not. */
export function wholesHold(analysis: Analysis): string[] {
  return [
    ...timesNest(analysis),
    ...meansUnderMaxima(analysis),
    ...lapsAddUp(analysis),
    ...sessionsAddUp(analysis),
    ...zonesAddUp(analysis),
    ...longerIsNoFaster(analysis),
  ];
}

function valueOf({ metrics }: Analysis, id: string): number | null {
  return metrics[id]?.value ?? null;
}

function atMost(least: number | null, most: number | null, slack: number, words: string): string[] {
  return least === null || most === null || least <= most + slack
    ? []
    : [`${words}: ${least} over ${most}`];
}

/** Moving within timer within elapsed time. */
function timesNest(analysis: Analysis): string[] {
  const [moving, timer, elapsed] = ['movingTime', 'timerTime', 'elapsedTime'].map((id) =>
    valueOf(analysis, id),
  ) as [number | null, number | null, number | null];
  return [
    ...atMost(moving, timer, STAMP_S, 'moving longer than the timer ran'),
    ...atMost(timer, elapsed, 2 * STAMP_S, 'the timer ran for longer than elapsed'),
  ];
}

function meansUnderMaxima(analysis: Analysis): string[] {
  return ['Power', 'HeartRate', 'Cadence', 'Speed'].flatMap((name) =>
    atMost(
      valueOf(analysis, `average${name}`),
      valueOf(analysis, `max${name}`),
      name === 'Speed' ? SPEED_MPS : EXACT,
      `average over maximum of ${name}`,
    ),
  );
}

/** Laps that follow on each other over the whole recording are the whole recording. */
function lapsAddUp(analysis: Analysis): string[] {
  const { laps } = analysis;
  const gapless = laps.slice(1).every(({ from }, at) => from === laps[at]?.to);
  const timer = valueOf(analysis, 'timerTime') ?? 0;
  const seconds = sumOf(laps, ({ timerS }) => timerS);
  if (laps.length === 0 || !gapless || laps[0]?.from !== 0) return [];
  return [
    ...atMost(seconds, timer, STAMP_S * laps.length, 'laps last longer than the whole'),
    ...atMost(
      sumOf(laps, ({ distanceM }) => distanceM),
      valueOf(analysis, 'distance'),
      IN_STOPS_M,
      'laps go further than the whole',
    ),
    ...laps.flatMap(({ index, ascentM }) =>
      atMost(
        ascentM,
        valueOf(analysis, 'elevationGain'),
        CLIMBING.metres + CLIMBING.share * (ascentM ?? 0),
        `lap ${index} climbs more than the whole`,
      ),
    ),
  ];
}

/** Sessions of a file and the breaks between them are no more than the file. */
function sessionsAddUp(analysis: Analysis): string[] {
  const { parts = [] } = analysis;
  const slack = STAMP_S * parts.length;
  const breaks = parts.reduce((sum, { breakBefore }) => sum + (breakBefore?.elapsedS ?? 0), 0);
  if (breaks > DAY_S) return [];
  return [
    ...atMost(
      parts.reduce((sum, { elapsedS }) => sum + elapsedS, breaks),
      valueOf(analysis, 'elapsedTime'),
      slack,
      'sessions and breaks last longer than the file',
    ),
    ...atMost(
      parts.reduce((sum, { distanceM }) => sum + (distanceM ?? 0), 0),
      valueOf(analysis, 'distance'),
      IN_STOPS_M,
      'sessions go further than the file',
    ),
  ];
}

function zonesAddUp({ zones }: Analysis): string[] {
  return (['power', 'heartRate', 'pace'] as const).flatMap((name) => {
    const percent = (zones[name] ?? []).reduce((sum, row) => sum + row.percent, 0);
    return Math.abs(percent - 100) < 0.01 || percent === 0
      ? []
      : [`zones of ${name} are ${percent} %`];
  });
}

/** A longer distance holds the shorter ones: its best pace is no faster than theirs. */
function longerIsNoFaster({ bestEfforts }: Analysis): string[] {
  return bestEfforts.flatMap((short) =>
    bestEfforts
      .filter(({ distanceM }) => distanceM > short.distanceM && distanceM % short.distanceM === 0)
      .flatMap((long) =>
        atMost(
          long.distanceM / long.seconds,
          short.distanceM / short.seconds,
          EXACT,
          `best ${long.distanceM} m is faster than best ${short.distanceM} m`,
        ),
      ),
  );
}

function sumOf(
  parts: readonly SegmentStats[],
  read: (part: SegmentStats) => number | null | undefined,
): number {
  return parts.reduce((sum, part) => sum + (read(part) ?? 0), 0);
}
