import { COMPARISON_KEYS } from '#coaching/domain/facts/registry/comparison-keys.js';
import { HISTORY_KEYS } from '#coaching/domain/facts/registry/history-keys.js';
import { WORKOUT_KEYS } from '#coaching/domain/facts/registry/workout-keys.js';

const FILLINGS: Readonly<Record<string, string>> = {
  n: String.raw`\d+(?:\.\d+)?`,
  day: String.raw`\d{4}-\d{2}-\d{2}`,
};

const OWN = [...WORKOUT_KEYS, ...HISTORY_KEYS].map(matcher);
const BETWEEN = COMPARISON_KEYS.map(matcher);

function matcher(pattern: string): RegExp {
  const source = pattern
    .split(/(\{[^}]*\})/)
    .map((part) =>
      part.startsWith('{')
        ? (FILLINGS[part.slice(1, -1)] ?? `(?:${part.slice(1, -1)})`)
        : part.replaceAll('.', String.raw`\.`),
    )
    .join('');
  return new RegExp(`^${source}$`);
}

/** The keys that no pattern of the registry matches; each would be a typo or a fact unheard of. */
export function unregistered(keys: readonly string[]): readonly string[] {
  const isOwn = (key: string) => OWN.some((pattern) => pattern.test(key));
  return [...new Set(keys)].filter(
    (key) =>
      !isOwn(key) &&
      !BETWEEN.some((pattern) => pattern.test(key)) &&
      !isOwn(key.replace(/^W\d\./, '')),
  );
}
