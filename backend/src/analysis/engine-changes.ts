/** What a version of the engine measures in another way, in words to the athlete. */
export interface EngineChange {
  readonly version: string;
  readonly reasons: readonly string[];
}

/**
 * Versions that changed figures, oldest first. A figure of a stored workout that moved is shown
 * with the reasons of all versions in between.
 */
export const ENGINE_CHANGES: readonly EngineChange[] = [
  {
    version: '1.5.0',
    reasons: [
      'Best power runs across stops, which count as 0 W, as most training software does.',
      'Pace of quarters, halves, laps and intervals is distance over the time that the timer ran.',
      'Invalid heights at the start no longer count as climbing.',
      'A single wrong GPS step is clipped instead of voiding a best distance.',
      'More intervals are found, on foot above all, and each recovery is whole.',
    ],
  },
  {
    version: '1.6.0',
    reasons: [
      'Elapsed time and distance are those of your device where its samples agree with them.',
      'Terrain, stops and the parts of a file are measured on their own.',
      'Pacing counts what was done under power: descents, stops, warm-up and cool-down are left out.',
      'A set keeps a repetition whose lap press was missed.',
      'A cadence whose sensor counts twice is left out.',
    ],
  },
];

/**
 * Reasons of every version after `from` up to `to`; those of `to` alone where both are the same, as
 * a definition may change within a version.
 */
export function reasonsBetween(from: string, to: string): readonly string[] {
  const inside = ({ version }: EngineChange): boolean =>
    from === to ? version === to : isAfter(version, from) && !isAfter(version, to);
  return ENGINE_CHANGES.filter(inside).flatMap(({ reasons }) => reasons);
}

/** Whether one version, `1.10.0`, came after another one, `1.9.2`. */
function isAfter(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
