import { isKnown } from '../math/known.js';
import { marksIn } from '../math/statistics.js';
import type { Ground } from '../session/ground.js';
import { coastingRows } from '../stops/pedalling.js';
import { bandEdges, BANDS, gradeBands, roadGrades, UNKNOWN_BAND } from './grade-bands.js';
import type { LikeBand, LikeGradient, LikePart } from './like-gradient.js';

const QUARTERS = 4;
/** Both halves hold so much of a band before they are compared; a quarter so much (ours). s. */
const LEAST_HALF_S = 180;
const LEAST_QUARTER_S = 60;
/** Mean grades further apart are not like ground (ours). Percentage points. */
const ALIKE_POINTS = 1.5;

/** Sums over one band of one quarter. */
const SUMS = 7;
const SECONDS = 0;
const METRES = 1;
const METRE_SECONDS = 2;
const WATTS = 3;
const WATT_SECONDS = 4;
const BEATS = 5;
const BEAT_SECONDS = 6;

/** Like ground early and late; null where the course is not known, or no ground is alike. */
export function likeGradientOf(ground: Ground): LikeGradient | null {
  const tallies = talliesOf(ground);
  if (tallies === null) return null;
  const bands = BANDS.flatMap((band, place) => {
    const quarters = Array.from({ length: QUARTERS }, (_, quarter) =>
      tallies.subarray(...cell(quarter, place)),
    );
    const [early, late] = [added(quarters.slice(0, 2)), added(quarters.slice(2))];
    if (Math.min(early[SECONDS] as number, late[SECONDS] as number) < LEAST_HALF_S) return [];
    const [first, second] = [partOf(early), partOf(late)];
    if (Math.abs(first.gradePercent - second.gradePercent) > ALIKE_POINTS) return [];
    const found: LikeBand = {
      band,
      ...bandEdges(place),
      early: first,
      late: second,
      quarters: quarters.map((tally) =>
        (tally[SECONDS] as number) < LEAST_QUARTER_S ? null : partOf(tally),
      ),
    };
    return [found];
  });
  return bands.length === 0 ? null : { bands };
}

/** The grade sum takes the last place of each cell. */
const CELL = SUMS + 1;
const GRADES = SUMS;

function cell(quarter: number, band: number): [number, number] {
  const from = (quarter * BANDS.length + band) * CELL;
  return [from, from + CELL];
}

function talliesOf(ground: Ground): Float64Array | null {
  const { grid, moving } = ground;
  const bands = gradeBands(ground);
  const grades = roadGrades(ground);
  if (bands === null || grades === null || moving === null) return null;
  const { distance, heartRate, watts, coasting } = columnsOf(ground);
  const moved = marksIn(moving);
  const tallies = new Float64Array(QUARTERS * BANDS.length * CELL);
  let passed = 0;
  for (let row = 1; row < grid.length; row++) {
    if (moving[row] === 0) continue;
    const quarter = Math.min(QUARTERS - 1, Math.floor((QUARTERS * passed++) / moved));
    const band = bands[row] as number;
    if (band === UNKNOWN_BAND) continue;
    const at = (quarter * BANDS.length + band) * CELL;
    tallies[at + SECONDS] = (tallies[at + SECONDS] as number) + 1;
    tallies[at + GRADES] = (tallies[at + GRADES] as number) + (grades[row] as number);
    add(tallies, at + METRES, (distance[row] as number) - (distance[row - 1] as number));
    const beats = heartRate[row] as number;
    if (beats > 0) add(tallies, at + BEATS, beats);
    if (coasting[row] !== 1) add(tallies, at + WATTS, watts[row] as number);
  }
  return tallies;
}

/** What is summed up; where a channel is missing, a column without a value. */
function columnsOf(ground: Ground) {
  const { grid, recording } = ground;
  const unknown = new Float64Array(grid.length).fill(Number.NaN);
  const { distance = unknown, heartRate = unknown, power = unknown } = grid.channels;
  const watts = recording.family === 'cycling' ? power : unknown;
  return {
    distance,
    heartRate,
    watts,
    coasting: coastingRows(ground) ?? new Uint8Array(grid.length),
  };
}

/** A value to its sum, and a second to the place behind it. */
function add(tallies: Float64Array, at: number, value: number): void {
  if (!isKnown(value)) return;
  tallies[at] = (tallies[at] as number) + value;
  tallies[at + 1] = (tallies[at + 1] as number) + 1;
}

function added(tallies: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(CELL);
  for (const tally of tallies)
    for (let at = 0; at < CELL; at++) sum[at] = (sum[at] as number) + (tally[at] as number);
  return sum;
}

function partOf(tally: Float64Array): LikePart {
  const mean = (value: number, seconds: number): number | null =>
    (tally[seconds] as number) > 0 ? (tally[value] as number) / (tally[seconds] as number) : null;
  return {
    seconds: tally[SECONDS] as number,
    speedMps: mean(METRES, METRE_SECONDS),
    powerW: mean(WATTS, WATT_SECONDS),
    heartRate: mean(BEATS, BEAT_SECONDS),
    gradePercent: (mean(GRADES, SECONDS) ?? 0) * 100,
  };
}
