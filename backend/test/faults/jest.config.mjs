import base from '../../jest.config.mjs';

/**
 * Everything that shows a row of the fault matrix: the suites of `npm test`, and the heavy ones
 * beside this file.
 */
export default {
  ...base,
  rootDir: '../..',
  testMatch: [...base.testMatch, '**/*.fault.ts'],
  maxWorkers: 1,
  testTimeout: 900_000,
};
