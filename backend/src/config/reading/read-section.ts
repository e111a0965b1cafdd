import { validateSync } from 'class-validator';

import { ConfigError } from './config-error.js';
import { fieldsOf, type BoundField, type Environment } from './from-env.js';
import { mask } from './mask.js';

/**
 * Fills one section from the environment. Throws `ConfigError` for the first field that is refused.
 */
export function readSection<T extends object>(section: new () => T, env: Environment): T {
  const result = new section();
  const fields = fieldsOf(section);
  for (const field of fields) Object.assign(result, { [field.property]: valueOf(field, env) });
  const refused = new Set(validateSync(result).map((problem) => problem.property));
  const first = fields.find((field) => refused.has(field.property));
  if (first) throw refusal(first, env);
  return Object.freeze(result);
}

/** The text of a variable; an empty one counts as unset, as Docker and shells leave them behind. */
export function textOf(env: Environment, variable: string): string | null {
  const text = env[variable]?.trim();
  return text === undefined || text === '' ? null : text;
}

function valueOf(field: BoundField, env: Environment): unknown {
  const text = textOf(env, field.variable);
  if (text !== null) return field.parse ? field.parse(text) : text;
  return typeof field.otherwise === 'function' ? field.otherwise(env) : field.otherwise;
}

function refusal(field: BoundField, env: Environment): ConfigError {
  const text = textOf(env, field.variable);
  return new ConfigError(
    field.variable,
    text === null ? null : mask(text, field.secret === true),
    field.takes,
  );
}
