import type { Analysis, SegmentStats } from '#analysis/analysis.js';
import type { Span } from '#analysis/recording/span.js';

/** Rounding of float sums over hours. */
const EXACT = 1e-6;
/** Stamps are whole seconds, at both ends of each part. s. */
const STAMP_S = 2;
/** The counter may move on in a stop, or before the first lap. m. */
const IN_STOPS_M = 100;
/** Climbing of the whole may be the device's own, within this of the sum of its parts. m. */
const CLIMBING = { share: 0.01, metres: 2 } as const;
/** A climb ends at its highest point, though a rise goes on over a wave of the altitude. m. */
const WAVE_M = 5;
/** No road is steeper. % */
const STEEPEST = 40;
/** Speed comes from another sensor than distance. m/s. */
const SPEED_MPS = 0.1;
/** Rides chained into one file after days have the elapsed time of the rides. s. */
const DAY_S = 86_400;

/**
 * What must hold of the whole and its laps, parts and zones, in words where it does not; `counted`
 * are the seconds of its samples with the timer running.
 */
export function wholesHold(analysis: Analysis, counted: number): string[] {
  return [
    ...timesNest(analysis),
    ...meansUnderMaxima(analysis),
    ...lapsAddUp(analysis, counted),
    ...climbingAddsUp(analysis),
    ...climbsFit(analysis),
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
function lapsAddUp(analysis: Analysis, timer: number): string[] {
  const { laps } = analysis;
  const gapless = laps.slice(1).every(({ from }, at) => from === laps[at]?.to);
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
  ];
}

/** Rows that follow on each other from end to end climb as much as the whole. */
function climbingAddsUp(analysis: Analysis): string[] {
  const { laps, intervals, terrain, pacing } = analysis;
  const whole = valueOf(analysis, 'elevationGain');
  const loss = valueOf(analysis, 'elevationLoss');
  const end = Math.max(
    ...[...laps, ...intervals, ...(pacing?.halves ?? [])].map(({ to }) => to),
    0,
  );
  const isWhole = (rows: readonly Span[]): boolean =>
    rows[0]?.from === 0 &&
    rows.slice(1).every(({ from }, at) => from === rows[at]?.to) &&
    (rows.at(-1)?.to ?? 0) >= end - STAMP_S;
  const adds = (
    rows: readonly (Span & { readonly ascentM?: number | null })[] | undefined,
    what: string,
  ): string[] =>
    rows === undefined || !isWhole(rows) || rows.some(({ ascentM }) => ascentM == null)
      ? []
      : sameClimbing(
          rows.reduce((sum, { ascentM }) => sum + (ascentM ?? 0), 0),
          whole,
          what,
        );
  return [
    ...adds(laps, 'laps'),
    ...adds(intervals, 'intervals'),
    ...adds(terrain?.segments, 'the course'),
    ...adds(pacing?.quarters, 'quarters'),
    ...adds(pacing?.halves, 'halves'),
    ...(terrain === undefined
      ? []
      : sameClimbing(
          terrain.segments.reduce((sum, { descentM }) => sum + descentM, 0),
          loss,
          'descents',
        )),
  ];
}

function sameClimbing(sum: number, whole: number | null, what: string): string[] {
  return whole !== null &&
    Math.abs(sum - whole) <= Math.max(CLIMBING.metres, CLIMBING.share * whole) + EXACT
    ? []
    : [`${what} climb ${sum} of ${whole} m`];
}

/** Climbs are no more than the whole, and no steeper than a road. */
function climbsFit(analysis: Analysis): string[] {
  const { climbs = [], terrain } = analysis;
  const whole = valueOf(analysis, 'elevationGain');
  const gain = climbs.reduce((sum, { gainM }) => sum + gainM, 0);
  const slack = CLIMBING.metres + CLIMBING.share * gain + WAVE_M * climbs.length;
  return [
    ...(climbs.length === 0 ? [] : atMost(gain, whole, slack, 'climbs are over the whole')),
    ...[...climbs, ...(terrain?.mainClimbs ?? [])].flatMap(({ index, gradePercent }) =>
      atMost(gradePercent, STEEPEST, EXACT, `climb ${index} is steeper than a road`),
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
