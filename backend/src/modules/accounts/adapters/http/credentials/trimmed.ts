import type { TransformFnParams } from 'class-transformer';

/**
 * Takes surrounding white space off what a person typed; anything that is no text is left for the
 * validator to refuse.
 */
export function trimmed({ value }: TransformFnParams): unknown {
  return typeof value === 'string' ? value.trim() : value;
}
