import { at } from './paths.mjs';

/** What Node is called with to run a TypeScript file of this repository, relative to its root. */
export function typescriptArguments(file) {
  return [
    '--experimental-transform-types',
    '--disable-warning=ExperimentalWarning',
    '--import',
    at('backend', 'test', 'support', 'typescript-hook.mjs'),
    at(file),
  ];
}
