import { fileURLToPath } from 'node:url';

/**
 * The import rules of docs/architecture.md. Folders are captured by name, so that a new module is
 * guarded from its first file.
 */
const TESTS = '\\.(spec|int-spec)\\.ts$';
const OWN = (...layers) => layers.map((layer) => `^src/modules/$1/${layer}/`);
const PURE = ['^src/kernel/', '^src/analysis/'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** An SDK may be imported from its one home only. */
const home = (sdk, ...folders) =>
  rule(
    `sdk-home-${sdk.replace(/[^a-z]+/g, '-')}`,
    `${sdk} has one home: ${folders.join(', ')}`,
    { path: '^src/', pathNot: [...folders, TESTS] },
    { path: `node_modules/${sdk}/` },
  );

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one idea or three.',
      {},
      { circular: true },
    ),
    rule('unresolvable', 'An import that leads nowhere.', {}, { couldNotResolve: true }),
    rule(
      'kernel-imports-nothing',
      'The kernel imports nothing but one data structure, which imports nothing itself.',
      { path: '^src/kernel/', pathNot: TESTS },
      { pathNot: ['^src/kernel/', 'node_modules/lru-cache/'] },
    ),
    rule(
      'analysis-is-pure',
      'The engine knows itself and the kernel.',
      { path: '^src/analysis/', pathNot: TESTS },
      { pathNot: PURE },
    ),
    rule(
      'domain-is-pure',
      'A domain knows itself, the kernel and the engine.',
      { path: '^src/modules/([^/]+)/domain/', pathNot: TESTS },
      { pathNot: [...OWN('domain'), ...PURE] },
    ),
    rule(
      'ports-speak-domain',
      'A port speaks domain types, never those of a technology.',
      { path: '^src/modules/([^/]+)/ports/', pathNot: TESTS },
      { pathNot: [...OWN('domain', 'ports'), ...PURE, '^(node:)?stream$'] },
    ),
    rule(
      'application-knows-no-adapter',
      'A use case knows its domain, its ports and the doors of other modules.',
      { path: '^src/modules/([^/]+)/application/', pathNot: TESTS },
      {
        pathNot: [
          ...OWN('domain', 'ports', 'application'),
          ...PURE,
          '^src/modules/[^/]+/index\\.ts$',
          'node_modules/@nestjs/common/',
          '^(node:)?(stream|crypto)$',
        ],
      },
    ),
    rule(
      'adapters-are-strangers',
      'An adapter never imports a sibling adapter.',
      { path: '^src/modules/([^/]+)/adapters/([^/]+)/', pathNot: TESTS },
      { path: '^src/modules/$1/adapters/', pathNot: '^src/modules/$1/adapters/$2/' },
    ),
    rule(
      'modules-have-one-door',
      'Another module is reached through its index.ts alone.',
      { path: '^src/modules/([^/]+)/' },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$'] },
    ),
    rule(
      'module-graph-bottom',
      'Accounts and billing stand at the bottom.',
      { path: '^src/modules/(accounts|billing)/' },
      { path: '^src/modules/(workouts|coaching|admin)/' },
    ),
    rule(
      'module-graph-middle',
      'Workouts and coaching know nothing of the administrators, and workouts nothing of the ' +
        'coach.',
      { path: '^src/modules/workouts/' },
      { path: '^src/modules/(coaching|admin)/' },
    ),
    rule(
      'module-graph-coaching',
      'The coach knows nothing of the administrators.',
      { path: '^src/modules/coaching/' },
      { path: '^src/modules/admin/' },
    ),
    rule(
      'platform-has-no-business',
      'The platform knows no module.',
      { path: '^src/(platform|config)/', pathNot: TESTS },
      { path: '^src/modules/' },
    ),
    rule(
      'config-stands-alone',
      'Configuration reads the environment and nothing else of ours.',
      { path: '^src/config/', pathNot: TESTS },
      { path: '^src/(platform|analysis)/' },
    ),
    home('@garmin/fitsdk', '^src/modules/workouts/adapters/fit/'),
    home('openai', '^src/modules/coaching/adapters/openai/'),
    home('stripe', '^src/modules/billing/adapters/stripe/'),
    home('typeorm', '^src/modules/[^/]+/adapters/persistence/', '^src/platform/database/'),
    home('bullmq', '^src/platform/queue/'),
    home('nodemailer', '^src/platform/mail/'),
    home('@aws-sdk', '^src/platform/files/s3/'),
    home('prom-client', '^src/platform/metrics/'),
    home('@opentelemetry', '^src/platform/tracing/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.json', import.meta.url)) },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['stridewatt', 'import', 'types', 'node', 'default'],
    },
  },
};
