import type { Analysis, PartStats, SegmentStats } from '#analysis/analysis.js';
import { wholesHold } from './whole-invariants.js';
import type { Recording } from '#analysis/recording/recording.js';
import { countInName } from './count-in-name.js';
import { countedSeconds } from './counted-seconds.js';

/** Rounding of float sums over hours. */
const EXACT = 1e-6;
/** Samples in a stop lie on no row, and the counter may move on in it. m. */
const IN_STOPS_M = 100;
const DAY_S = 86_400;
/** Stamps are whole seconds. s. */
const STAMP_S = 1;

/** What must hold of every analysis whatever was recorded, in words where it does not. */
export function broken(recording: Recording, analysis: Analysis): string[] {
  const counted = countedSeconds(recording, analysis);
  return [
    ...partsAddUp(analysis, counted),
    ...segmentsAddUp(recording, analysis, counted),
    ...rowsAgree(analysis),
    ...terrainCovers(recording, analysis),
    ...stopsFit(analysis),
    ...bestsFit(analysis),
    ...meansLieBetween(analysis),
    ...wholesHold(analysis, counted),
    ...nothingUnjudged(analysis),
    ...nameCounts(analysis),
  ];
}

function valueOf({ metrics }: Analysis, id: string): number | null {
  return metrics[id]?.value ?? null;
}

function unless(holds: boolean, words: string): string[] {
  return holds ? [] : [words];
}

/** Halves and quarters are the whole: in time, in distance, in pace. */
function partsAddUp(analysis: Analysis, timer: number): string[] {
  const { pacing } = analysis;
  if (pacing === null) return [];
  const whole = valueOf(analysis, 'distance');
  return [pacing.quarters, pacing.halves].flatMap((parts) => {
    const metres = sumOf(parts, ({ distanceM }) => distanceM);
    const seconds = sumOf(parts, ({ timerS }) => timerS);
    return [
      ...unless(Math.abs(seconds - timer) <= STAMP_S, `parts last ${seconds} of ${timer} s`),
      ...unless(
        whole === null || Math.abs(metres - whole) <= IN_STOPS_M,
        `parts are ${metres} of ${whole} m`,
      ),
      ...unless(
        pacing.outputChannel === 'power' || whole === null || paceAgrees(parts),
        'the pace of a part is not its distance over its time',
      ),
    ];
  });
}

function paceAgrees(parts: readonly PartStats[]): boolean {
  return parts.every(
    ({ output, distanceM, timerS }) =>
      output === null ||
      distanceM == null ||
      !timerS ||
      Math.abs(output - distanceM / timerS) <= EXACT,
  );
}

/** Intervals follow on each other from end to end, and sum up to the recording. */
function segmentsAddUp({ time }: Recording, analysis: Analysis, timer: number): string[] {
  const { intervals } = analysis;
  if (intervals.length === 0) return [];
  const gaps = intervals.slice(1).filter(({ from }, at) => from !== intervals[at]?.to);
  const seconds = sumOf(intervals, ({ timerS }) => timerS);
  return [
    ...unless(gaps.length === 0, 'intervals leave gaps'),
    ...unless(Math.abs(seconds - timer) <= STAMP_S, `intervals last ${seconds} of ${timer} s`),
    ...unless((intervals.at(-1)?.to ?? 0) <= (time.at(-1) ?? 0) + STAMP_S, 'intervals go beyond'),
  ];
}

/** The pace of a lap, an interval or a climb is its distance over its time. */
function rowsAgree({ laps, intervals, climbs = [] }: Analysis): string[] {
  const rows = [
    ...[...laps, ...intervals].map((row) => ({ ...row, name: `${row.kind} ${row.index}` })),
    ...climbs.map((row) => ({ ...row, name: `climb ${row.index}`, distanceM: row.lengthM })),
  ];
  return rows.flatMap(({ name, distanceM, timerS, avgSpeedMps }) =>
    unless(
      timerS !== undefined &&
        (distanceM === null || timerS === 0
          ? avgSpeedMps === null
          : Math.abs((avgSpeedMps ?? 0) - distanceM / timerS) <= EXACT),
      `${name} of ${distanceM} m in ${timerS} s goes ${avgSpeedMps} m/s`,
    ),
  );
}

/** Terrain covers the recording from end to end, and its climbs are the climbs. */
function terrainCovers({ time }: Recording, { terrain, climbs = [] }: Analysis): string[] {
  if (terrain === undefined) return [];
  const { segments } = terrain;
  const gaps = segments.slice(1).filter(({ from }, at) => from !== segments[at]?.to);
  const hills = segments.filter(({ kind }) => kind === 'climb');
  return [
    ...unless(gaps.length === 0, 'terrain leaves gaps'),
    ...unless(
      Math.abs((segments.at(-1)?.to ?? 0) - (time.at(-1) ?? 0)) <= STAMP_S,
      'terrain does not reach the end',
    ),
    ...unless(
      hills.length === climbs.length &&
        hills.every(({ from, to }, at) => from === climbs[at]?.from && to === climbs[at]?.to),
      'climbs of the terrain are other than the climbs',
    ),
  ];
}

