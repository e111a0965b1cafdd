import type { ExportedFile } from '#accounts/domain/exported-file.js';

/** A document of an export, laid out so that a person can read it. For documents that are small. */
export function jsonFile(path: string, document: unknown): ExportedFile {
  return { path, content: `${JSON.stringify(document, null, 2)}\n` };
}

/** A list of an export that may be long: `{"<name>": [ … ]}`, one row at a time in memory. */
export function jsonListFile(
  path: string,
  name: string,
  rows: AsyncIterable<unknown>,
): ExportedFile {
  return { path, content: written(name, rows) };
}

async function* written(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `{\n  ${JSON.stringify(name)}: [`;
  let separator = '\n';
  for await (const row of rows) {
    yield `${separator}    ${JSON.stringify(row)}`;
    separator = ',\n';
  }
  yield '\n  ]\n}\n';
}
