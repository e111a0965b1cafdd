/**
 * Makes a suite of a spec file: what follows its imports becomes a function that its group calls
 * within a `describe`. Lines keep their numbers.
 */
import swcJest from '@swc/jest';

import { asSuite } from './as-suite.mjs';
import { isSpec, standsAlone } from './spec-files.mjs';

export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const shape = (source, path, result) =>
      isSpec(path) && !standsAlone(source) ? { ...result, code: asSuite(result.code) } : result;
    return {
      ...swc,
      getCacheKey: (...given) => `grouped-${swc.getCacheKey(...given)}`,
      process: (source, path, ...rest) => shape(source, path, swc.process(source, path, ...rest)),
      processAsync: async (source, path, ...rest) =>
        shape(source, path, await swc.processAsync(source, path, ...rest)),
    };
  },
};
