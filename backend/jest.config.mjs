const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};

/**
 * Two cores, and a third worker as suites often wait for processes and letters; recycled before a
 * leak in one suite can slow the next.
 */
export default {
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.int-spec.ts', '**/*.e2e-spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#(accounts|workouts|coaching|billing|admin)/(.*)\\.js$': '<rootDir>/src/modules/$1/$2',
    '^#(kernel|analysis|platform|config|bootstrap)/(.*)\\.js$': '<rootDir>/src/$1/$2',
    '^#src/(.*)\\.js$': '<rootDir>/src/$1',
    '^#test/(.*)\\.js$': '<rootDir>/test/$1',
    '^#test/(.*)\\.mjs$': '<rootDir>/test/$1.mjs',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  testEnvironment: '<rootDir>/../scripts/test-environment/plain-globals.mjs',
  coverageProvider: 'v8',
  maxWorkers: 3,
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 60_000,
  globalSetup: '<rootDir>/test/support/run/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/run/global-teardown.ts',
};
