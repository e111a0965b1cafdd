import { resolve } from 'node:path';
import process from 'node:process';

/** What a command-line tool may touch; tests give their own. */
export interface ToolIo {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Makes a path that the caller typed absolute. */
  readonly path: (typed: string) => string;
}

/** A failure that prints one line and ends the tool with exit code 1. */
export class ToolFailure extends Error {}

/**
 * Runs a tool and gives its exit code: 0, or 1 after one line on the error stream. Defects are
 * thrown.
 */
export async function runTool(
  name: string,
  io: ToolIo,
  tool: () => Promise<void>,
): Promise<number> {
  try {
    await tool();
    return 0;
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    io.err(`${name}: ${error.message}\n`);
    return 1;
  }
}

/** The streams of this process; paths start in the folder of the caller, which npm remembers. */
export const PROCESS_IO: ToolIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  path: (typed) => resolve(process.env['INIT_CWD'] ?? process.cwd(), typed),
};
