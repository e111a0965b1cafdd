import { isKnown } from '#analysis/math/known.js';
import { found, notJudged, type Metric } from '../metric.js';
import { REASONS } from '../reasons.js';

/** Fewer seconds of pedalling say nothing (ours). */
const SHORTEST_S = 60;
const EVEN = 50;

/**
 * Left/right balance: mean share of the right leg over the seconds with power over zero; the left
 * leg's is the rest to 100. %. Source: as [GC LeftRightBalance.cpp], which tells the left leg's
 * share. Only readings that name their side count (the right flag, 0x80, of FIT's
 * left_right_balance): without it the number is that of an unknown leg. Not judged without them,
 * with under a minute of them, and where every reading is 50 %.
 */
export const rightBalance: Metric = {
  id: 'rightBalance',
  version: 1,
  unit: '%',
  channels: ['rightBalance', 'power'],
  inputs: [],
  compute({ grid, recording }) {
    const { power, rightBalance: right } = grid.channels;
    if (recording.family === 'running') return notJudged(REASONS.onlyRides);
    if (power === undefined) return notJudged(REASONS.noRidingPower);
    if (right === undefined)
      return notJudged(
        'Your power meter did not record which share of the power came from which leg.',
      );
    let sum = 0;
    let n = 0;
    let even = 0;
    for (let row = 0; row < grid.length; row++) {
      const share = right[row];
      if (!((power[row] as number) > 0) || !isKnown(share)) continue;
      sum += share;
      n++;
      if (share === EVEN) even++;
    }
    if (n < SHORTEST_S)
      return notJudged('There is under a minute of readings of which leg the power came from.');
    if (even === n)
      return notJudged(
        'Your power meter says exactly 50 % all the way, as meters do that measure one leg ' +
          'and double it.',
      );
    return found(sum / n, 'The share of your right leg; the left leg’s is the rest to 100 %.');
  },
};
