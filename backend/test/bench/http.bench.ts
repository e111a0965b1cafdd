import { cpus, loadavg } from 'node:os';
import { Client } from 'pg';
import { onBenchDatabase, type BenchDatabase } from './bench-database.js';
import { startFloor } from './http/floor.js';
import { tableOf, type Result } from './http/result.js';
import { measureRoutes } from './http/routes.js';
import { measureSignIn } from './http/sign-in.js';
import { soak, SOAK_ENV } from './http/soak.js';
import type { Length, Stage } from './http/stage.js';
import { measureStarts } from './http/starts.js';
import { measureUploads } from './http/uploads.js';
import { measureWebhooks } from './http/webhooks.js';
import { keepSection } from './page-section.js';
import { startProduct } from './product.js';

const flag = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const PARTS = {
  starts: measureStarts,
  routes: measureRoutes,
  'sign-in': measureSignIn,
  webhooks: measureWebhooks,
  uploads: measureUploads,
};
const ONLY = flag('only')?.split(',');
const SOAK_MINUTES = Number(flag('soak') ?? 0);
const LENGTH: Length = {
  warmUpSeconds: Number(flag('warm-up') ?? 2),
  seconds: Number(flag('seconds') ?? 5),
  repeats: Number(flag('repeats') ?? 3),
};

const results: Result[] = [];
await onBenchDatabase('http', measure);
const { seconds, warmUpSeconds, repeats } = LENGTH;
const machine =
  `Node ${process.versions.node}, ${cpus().length} x ` +
  `${cpus()[0]?.model.trim() ?? 'processor'}, load ${loadavg()[0]?.toFixed(0) ?? ''}; ` +
  `${warmUpSeconds} s to warm up, ${repeats} runs of ${seconds} s, the worst of them.`;
process.stdout.write(`\n${tableOf(results)}\n\n${machine}\n`);
if (process.argv.includes('--write'))
  keepSection('npm run bench http -- --write', `${tableOf(results)}\n\n${machine}`);
if (results.some(({ held }) => held === false)) process.exitCode = 1;

async function measure({ dataDir, url }: BenchDatabase): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const product = opened.adopt(
    await startProduct(dataDir, {
      DATABASE_URL: url,
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'info',
      ...SOAK_ENV,
    }),
    async (started) => void (await started.stop()),
  );
  const floor = opened.adopt(await startFloor(), (started) => started.stop());
  const database = opened.adopt(new Client({ connectionString: url }), (client) => client.end());
  await database.connect();
  const stage: Stage = {
    product,
    database,
    databaseUrl: url,
    floor,
    length: LENGTH,
    tell,
  };
  for (const [name, part] of Object.entries(PARTS))
    if (ONLY === undefined || ONLY.includes(name)) await part(stage);
  if (SOAK_MINUTES > 0) await soak(stage, SOAK_MINUTES);
}

function tell(result: Result): void {
  results.push(result);
  const { what, connections, seen, ratio, goal, held: met } = result;
  const at = connections === null ? '' : ` at ${connections}`;
  const timesBare = ratio === null ? '' : `; ${ratio.toFixed(3)} x bare`;
  const judged = met === null ? '' : ` (${goal}) ${met ? 'met' : 'MISSED'}`;
  process.stdout.write(`${what}${at}: ${seen}${timesBare}${judged}\n`);
}
