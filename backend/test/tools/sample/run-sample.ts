import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CATALOGUE, inCatalogue, type CatalogueEntry } from '#test/builders/physics/catalogue.js';
import { fitBytes } from '#test/builders/physics/fit-bytes.js';
import { makeSession } from '#test/builders/physics/make-session.js';
import { runTool, ToolFailure, type ToolIo } from '../tool.js';
import { truthInWords } from './truth-in-words.js';

const USAGE = 'usage: npm run sample -- NAME [--out FILE] [--seed N] | --list';

/**
 * `npm run sample`: writes a made session as a .fit file and tells the truth about it, or lists
 * what can be made.
 */
export function runSample(args: readonly string[], io: ToolIo): Promise<number> {
  return runTool('sample', io, async () => {
    const { name, out, seed, list } = asked(args);
    if (list) {
      io.out(listed());
      return;
    }
    const { plan, what } = found(name);
    const { recording, truth } = makeSession({ ...plan, ...(seed !== undefined && { seed }) });
    const file = io.path(out ?? `${name}.fit`);
    await writeFile(file, fitBytes(recording)).catch((error: Error) => {
      throw new ToolFailure(`cannot write ${file}: ${error.message}`);
    });
    io.out(`${name}: ${what}\n${truthInWords(truth, recording)}written to ${file}\n`);
  });
}

function found(name: string): CatalogueEntry {
  const entry = inCatalogue(name);
  if (entry === undefined)
    throw new ToolFailure(
      `there is no sample called "${name}"; npm run sample -- --list names them all`,
    );
  return entry;
}

function listed(): string {
  const width = Math.max(...CATALOGUE.map(({ name }) => name.length));
  return CATALOGUE.map(({ name, what }) => `${name.padEnd(width)}  ${what}\n`).join('');
}

function asked(args: readonly string[]): {
  name: string;
  out?: string;
  seed?: number;
  list: boolean;
} {
  const { values, positionals } = parsed(args);
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && !Number.isInteger(seed))
    throw new ToolFailure(`--seed takes a whole number, not "${values.seed ?? ''}"`);
  const [name] = positionals;
  if (values.list !== true && (name === undefined || positionals.length > 1))
    throw new ToolFailure(USAGE);
  return { name: name ?? '', out: values.out, seed, list: values.list === true };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { out: { type: 'string' }, seed: { type: 'string' }, list: { type: 'boolean' } },
    });
  } catch (error) {
    throw new ToolFailure(`${(error as Error).message.replace(/\s*\n\s*/g, ' ')} (${USAGE})`);
  }
}
