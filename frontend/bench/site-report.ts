import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { MeasuredPage } from './site-page.js';

const GOALS = { lcpMs: 1500, cls: 0.02, tbtMs: 100, scriptKb: 100, score: 100 } as const;

const PAGE = new URL('../../docs/benchmarks.md', import.meta.url);
const BEGIN = '<!-- The table below is written by `npm run bench site -- --write`. -->';
const END = '<!-- End of what `npm run bench site` writes. -->';

/** The result as a table of Markdown; what misses its goal is in bold. */
export function siteReport(
  pages: readonly MeasuredPage[],
  { rounds, chromium }: { readonly rounds: number; readonly chromium: string },
): string {
  const rows = pages.map(
    ({ name, lcpMs, cls, tbtMs, scriptKb, accessibility, bestPractices, failed }) =>
      [
        `\`${name}\``,
        cell(lcpMs / 1000, 2, 's', lcpMs <= GOALS.lcpMs),
        cell(cls, 3, '', cls <= GOALS.cls),
        cell(tbtMs, 0, 'ms', tbtMs <= GOALS.tbtMs),
        cell(scriptKb, 1, 'kB', scriptKb <= GOALS.scriptKb),
        cell(accessibility, 0, '', accessibility >= GOALS.score),
        cell(bestPractices, 0, '', bestPractices >= GOALS.score) +
          (failed.length > 0 ? ` (${failed.join(', ')})` : ''),
      ].join(' | '),
  );
  const [cpu] = cpus();
  return [
    '| page | LCP (at most 1.5 s) | CLS (0.02) | TBT (100 ms) | script (100 kB) | ' +
      'accessibility (100) | best practices (100) |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
    '',
    'Lighthouse with its slow phone (412 px, processor 4x slower, slow 4G, applied while the ' +
      `page loads), median of ${rounds} rounds. Chromium ${chromium}, ${cpus().length} x ` +
      `${cpu?.model.trim() ?? 'processor'}. That \`/nowhere\` itself is answered with 404, ` +
      'which the browser writes into its console, is not counted against it.',
  ].join('\n');
}

/** Puts the result into its own section of the page, and leaves the others alone. */
export function keptSite(table: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/benchmarks.md has no section for the public site');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}

function cell(value: number, digits: number, unit: string, met: boolean): string {
  const text = `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
  return met ? text : `**${text}**`;
}
