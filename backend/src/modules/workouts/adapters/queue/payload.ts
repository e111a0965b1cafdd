/** The named texts of a payload, and nothing else; throws where one is missing. */
export function textsOf<K extends string>(
  payload: unknown,
  names: readonly K[],
): Record<K, string> {
  const fields: Partial<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? payload : {};
  const entries = names.map((name) => {
    const text = fields[name];
    if (typeof text !== 'string' || text === '') throw new Error(`the payload has no ${name}`);
    return [name, text] as const;
  });
  return Object.fromEntries(entries) as Record<K, string>;
}
