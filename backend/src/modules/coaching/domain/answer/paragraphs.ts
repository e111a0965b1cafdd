import { sentencesOf, type Answer } from './answer.js';

/** What two topics both say is said once. */
export function withoutRepeats(answers: readonly Answer[]): readonly Answer[] {
  const seen = new Set<string>();
  const fresh = (line: string | null) => line !== null && !seen.has(line) && seen.add(line);
  return answers.map(({ finding, evidence, meaning, ...rest }) => ({
    ...rest,
    finding: finding.filter(fresh),
    evidence: evidence.filter(fresh),
    meaning: meaning.filter(fresh),
  }));
}

/** Each answer is a paragraph; the white space that parts them stands behind its last sentence. */
export function paragraphs(answers: readonly Answer[]): readonly string[] {
  const all = answers.map(sentencesOf).filter((sentences) => sentences.length > 0);
  return all.flatMap((sentences, index) =>
    sentences.map((sentence, place) =>
      place === sentences.length - 1 && index < all.length - 1 ? `${sentence}\n\n` : sentence,
    ),
  );
}
