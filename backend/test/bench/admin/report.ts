import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Asked } from './asked.js';
import type { Taken } from './load.js';

const PAGE = new URL('../../../../docs/benchmarks.md', import.meta.url);
const BEGIN = '<!-- The table below is written by `npm run bench admin -- --write`. -->';
const END = '<!-- End of what `npm run bench admin` writes. -->';

export interface Measured {
  readonly asked: Asked;
  readonly taken: Taken;
}

export function holds({ asked, taken }: Measured): boolean {
  return taken.p50 <= asked.p50 && (asked.p99 === null || taken.p99 <= asked.p99);
}

/**
 * A table of Markdown; `floor` is what the route that reads next to nothing took in the same run.
 */
export function report(
  measured: readonly Measured[],
  floor: Taken,
  crowd: string,
  seeded: string,
): string {
  const rows = measured.map((one) => {
    const { asked, taken } = one;
    const p99 = `${taken.p99.toFixed(1)} ms${asked.p99 === null ? '' : ` (${asked.p99})`}`;
    return (
      `| ${asked.what} | ${asked.connections} | ${taken.p50.toFixed(1)} ms (${asked.p50}) | ` +
      `${p99} | ${spentOn(taken)} | ${holds(one) ? 'yes' : 'no'} |`
    );
  });
  return [
    '| what is asked | connections | p50 (goal) | p99 (goal) | processor: product | database ' +
      '| goal met |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    `| health route, the floor | 10 | ${floor.p50.toFixed(1)} ms | ${floor.p99.toFixed(1)} ` +
      `ms | ${spentOn(floor)} | |`,
    '',
    `${crowd}. Node ${process.versions.node}, ${cpus().length} x ` +
      `${cpus()[0]?.model.trim() ?? 'processor'}, load ` +
      `${loadavg()[0]?.toFixed(0) ?? ''}.${seeded}`,
  ].join('\n');
}

function spentOn({ spent }: Taken): string {
  return spent
    ? `${spent.product.toFixed(1)} ms | ${spent.database.toFixed(1)} ms`
    : 'not known | not known';
}

/** Puts the result into its own section of the page, and leaves the others alone. */
export function kept(table: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/benchmarks.md has no section for the administrators');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}
