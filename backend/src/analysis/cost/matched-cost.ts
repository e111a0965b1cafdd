import { REASONS } from '../metrics/reasons.js';
import { firstShut, needsComparableOutput, needsMostHeartRate } from '../metrics/gates.js';
import type { Session } from '../session/session.js';
import type { MatchedCost, MatchedPart, NotJudged } from './cost.types.js';
import { changeBetween } from './heart-rate-change.js';
import { BLOCK_S, likeBlocks, type LikeBlocks } from './like-blocks.js';
import { readAt, type Reading } from './reading.js';

const QUARTERS = 4;
/** Half the width of the band as a share of its middle: effort varies less on foot (ours). */
const REACH = { power: 0.12, speed: 0.06 } as const;
/** Blocks that a quarter needs: 4 min (ours). */
const FEWEST_BLOCKS = 8;
/** From the middle of the first part to that of the last (ours). s of running timer. */
const LEAST_APART_S = 900;
/** Bands that are tried, by the blocks in their middle. */
const BANDS = 48;

const TOO_LITTLE =
  'This needs 4 minutes or more at like output both early and late, after the warm-up.';

/**
 * Heart rate at like output in each quarter of a session, and the last against the first: the cost of
 * time itself, with descents, stops, coasting and changes of effort left out. The band of output
 * (±12 % of power, ±6 % of grade-adjusted speed) is that which the four quarters share best. What
 * is left of the difference in output is taken out by the session's own slope of heart rate on
 * output within quarters. Source: after Friel's decoupling; the matching is ours.
 */
export function matchedCost(session: Session): MatchedCost | NotJudged {
  const shut = firstShut(session, [needsMostHeartRate, needsComparableOutput]);
  if (shut !== null || session.output === null) return { reason: shut ?? REASONS.noOutput };
  if (session.shape === 'intervals') return { reason: REASONS.intervalSession };
  const { channel } = session.output;
  const blocks = likeBlocks(session);
  const band = bestBand(blocks, REACH[channel]);
  if (band === null) return { reason: TOO_LITTLE };
  const reading = readAt(blocks, quartersIn(blocks, band));
  const [first, last] = [firstOf(reading), lastOf(reading)];
  if (first === undefined || last === undefined) return { reason: TOO_LITTLE };
  if (last.ran - first.ran < LEAST_APART_S) return { reason: TOO_LITTLE };
  return {
    channel,
    ...band,
    output: reading.output,
    parts: reading.parts
      .filter(({ blocks: n }) => n >= FEWEST_BLOCKS)
      .map((part) => partOf(session, blocks, part)),
    change: changeBetween(first, last),
  };
}

interface Band {
  readonly low: number;
  readonly high: number;
}

/** The band that the quarters share best: few blocks more count for less where there are many. */
function bestBand({ output, ...blocks }: LikeBlocks, reach: number): Band | null {
  const sorted = Float64Array.from(output).sort();
  const counts = new Int32Array(QUARTERS);
  let best: Band | null = null;
  let most = 0;
  for (let at = 0; at < BANDS; at++) {
    const middle = sorted[Math.floor(((at + 0.5) / BANDS) * sorted.length)];
    if (middle === undefined) continue;
    const band = { low: middle * (1 - reach), high: middle * (1 + reach) };
    counts.fill(0);
    for (let i = 0; i < output.length; i++) {
      const level = output[i] as number;
      if (level >= band.low && level <= band.high)
        counts[quarterAt(blocks, i)] = (counts[quarterAt(blocks, i)] as number) + 1;
    }
    const score = counts.reduce((sum, n) => sum + (n < FEWEST_BLOCKS ? 0 : Math.sqrt(n)), 0);
    if (score > most) {
      best = band;
      most = score;
    }
  }
  return best;
}

/** Quarters of the time after the warm-up. */
function quarterAt(
  { ran, warmUp, total }: Pick<LikeBlocks, 'ran' | 'warmUp' | 'total'>,
  at: number,
): number {
  const share = ((ran[at] as number) - warmUp) / (total - warmUp);
  return Math.min(QUARTERS - 1, Math.floor(share * QUARTERS));
}

function quartersIn(blocks: LikeBlocks, { low, high }: Band): number[][] {
  const quarters = Array.from({ length: QUARTERS }, (): number[] => []);
  for (let at = 0; at < blocks.output.length; at++) {
    const level = blocks.output[at] as number;
    if (level >= low && level <= high) quarters[quarterAt(blocks, at)]?.push(at);
  }
  return quarters;
}

/** Early is the first half, late the second. */
function firstOf({ parts }: Reading): Reading['parts'][number] | undefined {
  return parts.slice(0, QUARTERS / 2).find(({ blocks }) => blocks >= FEWEST_BLOCKS);
}

function lastOf({ parts }: Reading): Reading['parts'][number] | undefined {
  return parts.slice(QUARTERS / 2).findLast(({ blocks }) => blocks >= FEWEST_BLOCKS);
}

function partOf(
  { grid }: Session,
  { rows }: LikeBlocks,
  part: Reading['parts'][number],
): MatchedPart {
  const [from, to] = [rows[part.first] as number, (rows[part.last] as number) + BLOCK_S - 1];
  return {
    from: grid.time[from] as number,
    to: grid.time[to] as number,
    seconds: part.blocks * BLOCK_S,
    output: part.output,
    heartRate: part.heartRate,
    cadence: part.cadence,
  };
}
