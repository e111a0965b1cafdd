import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** One number with what was hoped for; a goal of null is reported without a goal. */
export interface Measured {
  readonly part: string;
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'kB' | 'x';
  /** At most this much. */
  readonly goal: number | null;
}

const PAGE = new URL('../../docs/benchmarks.md', import.meta.url);
const BEGIN = '<!-- The table below is written by `npm run bench web -- --write`. -->';
const END = '<!-- End of what `npm run bench web` writes. -->';

/** The result as a table of Markdown. */
export function report(
  measured: readonly Measured[],
  { rounds, chromium }: { readonly rounds: number; readonly chromium: string },
): string {
  const rows = measured.map(
    ({ part, what, value, unit, goal }) =>
      `| ${part} | ${what} | ${number(value)} ${unit} | ` +
      `${goal === null ? '' : `${number(goal)} ${unit}`} | ${verdict(value, goal)} |`,
  );
  const [cpu] = cpus();
  return [
    '| part | what | measured | goal | goal met |',
    '| --- | --- | ---: | ---: | --- |',
    ...rows,
    '',
    `Node ${process.versions.node}, Chromium ${chromium}, ${cpus().length} x ` +
      `${cpu?.model.trim() ?? 'processor'}, ${rounds} rounds.`,
  ].join('\n');
}

/** Puts the result into its own section of the page, and leaves the others alone. */
export function kept(table: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error('docs/benchmarks.md has no section for the web benchmark');
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${table}\n\n${END}${after}`);
}

function number(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}

function verdict(value: number, goal: number | null): string {
  if (goal === null) return '';
  return value <= goal ? 'yes' : 'no';
}
