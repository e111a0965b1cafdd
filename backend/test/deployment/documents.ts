import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CollectionTag, parseAllDocuments, YAMLSeq } from 'yaml';

const ROOT = new URL('../../../', import.meta.url);

/** @param file below the root of the repository */
export function textOf(file: string): string {
  return readFileSync(new URL(file, ROOT), 'utf8');
}

export function isThere(file: string): boolean {
  return existsSync(fileURLToPath(new URL(file, ROOT)));
}

/** Compose's tag for a list that replaces the one of the first file. */
const OVERRIDE: CollectionTag = { tag: '!override', collection: 'seq', nodeClass: YAMLSeq };

/** Every document of a YAML file; throws at the first error or warning. */
export function documentsOf<T>(file: string): readonly T[] {
  const documents = parseAllDocuments(textOf(file), {
    merge: true,
    strict: true,
    customTags: [OVERRIDE],
  });
  if ('empty' in documents) throw new Error(`${file} holds nothing`);
  for (const { errors, warnings } of documents)
    for (const problem of [...errors, ...warnings]) throw problem;
  return documents.map((document) => document.toJS() as T);
}

/** The most seconds that a process takes to end after SIGTERM, see `Lifecycle`. */
export function endLimitS(): number {
  return (
    Number(
      /END_LIMIT_MS = ([\d_]+)/
        .exec(textOf('backend/src/bootstrap/lifecycle.ts'))?.[1]
        ?.replaceAll('_', ''),
    ) / 1_000
  );
}

/** `GET` routes that the product serves. */
export function pathsServed(): ReadonlySet<string> {
  return new Set(
    Object.keys((JSON.parse(textOf('backend/openapi.json')) as { paths: object }).paths),
  );
}
