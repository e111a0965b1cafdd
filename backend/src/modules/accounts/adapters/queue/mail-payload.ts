/** The text of a payload under a name; throws if it is missing. */
export function textOf(payload: unknown, name: string): string {
  const value = fieldOf(payload, name);
  if (typeof value !== 'string' || value === '') throw new Error(`the payload has no ${name}`);
  return value;
}

/** The whole number of a payload under a name; throws if it is missing. */
export function wholeOf(payload: unknown, name: string): number {
  const value = fieldOf(payload, name);
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Error(`the payload has no ${name}`);
  return value;
}

function fieldOf(payload: unknown, name: string): unknown {
  return typeof payload === 'object' && payload !== null
    ? (payload as Partial<Record<string, unknown>>)[name]
    : undefined;
}
