/** What a version of the engine measures in another way, in words to the athlete. */
export interface EngineChange {
  readonly version: string;
  readonly reasons: readonly EngineReason[];
}

export interface EngineReason {
  /** A sentence. */
  readonly text: string;
  /** Figures that it moves: ids, or families as `bestPower` for `bestPower.1200`. */
  readonly explains: readonly string[];
}

/**
 * Versions that changed figures, oldest first. A figure of a stored workout that moved is shown
 * with those reasons of all versions in between that explain it.
 */
export const ENGINE_CHANGES: readonly EngineChange[] = [
  {
    version: '1.5.0',
    reasons: [
      {
        text: 'Best power runs across stops, which count as 0 W, as most training software does.',
        explains: ['bestPower', 'estimatedFtp'],
      },
      {
        text: 'Pace of quarters, halves, laps and intervals is distance over the time that the timer ran.',
        explains: ['fade', 'splitDifference'],
      },
      {
        text: 'Invalid heights at the start no longer count as climbing.',
        explains: ['elevationGain', 'gradeAdjustedPace'],
      },
      {
        text: 'A single wrong GPS step is clipped instead of voiding a best distance.',
        explains: ['bestEffort', 'vdot'],
      },
      {
        text: 'More intervals are found, on foot above all, and each recovery is whole.',
        explains: ['intervals', 'fade', 'splitDifference', 'decoupling'],
      },
    ],
  },
  {
    version: '1.6.0',
    reasons: [
      {
        text: 'Elapsed time and distance are those of your device where its samples agree with them.',
        explains: ['elapsedTime', 'distance', 'averageSpeed', 'averagePace'],
      },
      {
        text: 'Pacing counts what was done under power: descents, stops, warm-up and cool-down are left out.',
        explains: ['fade', 'splitDifference', 'decoupling'],
      },
      { text: 'A set keeps a repetition whose lap press was missed.', explains: ['intervals'] },
      { text: 'A cadence whose sensor counts twice is left out.', explains: ['averageCadence'] },
      {
        text: 'Coasting is low cadence or a few watts, where it was no watts at all.',
        explains: ['coastingShare'],
      },
    ],
  },
  {
    version: '1.7.0',
    reasons: [
      {
        text: 'Climbing of laps, kilometres and climbs adds up to that of the whole.',
        explains: ['elevationGain', 'elevationLoss'],
      },
      {
        text: 'Pacing of a run is not judged where grade-adjusted pace and running power disagree.',
        explains: ['fade', 'splitDifference'],
      },
      {
        text: 'Pressed laps with long stops in them, or without rests most of a workout, are no set.',
        explains: ['intervals', 'fade', 'splitDifference'],
      },
      {
        text: 'Moving time is not told by a cadence that hardly ever counts.',
        explains: ['movingTime'],
      },
      {
        text: 'Heart rate beside a fade is that of the very parts that are compared.',
        explains: ['fade'],
      },
      {
        text: 'An average over the highest speed is not judged, nor is a workout of unlike quarters steady.',
        explains: ['averageSpeed', 'averagePace', 'decoupling', 'efficiencyFactor'],
      },
      {
        text: 'An end that is stronger while heart rate falls is not judged.',
        explains: ['fade'],
      },
      {
        text: 'Moving time is never longer than the timer of your device ran.',
        explains: ['movingTime'],
      },
    ],
  },
  // Routes and climbs are recognised: no figure moves.
  { version: '1.8.0', reasons: [] },
];

/**
 * What explains the figures that moved, of every version after `from` up to `to`; of `to` alone
 * where both are the same, as a definition may change within a version.
 */
export function reasonsBetween(
  from: string,
  to: string,
  figures: readonly string[],
): readonly string[] {
  const inside = ({ version }: EngineChange): boolean =>
    from === to ? version === to : isAfter(version, from) && !isAfter(version, to);
  const moved = new Set(figures.map(familyOf));
  return ENGINE_CHANGES.filter(inside)
    .flatMap(({ reasons }) => reasons)
    .filter(({ explains }) => explains.some((figure) => moved.has(figure)))
    .map(({ text }) => text);
}

/** `bestPower` of `bestPower.1200`. */
function familyOf(figure: string): string {
  return figure.split('.', 1)[0] as string;
}

/** Whether one version, `1.10.0`, came after another one, `1.9.2`. */
function isAfter(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
