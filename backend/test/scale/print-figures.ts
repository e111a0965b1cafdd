import process from 'node:process';

/** Prints figures beside their names, as the operator's page tells them. */
export function printFigures(figures: Readonly<Record<string, string | number>>): void {
  process.stdout.write(
    `${Object.entries(figures)
      .map(([what, value]) => `  ${what.padEnd(46)} ${String(value)}`)
      .join('\n')}\n`,
  );
}
