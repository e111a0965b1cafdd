import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type Report } from '../../../lint/cruise.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A file that breaks a rule, and what it imports. */
type Planted = readonly [rule: string, file: string, imported: string];

const WORKOUTS = 'src/modules/workouts';
const COACHING = 'src/modules/coaching';

const BACKEND: readonly Planted[] = [
  ['no-cycles', 'src/platform/mail/ring.ts', '../queue/ring.js'],
  ['unresolvable', 'src/platform/lost.ts', './nowhere.js'],
  ['kernel-imports-nothing', 'src/kernel/a.ts', '../analysis/analyse.js'],
  ['analysis-is-pure', 'src/analysis/b.ts', '../platform/http/filter.js'],
  ['domain-is-pure', `${WORKOUTS}/domain/c.ts`, '../ports/port.js'],
  ['ports-speak-domain', `${WORKOUTS}/ports/d.ts`, '@nestjs/common'],
  ['application-knows-no-adapter', `${WORKOUTS}/application/e.ts`, '../adapters/http/shown.js'],
  ['adapters-are-strangers', `${WORKOUTS}/adapters/http/f.ts`, '../persistence/record.js'],
  ['modules-have-one-door', `${COACHING}/application/g.ts`, '../../workouts/domain/workout.js'],
  ['module-graph-bottom', 'src/modules/accounts/application/h.ts', '../../workouts/index.js'],
  ['module-graph-middle', `${WORKOUTS}/application/i.ts`, '../../coaching/index.js'],
  ['module-graph-coaching', `${COACHING}/application/j.ts`, '../../admin/index.js'],
  ['platform-has-no-business', 'src/platform/http/k.ts', '../../modules/workouts/index.js'],
  ['config-stands-alone', 'src/config/l.ts', '../platform/http/filter.js'],
  ['sdk-home--garmin-fitsdk', `${WORKOUTS}/application/m.ts`, '@garmin/fitsdk'],
  ['sdk-home-openai', `${COACHING}/adapters/builtin/n.ts`, 'openai'],
  ['sdk-home-typeorm', `${WORKOUTS}/adapters/http/o.ts`, 'typeorm'],
  ['sdk-home-bullmq', `${WORKOUTS}/adapters/queue/p.ts`, 'bullmq'],
  ['sdk-home-nodemailer', 'src/modules/accounts/adapters/http/q.ts', 'nodemailer'],
  ['sdk-home-stripe', 'src/modules/billing/adapters/sandbox/r.ts', 'stripe'],
  ['sdk-home--aws-sdk', 'src/platform/files/s.ts', '@aws-sdk/client-s3'],
  ['sdk-home-prom-client', 'src/platform/http/t.ts', 'prom-client'],
  ['sdk-home--opentelemetry', 'src/platform/database/u.ts', '@opentelemetry/api'],
];

const FRONTEND: readonly Planted[] = [
  ['no-cycles', 'src/lib/ring.ts', './sphere.js'],
  ['unresolvable', 'src/app/lost.ts', './nowhere.js'],
  ['ground-knows-no-feature', 'src/components/a.ts', '../features/workouts/list.js'],
  ['lib-stands-alone', 'src/lib/b.ts', '../api/client.js'],
  ['features-are-strangers', 'src/features/coaching/c.ts', '../workouts/list.js'],
  ['features-know-no-route', 'src/features/coaching/d.ts', '../../routes/home.js'],
  ['sdk-home-leaflet', 'src/features/workouts/e.ts', 'leaflet'],
];

/** Innocent files for the planted ones to import. */
const TARGETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  backend: {
    'src/platform/queue/ring.ts': "import '../mail/ring.js';",
    'src/analysis/analyse.ts': '',
    'src/platform/http/filter.ts': '',
    [`${WORKOUTS}/ports/port.ts`]: '',
    [`${WORKOUTS}/adapters/http/shown.ts`]: '',
    [`${WORKOUTS}/adapters/persistence/record.ts`]: '',
    [`${WORKOUTS}/domain/workout.ts`]: '',
    [`${WORKOUTS}/index.ts`]: '',
    [`${COACHING}/index.ts`]: '',
    'src/modules/admin/index.ts': '',
  },
  frontend: {
    'src/lib/sphere.ts': "import './ring.js';",
    'src/features/workouts/list.ts': '',
    'src/api/client.ts': '',
    'src/routes/home.ts': '',
    'src/components/map/map.ts': "import 'leaflet';",
  },
};
/** Files that take part in a planted violation without being its cause. */
const ACCOMPLICES = ['src/platform/queue/ring.ts', 'src/lib/sphere.ts'];

describe.each([
  ['backend', BACKEND],
  ['frontend', FRONTEND],
] as const)('import rules of the %s', (workspace, planted) => {
  let folder: string;
  let report: Report;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-planted-'));
    const files = [
      ...Object.entries(TARGETS[workspace] ?? {}),
      ...planted.map(([, file, imported]) => [file, `import '${imported}';`] as const),
    ];
    for (const [file, text] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `${text}\nexport {};\n`);
    }
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    report = await cruise(join(ROOT, workspace, 'dependency-cruiser.config.mjs'), folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('each have a planted violation', () => {
    expect(planted.map(([rule]) => rule).sort()).toEqual(report.rules.toSorted());
  });

  it.each(planted)('%s catches the violation planted for it', (rule, file) => {
    const caught = report.violations.filter((violation) => violation.rule === rule);
    expect(caught.map(({ from }) => from)).toContain(file);
  });

  it('leave innocent files alone', () => {
    const suspects = new Set<string>([...planted.map(([, file]) => file), ...ACCOMPLICES]);
    const innocent = report.violations.filter(
      // Where leaflet is not installed, the map cannot resolve it.
      ({ from, to }) => !suspects.has(from) && to !== 'leaflet',
    );
    expect(innocent).toEqual([]);
  });
});
