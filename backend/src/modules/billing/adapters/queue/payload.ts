/** The text of a payload under a name, which may be empty; throws if it is missing. */
export function textOf(payload: unknown, name: string): string {
  const value =
    typeof payload === 'object' && payload !== null
      ? (payload as Partial<Record<string, unknown>>)[name]
      : undefined;
  if (typeof value !== 'string') throw new Error(`the payload has no ${name}`);
  return value;
}

/**
 * The text of a payload under a name where it is one of those that are known; throws for every
 * other.
 */
export function oneOf<T extends string>(payload: unknown, name: string, known: readonly T[]): T {
  const value = textOf(payload, name);
  const found = known.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`the payload has an unknown ${name}`);
  return found;
}
