import { fileURLToPath } from 'node:url';

/** The import rules of the page, see docs/architecture.md. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const GENERATED = ['src/routeTree\\.gen\\.ts$', '^src/api/generated/'];

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Two files that need each other are one idea or three.',
      { pathNot: GENERATED },
      { circular: true, pathNot: GENERATED, viaOnly: { pathNot: GENERATED } },
    ),
    rule(
      'unresolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'ground-knows-no-feature',
      'Components, lib, theme and api know nothing of our domain.',
      { path: '^src/(components|lib|theme|api)/' },
      { path: '^src/(features|routes|app)/' },
    ),
    rule(
      'lib-stands-alone',
      'Lib is pure: no component, no network.',
      { path: '^src/(lib|theme)/' },
      { path: '^src/(components|api)/' },
    ),
    rule(
      'features-are-strangers',
      'A feature never imports another; routes bring them together.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'features-know-no-route',
      'Routes know features, not the other way round.',
      { path: '^src/features/' },
      { path: '^src/routes/' },
    ),
    rule(
      'sdk-home-leaflet',
      'leaflet has one home: src/components/map/',
      { path: '^src/', pathNot: '^src/components/map/' },
      { path: '(^|/)leaflet(/|$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.json', import.meta.url)) },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['stridewatt', 'import', 'types', 'browser', 'default'],
    },
  },
};
