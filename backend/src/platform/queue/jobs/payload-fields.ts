import type { Json } from '#kernel/json.js';

/** Reads the value of a field; undefined where it has another type. */
type Reader<T extends Json> = (value: unknown) => T | undefined;

/** A reader for each field of a payload, or the texts that the field may have. */
export type Fields = Readonly<Record<string, Reader<Json> | readonly string[]>>;

/** The payload with these fields. */
export type ValuesOf<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends readonly (infer T extends string)[]
    ? T
    : F[K] extends Reader<infer T extends Json>
      ? T
      : never;
};

export const text: Reader<string> = (value) =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const anyText: Reader<string> = (value) => (typeof value === 'string' ? value : undefined);

export const wholeNumber: Reader<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** The declared fields and nothing else; throws where one is missing or of another type. */
export function readFields<const F extends Fields>(fields: F, payload: unknown): ValuesOf<F> {
  const given: Partial<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? payload : {};
  const read = Object.entries(fields).map(([name, field]) => {
    const value =
      typeof field === 'function'
        ? field(given[name])
        : field.find((known) => known === given[name]);
    if (value === undefined) throw new Error(`the payload has no valid ${name}`);
    return [name, value] as const;
  });
  return Object.fromEntries(read) as ValuesOf<F>;
}