/** Standing is no longer than elapsed less moving time, and stops follow on each other. */
function stopsFit(analysis: Analysis): string[] {
  const { stops } = analysis;
  const [elapsed, moving] = [valueOf(analysis, 'elapsedTime'), valueOf(analysis, 'movingTime')];
  if (stops === undefined || elapsed === null || moving === null) return [];
  // Rides chained into one file after days have the elapsed time of the rides.
  if (analysis.parts?.some(({ breakBefore }) => (breakBefore?.elapsedS ?? 0) > DAY_S)) return [];
  const overlap = stops.list.slice(1).filter(({ from }, at) => from < (stops.list[at]?.to ?? 0));
  const listed = stops.list.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...unless(
      stops.count === stops.list.length
        ? Math.abs(listed - stops.totalS) <= EXACT
        : listed <= stops.totalS + EXACT,
      `stops listed last ${listed} of ${stops.totalS} s`,
    ),
    ...unless(stops.longestS <= stops.totalS + EXACT, 'the longest stop is over the total'),
    ...unless(stops.timerS <= stops.totalS + EXACT, 'stops on the timer are over the total'),
    ...unless(
      stops.totalS <= elapsed - moving + STAMP_S,
      `stopped for ${stops.totalS} s of ${elapsed - moving}`,
    ),
    ...unless(overlap.length === 0, 'stops overlap'),
  ];
}

/** No best is longer than the recording; longer ones are no faster, and no work is lost. */
function bestsFit(analysis: Analysis): string[] {
  const elapsed = valueOf(analysis, 'elapsedTime') ?? Infinity;
  const efforts = [...analysis.bestEfforts].sort((a, b) => a.distanceM - b.distanceM);
  const curve = analysis.curves.power ?? [];
  return [
    ...efforts.flatMap(({ distanceM, seconds }) =>
      unless(seconds <= elapsed + STAMP_S, `best ${distanceM} m takes ${seconds} of ${elapsed} s`),
    ),
    ...efforts
      .slice(1)
      .flatMap((effort, at) =>
        unless(
          effort.seconds >= (efforts[at]?.seconds ?? 0) - EXACT,
          `best ${effort.distanceM} m is quicker than a shorter one`,
        ),
      ),
    ...curve.flatMap(({ seconds, watts }) =>
      curve
        .filter((longer) => longer.seconds % seconds === 0)
        .flatMap((longer) =>
          unless(longer.watts <= watts + EXACT, `${longer.seconds} s hold more than ${seconds} s`),
        ),
    ),
  ];
}

/** Means, first and last values between extremes, of every channel of every lap and interval. */
function meansLieBetween({ laps, intervals }: Analysis): string[] {
  return [...laps, ...intervals].flatMap(({ index, kind, channels = {} }) =>
    Object.entries(channels).flatMap(([channel, { avg, min, max, start, end }]) =>
      Object.entries({ avg, start, end }).flatMap(([what, value]) =>
        unless(
          value === null || value === undefined || (value >= min - EXACT && value <= max + EXACT),
          `${channel} of ${kind} ${index}: ${what} ${value} outside of ${min} to ${max}`,
        ),
      ),
    ),
  );
}

/** What may not be judged says why, and what may has a value. */
function nothingUnjudged({ metrics }: Analysis): string[] {
  return Object.entries(metrics).flatMap(([id, { applicable, value, reason }]) =>
    unless(
      applicable ? value !== null : (reason ?? '') !== '',
      `${id} has ${applicable ? 'no value' : 'no reason'}`,
    ),
  );
}

/** The name of a set speaks of as many work intervals as the table and the totals have. */
function nameCounts({ intervals, intervalSummary }: Analysis): string[] {
  const work = intervals.filter(({ kind }) => kind === 'work').length;
  const named = intervalSummary?.pattern;
  const grouped = (intervalSummary?.groups ?? []).reduce(
    (sum, { members }) => sum + members.length,
    0,
  );
  return [
    ...unless((intervalSummary?.work?.count ?? 0) === work, 'the totals count another work'),
    ...unless(grouped === work, `groups hold ${grouped} of ${work} work intervals`),
    ...unless(
      named === undefined ? work === 0 : countInName(named.text) === work && named.count === work,
      `${named?.text ?? 'no name'} for ${work} work intervals`,
    ),
  ];
}

function sumOf<T extends SegmentStats | PartStats>(
  parts: readonly T[],
  read: (part: T) => number | null | undefined,
): number {
  return parts.reduce((sum, part) => sum + (read(part) ?? 0), 0);
}
