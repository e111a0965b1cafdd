import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from '../../../lint/cruise.mjs';

const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const RULES = fileURLToPath(new URL('../../dependency-cruiser.config.mjs', import.meta.url));

/** One file that breaks each rule, and what it imports. */
const PLANTED: readonly (readonly [rule: string, file: string, imported: string])[] = [
  ['no-cycles', 'src/platform/mail/ring.ts', '../queue/ring.js'],
  ['unresolvable', 'src/platform/lost.ts', './nowhere.js'],
  ['kernel-imports-nothing', 'src/kernel/a.ts', '../analysis/analyse.js'],
  ['analysis-is-pure', 'src/analysis/b.ts', '../platform/http/filter.js'],
  ['domain-is-pure', 'src/modules/workouts/domain/c.ts', '../ports/port.js'],
  ['ports-speak-domain', 'src/modules/workouts/ports/d.ts', '@nestjs/common'],
  [
    'application-knows-no-adapter',
    'src/modules/workouts/application/e.ts',
    '../adapters/http/controller.js',
  ],
  ['adapters-are-strangers', 'src/modules/workouts/adapters/http/f.ts', '../persistence/record.js'],
  [
    'modules-have-one-door',
    'src/modules/coaching/application/g.ts',
    '../../workouts/domain/workout.js',
  ],
  ['module-graph-bottom', 'src/modules/accounts/application/h.ts', '../../workouts/index.js'],
  ['module-graph-middle', 'src/modules/workouts/application/i.ts', '../../coaching/index.js'],
  ['module-graph-coaching', 'src/modules/coaching/application/j.ts', '../../admin/index.js'],
  ['platform-has-no-business', 'src/platform/http/k.ts', '../../modules/workouts/index.js'],
  ['config-stands-alone', 'src/config/l.ts', '../platform/http/filter.js'],
  ['sdk-home--garmin-fitsdk', 'src/modules/workouts/application/m.ts', '@garmin/fitsdk'],
  ['sdk-home-openai', 'src/modules/coaching/adapters/builtin/n.ts', 'openai'],
  ['sdk-home-typeorm', 'src/modules/workouts/adapters/http/o.ts', 'typeorm'],
  ['sdk-home-bullmq', 'src/modules/workouts/adapters/queue/p.ts', 'bullmq'],
  ['sdk-home-nodemailer', 'src/modules/accounts/adapters/http/q.ts', 'nodemailer'],
];

/** Innocent files for the planted ones to reach. */
const TARGETS: Readonly<Record<string, string>> = {
  'src/platform/queue/ring.ts': "import '../mail/ring.js';",
  'src/analysis/analyse.ts': '',
  'src/platform/http/filter.ts': '',
  'src/modules/workouts/ports/port.ts': '',
  'src/modules/workouts/adapters/http/controller.ts': '',
  'src/modules/workouts/adapters/persistence/record.ts': '',
  'src/modules/workouts/domain/workout.ts': '',
  'src/modules/workouts/index.ts': '',
  'src/modules/coaching/index.ts': '',
  'src/modules/admin/index.ts': '',
};

describe('import rules', () => {
  let folder: string;
  let found: { rule: string; from: string }[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stridewatt-planted-'));
    const files = [
      ...Object.entries(TARGETS),
      ...PLANTED.map(([, file, imported]) => [file, `import '${imported}';`] as const),
    ];
    for (const [file, text] of files) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `${text}\nexport {};\n`);
    }
    await symlink(MODULES, join(folder, 'node_modules'));
    found = (await cruise(RULES, folder)).violations;
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(PLANTED)('%s catches the violation planted for it', (rule, file) => {
    expect(found.filter((violation) => violation.rule === rule).map(({ from }) => from)).toContain(
      file,
    );
  });

  it('leaves innocent files alone', () => {
    const planted = new Set<string>([
      ...PLANTED.map(([, file]) => file),
      'src/platform/queue/ring.ts',
    ]);
    expect(found.filter(({ from }) => !planted.has(from))).toEqual([]);
  });
});
