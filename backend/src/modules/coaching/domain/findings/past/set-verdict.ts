/** Two measurements of one athlete differ by less than this for no reason: %, s/km, bpm (ours). */
export const SET_NOISE = { power: 2, pace: 3, heartRate: 3 } as const;

/** What a set says against the same set before. */
export interface SetVerdict {
  readonly words: string;
  readonly stands: boolean;
  readonly action: string;
}

const HOLD = 'Ride or run this set again in a week or two, and change one thing only.';

/**
 * @param output change of power or pace in units of its noise; above zero is better
 * @param cost change of heart rate in units of its noise; null where it is not known
 */
export function verdictOfSet(output: number, cost: number | null): SetVerdict {
  if (output >= 1 && (cost === null || cost < 1))
    return {
      words: cost === null ? ': stronger' : ': more for the same cost',
      stands: true,
      action: 'Add a repetition before you add intensity: the set has become easier.',
    };
  if (output > -1 && cost !== null && cost <= -1)
    return {
      words: ': the same for less',
      stands: true,
      action: 'Start the next set a little above this one, as it cost less than before.',
    };
  if (output <= -1 && (cost === null || cost > -1))
    return {
      words: cost === null ? ': weaker' : ': less for the same cost',
      stands: true,
      action: 'Repeat this set rested before you read anything into it.',
    };
  return { words: '', stands: false, action: HOLD };
}
