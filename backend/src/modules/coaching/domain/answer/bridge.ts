const PACING = ['pacing', 'split', 'start'];

/** Parts are held against each other in more than one way, and an answer that does both says so. */
export function bridgeBetween(topics: readonly string[]): string | null {
  if (new Set(topics.filter((topic) => PACING.includes(topic))).size < 2) return null;
  return (
    'Quarters and halves are different cuts of the same session, so the two verdicts need not ' +
    'say the same.'
  );
}
