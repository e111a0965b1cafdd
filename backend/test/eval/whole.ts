import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { passes } from './report/gates.js';
import { evaluationPage, gateTable } from './report/write-report.js';
import { runEvaluation, SHORT, WHOLE } from './run-eval.js';

const PAGE = fileURLToPath(new URL('../../../docs/coach-evaluation.md', import.meta.url));

/** @returns whether all gates hold */
export async function evaluateAll(args: readonly string[]): Promise<boolean> {
  const short = args.includes('--short');
  const result = await runEvaluation(short ? SHORT : WHOLE);
  const { gates, answers, played } = result;
  const asked = answers.length + played.reduce((sum, { heard }) => sum + heard.length, 0);
  process.stdout.write(`${gateTable(gates)}\n\n${asked} questions\n`);
  for (const { set, missing } of played)
    if (missing.length > 0)
      process.stdout.write(`set ${set.name}, skipped without the corpus: ${missing.join(', ')}\n`);
  const failing = gates.filter((gate) => !passes(gate));
  for (const { system, metric, failures } of failing)
    process.stdout.write(
      `\n${system}: ${metric}\n${failures
        .slice(0, 20)
        .map((failure) => `  ${failure}\n`)
        .join('')}`,
    );
  if (args.includes('--write') && !short) await writeFile(PAGE, evaluationPage(result));
  return failing.length === 0;
}
