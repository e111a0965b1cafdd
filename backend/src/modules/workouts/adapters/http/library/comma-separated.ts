/** `a,b` or a repeated parameter as a list; anything else is left for validation to refuse. */
export function commaSeparated(value: unknown): unknown {
  const texts = Array.isArray(value) ? value : [value];
  if (!texts.every((text) => typeof text === 'string')) return value;
  return texts
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
