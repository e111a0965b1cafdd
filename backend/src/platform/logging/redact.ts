const REDACTED = '[redacted]';
const SECRET_NAME = /password|secret|token|authorization|cookie|api[-_]?key|email/i;
/** Serialised by functions of their own, see `serializers.ts`. */
const SERIALIZED = new Set(['req', 'res', 'err']);
const DEEPEST = 6;

/**
 * A copy of what is to be logged in which every field whose name speaks of a secret or of an email
 * address is blanked.
 */
export function redact(entry: Record<string, unknown>): Record<string, unknown> {
  return blanked(entry, (name, value) => (SERIALIZED.has(name) ? value : redactValue(value, 1)));
}

function redactValue(value: unknown, depth: number): unknown {
  if (
    value === null ||
    typeof value !== 'object' ||
    value instanceof Date ||
    ArrayBuffer.isView(value)
  )
    return value;
  if (depth > DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return blanked(value, (_name, inner) => redactValue(inner, depth + 1));
}

function blanked(
  fields: object,
  keep: (name: string, value: unknown) => unknown,
): Record<string, unknown> {
  const pairs = Object.entries(fields).map(([name, value]) => [
    name,
    SECRET_NAME.test(name) ? REDACTED : keep(name, value),
  ]);
  return Object.fromEntries(pairs) as Record<string, unknown>;
}
