import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '#kernel/domain-error.js';
import { fileTooLarge, invalidField } from '#workouts/domain/errors.js';
import { MAX_FILE_BYTES } from '#workouts/domain/upload/limits.js';
import { BodyGuard } from './body-guard.js';

const FIELD = 'fitFile';

/** Room for the parts' headers and separators around the file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/**
 * The field limit leaves one stray field, so that it can be named; the byte limit is ours, one
 * above the last that fits.
 */
const LIMITS = {
  fields: 1,
  files: 2,
  parts: 3,
  fieldSize: 1024,
  headerPairs: 20,
  fileSize: MAX_FILE_BYTES + 1,
};

/**
 * What takes the file while it streams in, and what undoes that when the rest of the form turns out
 * wrong.
 */
export interface FileTaker<T> {
  take(name: string, content: Readable): Promise<T>;
  undo(taken: T): Promise<void>;
}

/**
 * Reads the form of an upload: exactly one file in the field `fitFile`. Throws VALIDATION_FAILED
 * for any other form, and FILE_TOO_LARGE; whatever was taken until then is undone.
 */
export async function readFitForm<T>(request: FastifyRequest, taker: FileTaker<T>): Promise<T> {
  if (!request.isMultipart())
    throw invalidField(FIELD, 'Send the file as multipart/form-data in the field "fitFile".');
  if (Number(request.headers['content-length'] ?? 0) > MAX_FILE_BYTES + FORM_OVERHEAD_BYTES)
    throw fileTooLarge();
  const guard = new BodyGuard(request.raw);
  const taken: T[] = [];
  try {
    for await (const part of request.parts({ limits: LIMITS }))
      taken.push(await take(part, taken.length, taker));
  } catch (error) {
    guard.discardRest();
    await Promise.all(taken.map((one) => taker.undo(one)));
    throw problemOf(error);
  }
  const [one] = taken;
  if (one === undefined) throw invalidField(FIELD, 'Choose a .fit file to upload.');
  return one;
}

async function take<T>(part: Multipart, before: number, taker: FileTaker<T>): Promise<T> {
  if (part.type !== 'file')
    throw invalidField(part.fieldname, `There is no field "${part.fieldname}".`);
  try {
    if (part.fieldname !== FIELD)
      throw invalidField(part.fieldname, 'Send the file in the field "fitFile".');
    if (before > 0) throw invalidField(FIELD, 'Send one file at a time.');
    if (!isNamed(part)) throw invalidField(FIELD, 'Send the file with its name.');
    return await taker.take(part.filename, part.file);
  } finally {
    // Read to its end, or not wanted: either way the form need not wait for it.
    part.file.destroy();
  }
}

/** Its type promises a name, which the parser leaves out where the sender did. */
function isNamed({ filename }: { readonly filename: string | undefined }): boolean {
  return filename !== undefined && filename !== '';
}

/**
 * A form that is cut off or malformed, in the words of the parser below @fastify/multipart, which
 * gives these errors no code.
 */
const CUT_OFF = 'terminated early due to unexpected end of multipart data';
const BROKEN_FORM = new RegExp(
  `^(Unexpected end of multipart data|.* ${CUT_OFF}|Multipart: Boundary not found)$`,
);

/**
 * What the multipart reader finds wrong is the sender's doing; anything else is passed on as it is.
 */
function problemOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
    return invalidField(FIELD, 'Send one file at a time.');
  const broken =
    code === undefined
      ? BROKEN_FORM.test(error.message)
      : code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return broken ? invalidField(FIELD, 'The upload broke off or is no valid form.') : error;
}
