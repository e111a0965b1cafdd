const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};

/**
 * Routes are rendered under jsdom as an athlete meets them; only the network is a double
 * (`src/testing`).
 */
export default {
  rootDir: '.',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/src/testing/environment/css-module.mjs',
    '(\\.css|^virtual:palette\\.css)$': '<rootDir>/src/testing/environment/empty.mjs',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#(api|app|components|features|lib|routes|site|testing|theme)/(.*)\\.js$':
      '<rootDir>/src/$1/$2',
    '^antd$': '<rootDir>/src/testing/environment/antd.cjs',
    '^@ant-design/icons$': '<rootDir>/src/testing/environment/ant-design-icons.cjs',
    // What the bundle of the icons calls its peer.
    '^React$': 'react',
  },
  transform: { '^.+\\.tsx?$': ['@swc/jest', swc] },
  testEnvironment: '<rootDir>/src/testing/environment/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setup.ts'],
  coverageProvider: 'v8',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
  testTimeout: 60_000,
};
