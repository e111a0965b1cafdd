import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../../docs/benchmarks.md', import.meta.url);

/**
 * Puts what a command measured into its own section of the page of benchmarks, and leaves the
 * others alone. Throws where it has none.
 */
export function keepSection(command: string, content: string): void {
  const begin = `<!-- The table below is written by \`${command}\`. -->`;
  const end = `<!-- End of what \`${command}\` writes. -->`;
  const page = readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined)
    throw new Error(`docs/benchmarks.md has no section of ${command}`);
  writeFileSync(PAGE, `${before}${begin}\n\n${content}\n\n${end}${after}`);
}
