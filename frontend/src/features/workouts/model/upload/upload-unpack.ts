import { Allowance, fileAllowance, inflate } from './upload-inflate.js';
import type { Given } from './upload-item.js';
import { Refused, uploadProblem } from './upload-problem.js';
import { kindOf, MAX_ARCHIVE_BYTES, MAX_FILE_BYTES, TOO_LARGE } from './upload-rules.js';
import { packedContent, zipEntries, type ZipEntry } from './upload-zip.js';

/** What is known of a file in an archive before it is unpacked. */
export interface Packed {
  readonly path: string;
  readonly given: Given;
}

const protectedEntry = new Refused(
  'damaged',
  'This file is protected by a password. Unpack the archive yourself and upload the file.',
);
const unknownMethod = new Refused(
  'damaged',
  'This file is packed in a way that cannot be opened here. Unpack the archive yourself and ' +
    'upload the file.',
);

const lastName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const withoutGz = (name: string): string => name.replace(/\.gz$/i, '');

/** A workout that was gzipped alone. */
export async function gunzipped(packed: Blob, name: string): Promise<File> {
  if (packed.size > MAX_FILE_BYTES) throw new Refused('too-large', TOO_LARGE);
  return new File(
    [await inflate(packed, 'gzip', [fileAllowance(MAX_FILE_BYTES)])],
    withoutGz(name),
  );
}

/**
 * The files of an archive that have the name of a workout, and how many others there are; archives
 * in it are not opened. Each is unpacked when its turn comes, so a large archive is never in
 * memory as a whole.
 *
 * @throws Refused where the archive cannot be read
 */
export async function unzipped(
  zip: Blob,
): Promise<{ readonly workouts: readonly Packed[]; readonly others: number }> {
  const entries = (await zipEntries(zip)).filter(
    ({ path }) => !path.endsWith('/') && !isLitter(path),
  );
  const workouts = entries.filter(({ path }) => ['fit', 'gzip'].includes(kindOf(path)));
  const unpacked = new Allowance(
    MAX_ARCHIVE_BYTES,
    'This archive unpacks to more than 500 MB. Upload the rest of it in smaller archives.',
  );
  return {
    workouts: workouts.map((entry) => ({ path: entry.path, given: givenOf(zip, entry, unpacked) })),
    others: entries.length - workouts.length,
  };
}

/** What systems put into folders and archives on their own account. */
export function isLitter(path: string): boolean {
  return path.startsWith('__MACOSX/') || lastName(path).startsWith('.');
}

function givenOf(zip: Blob, entry: ZipEntry, archive: Allowance): Given {
  const name = lastName(entry.path);
  const problem = problemOf(entry);
  if (problem) return { name, problem: uploadProblem(problem) };
  return {
    name,
    open: async () => {
      const content = await unpack(await packedContent(zip, entry), entry, archive);
      return kindOf(name) === 'gzip' ? gunzipped(content, name) : new File([content], name);
    },
  };
}

function problemOf({ bytes, packedBytes, encrypted, method }: ZipEntry): Refused | null {
  if (encrypted) return protectedEntry;
  if (method !== 0 && method !== 8) return unknownMethod;
  return Math.max(bytes, packedBytes) > MAX_FILE_BYTES ? new Refused('too-large', TOO_LARGE) : null;
}

async function unpack(content: Blob, { method }: ZipEntry, archive: Allowance): Promise<Blob> {
  if (method === 8)
    return inflate(content, 'deflate-raw', [fileAllowance(MAX_FILE_BYTES), archive]);
  archive.take(content.size);
  return content;
}
