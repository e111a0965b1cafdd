import type { Given } from './upload-item.js';
import { Refused, uploadProblem } from './upload-problem.js';
import { kindOf, MAX_FILES, NOT_FIT, refusalOf, TOO_LARGE } from './upload-rules.js';

/** A file as it was chosen, dropped or pasted. */
export interface Taken {
  readonly file: File;
  /** With the folders that were chosen with it; the name alone where the file was chosen itself. */
  readonly path: string;
}

export interface Intake {
  /** At most 500. */
  readonly given: readonly Given[];
  /** Files in folders and archives that are no workouts. */
  readonly leftOut: number;
  /** Workouts beyond those 500. */
  readonly tooMany: number;
}

interface Found {
  readonly given: readonly Given[];
  readonly leftOut: number;
}

/** The code that opens archives is fetched with the first of them. */
const unpacking = () => import('./upload-unpack.js');

const refused = (name: string, refusal: Refused): Given => ({
  name,
  problem: uploadProblem(refusal),
});
const byPath = new Intl.Collator('en', { numeric: true });

/**
 * Which of the files may become workouts, in the order in which they were given; those of a folder
 * by name.
 */
export async function takeIn(taken: readonly Taken[]): Promise<Intake> {
  const found: Found[] = [];
  for (const one of inOrder(taken)) found.push(await look(one));
  const given = found.flatMap((one) => one.given);
  return {
    given: given.slice(0, MAX_FILES),
    leftOut: found.reduce((sum, { leftOut }) => sum + leftOut, 0),
    tooMany: Math.max(0, given.length - MAX_FILES),
  };
}

function inOrder(taken: readonly Taken[]): readonly Taken[] {
  const chosen = taken.filter(({ path }) => !path.includes('/'));
  const inFolders = taken
    .filter(({ path }) => path.includes('/'))
    .sort((a, b) => byPath.compare(a.path, b.path));
  return [...chosen, ...inFolders];
}

async function look({ file, path }: Taken): Promise<Found> {
  const { name } = file;
  const inFolder = path.includes('/');
  if (inFolder && name.startsWith('.')) return { given: [], leftOut: 0 };
  switch (kindOf(name)) {
    case 'fit':
      return {
        given: [
          refusalOf(file)
            ? refused(name, new Refused('too-large', TOO_LARGE))
            : { name, open: () => Promise.resolve(file) },
        ],
        leftOut: 0,
      };
    case 'gzip':
      return {
        given: [{ name, open: async () => (await unpacking()).gunzipped(file, name) }],
        leftOut: 0,
      };
    case 'zip':
      return openArchive(file, inFolder);
    case 'other':
      return inFolder
        ? { given: [], leftOut: 1 }
        : { given: [refused(name, new Refused('not-fit', NOT_FIT))], leftOut: 0 };
  }
}

async function openArchive(file: File, inFolder: boolean): Promise<Found> {
  try {
    const { workouts, others } = await (await unpacking()).unzipped(file);
    const given = [...workouts]
      .sort((a, b) => byPath.compare(a.path, b.path))
      .map((one) => one.given);
    if (given.length > 0) return { given, leftOut: others };
    return inFolder
      ? { given, leftOut: 1 }
      : {
          given: [
            refused(file.name, new Refused('not-fit', 'There is no .fit file in this archive')),
          ],
          leftOut: 0,
        };
  } catch (error) {
    return { given: [{ name: file.name, problem: uploadProblem(error) }], leftOut: 0 };
  }
}
