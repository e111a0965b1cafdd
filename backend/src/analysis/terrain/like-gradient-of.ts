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
const [SECONDS, METRES, METRE_SECONDS, WATTS, WATT_SECONDS, BEATS, BEAT_SECONDS] = [
  0, 1, 2, 3, 4, 5, 6,
] as const;

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
  const { grid, moving, recording } = ground;
  const [bands, grades] = [gradeBands(ground), roadGrades(ground)];
  if (bands === null || grades === null || moving === null) return null;
  const { distance, heartRate } = grid.channels;
  const power = recording.family === 'cycling' ? grid.channels.power : undefined;
  const coasting = coastingRows(ground);
  const moved = marksIn(moving);
  const tallies = new Float64Array(QUARTERS * BANDS.length * CELL);
  let passed = 0;
  for (let row = 1; row < grid.length; row++) {
    if (moving[row] === 0) continue;
    const quarter = Math.min(QUARTERS - 1, Math.floor((QUARTERS * passed++) / moved));
    const band = bands[row] as number;
    if (band === UNKNOWN_BAND) continue;
    const at = cell(quarter, band)[0];
    (tallies[at + SECONDS] as number)++;
    tallies[at + GRADES] = (tallies[at + GRADES] as number) + (grades[row] as number);
    add(tallies, at + METRES, step(distance, row));
    add(tallies, at + BEATS, positive(heartRate?.[row]));
    if (coasting?.[row] !== 1) add(tallies, at + WATTS, power?.[row]);
  }
  return tallies;
}

/** A value to its sum, and a second to the place behind it. */
function add(tallies: Float64Array, at: number, value: number | undefined): void {
  if (!isKnown(value)) return;
  tallies[at] = (tallies[at] as number) + value;
  (tallies[at + 1] as number)++;
}

function step(distance: Float64Array | undefined, row: number): number | undefined {
  return distance === undefined
    ? undefined
    : (distance[row] as number) - (distance[row - 1] as number);
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? value : undefined;
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
