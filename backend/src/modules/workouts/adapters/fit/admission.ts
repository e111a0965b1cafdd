import type { DomainError } from '#kernel/domain-error.js';
import { sportOf } from './activity-sport.js';
import type { ActivitySport } from './activity-sport.js';
import type { DecodedFit, FitContent, FitDamage } from './fit-content.js';
import { invalidFit, malformedFit, UNKNOWN_SPORT, unsupportedSport } from './fit-refusal.js';

const ACTIVITY_FILE = 4;
/**
 * From this many whole records on a damaged file is worth keeping (contract, "Errors"), and a file
 * without a sport is an activity.
 */
const SALVAGE_RECORDS = 10;

/** The most telling damage first: it names the reason when nothing can be saved. */
const REFUSALS: readonly (readonly [FitDamage, () => DomainError<'INVALID_FIT_FILE'>])[] = [
  ['cut-short', () => invalidFit('TRUNCATED')],
  ['never-closed', () => invalidFit('TRUNCATED')],
  ['wrong-length', () => invalidFit('BAD_CRC')],
  ['bad-checksum', () => invalidFit('BAD_CRC')],
  ['bad-header-checksum', () => invalidFit('BAD_CRC')],
  ['beyond-decoder', malformedFit],
  ['part-cut-short', () => invalidFit('TRUNCATED')],
  ['trailing-bytes', () => invalidFit('NOT_FIT')],
  ['stopped-early', () => invalidFit('TRUNCATED')],
];

export type ServedSport = Extract<ActivitySport, { kind: 'served' }>;

/**
 * Lets a file in, or says why not. An intact activity of a served sport needs one record with a
 * time; a damaged one, or one that does not say what kind of file it is, needs ten.
 *
 * @throws DomainError `INVALID_FIT_FILE` or `UNSUPPORTED_ACTIVITY_TYPE`
 */
export function admit({ content, damage }: DecodedFit): ServedSport {
  const types = content.fileIds.map((fileId) => fileId.type).filter((type) => type !== null);
  if (types.length > 0 && lacksFileType(content)) throw invalidFit('NOT_AN_ACTIVITY');
  const sport = sportOf(content);
  if (sport.kind === 'other') throw unsupportedSport(sport.name);
  const refusal = refusalOf(damage);
  const timed = timedRecords(content);
  if (timed === 0) throw refusal ?? invalidFit('NO_RECORDS');
  if (sport.kind === 'unknown') throw refusal ?? withoutSport(content, timed);
  const doubt = refusal ?? (types.length === 0 ? invalidFit('NOT_AN_ACTIVITY') : null);
  if (doubt !== null && timed < SALVAGE_RECORDS) throw doubt;
  return sport;
}

function withoutSport(content: FitContent, timed: number): DomainError {
  const isActivity = timed >= SALVAGE_RECORDS && isSummarised(content);
  return isActivity ? unsupportedSport(UNKNOWN_SPORT) : invalidFit('NOT_AN_ACTIVITY');
}

/** Whether the file fails to say that it is an activity. */
export function lacksFileType(content: FitContent): boolean {
  return !content.fileIds.some((fileId) => fileId.type === ACTIVITY_FILE);
}

function refusalOf(damage: readonly FitDamage[]): DomainError<'INVALID_FIT_FILE'> | null {
  return REFUSALS.find(([kind]) => damage.includes(kind))?.[1]() ?? null;
}

/** A file of records alone, with no summary of any kind, is no recording of an activity. */
function isSummarised(content: FitContent): boolean {
  return content.sessions.length > 0 || content.activities.length > 0 || content.laps.length > 0;
}

function timedRecords(content: FitContent): number {
  let count = 0;
  for (const time of content.records.time) if (!Number.isNaN(time)) count += 1;
  return count;
}
