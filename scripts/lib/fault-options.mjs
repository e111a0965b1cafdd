import process from 'node:process';

const NUMBER = /^[1-9]\d{0,3}$/;

export const USAGE =
  'npm run test:faults -- [--short] [--rows=1,2] [--repeat=20] [--workers=2] [--seen=FOLDER]';

/**
 * What `npm run test:faults` is asked for. Ends the process with one line and code 1 where that
 * cannot be: rows that are not there, run, would look like rows that hold.
 * @param {readonly string[]} given
 * @param {readonly number[]} known numbers of the rows
 */
export function readOptions(given, known) {
  try {
    return parseOptions(given, known);
  } catch (error) {
    process.stderr.write(`faults: ${error.message}\n${USAGE}\n`);
    process.exit(1);
  }
}

/** Throws an `Error` that tells what cannot be. */
export function parseOptions(given, known) {
  const options = { short: false, rows: undefined, repeat: 1, workers: 1, seen: undefined };
  for (const argument of given) {
    const [, name, value] = /^--([a-z]+)=(.+)$/.exec(argument) ?? [];
    if (argument === '--short') options.short = true;
    else if (name === 'seen') options.seen = value;
    else if (name === 'repeat' || name === 'workers') options[name] = numberOf(argument, value);
    else if (name === 'rows') options.rows = value.split(',').map((row) => numberOf(argument, row));
    else throw new Error(`${argument} is not understood`);
  }
  const unknown = options.rows?.filter((row) => !known.includes(row)) ?? [];
  if (unknown.length > 0)
    throw new Error(`there is no row ${unknown.join(', ')}; there are 1 to ${Math.max(...known)}`);
  return options;
}

function numberOf(argument, text) {
  if (!NUMBER.test(text)) throw new Error(`${argument} takes whole numbers from 1 on`);
  return Number(text);
}
