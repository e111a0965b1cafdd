import 'reflect-metadata';

/** The environment as the reader sees it: text by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How one field is read from one environment variable. `takes` ends the sentence "it takes …" when
 * the value is refused.
 */
export interface EnvField {
  readonly variable: string;
  readonly takes: string;
  /**
   * The value where the variable is unset or empty; a function reads other variables. Null means no
   * value.
   */
  readonly otherwise: string | number | boolean | null | ((env: Environment) => string);
  readonly secret?: boolean;
  /**
   * Turns text into the field's type; what it cannot turn it hands on, and the validator refuses
   * it.
   */
  readonly parse?: (text: string) => unknown;
}

export interface BoundField extends EnvField {
  readonly property: string;
}

const FIELDS = Symbol('fields read from the environment');

/**
 * Says which environment variable fills a field; the validators of class-validator beside it decide
 * what is good.
 */
export function FromEnv(field: EnvField): PropertyDecorator {
  return (target, property) => {
    const bound: BoundField = { ...field, property: String(property) };
    Reflect.defineMetadata(FIELDS, [...fieldsOf(target.constructor), bound], target.constructor);
  };
}

/** The fields of a class in the order in which they are declared. */
export function fieldsOf(section: object): readonly BoundField[] {
  return (Reflect.getMetadata(FIELDS, section) as readonly BoundField[] | undefined) ?? [];
}

/** Numbers as people write them; `''`, `0x10` and `1e3` stay text and are refused. */
export function toNumber(text: string): unknown {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

export function toBoolean(text: string): unknown {
  if (text === 'true') return true;
  return text === 'false' ? false : text;
}
