import process from 'node:process';

/** A line for the person at the terminal; everything else the process tells goes through the structured log. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The line with which the process ends. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}
