import { withBytesBehind } from './behind-stated-end.js';
import { Arena } from './columns/arena.js';
import { developerColumns } from './columns/developer-columns.js';
import { recordColumns } from './columns/record-columns.js';
import { groupRows } from './columns/row-groups.js';
import { damageOf } from './damage.js';
import { containerOf } from './fit-container.js';
import type { DecodedFit, FitDamage, FitRecords } from './fit-content.js';
import { joinBeats } from './heart-rate/join-beats.js';
import { readBeats } from './heart-rate/read-beats.js';
import { ContentBuilder } from './messages/content-builder.js';
import { MessageView } from './messages/message-view.js';
import { LayoutCache } from './walk/layout-cache.js';
import { LogWriter } from './walk/log-writer.js';
import type { MessageLog, WalkedFile } from './walk/message-log.js';
import { walkPart } from './walk/walk-part.js';

/**
 * Decodes an upload: one or several FIT files, whole or damaged. It goes over the bytes twice: the
 * first walk notes where the messages begin, then each column of the records is read in tight
 * loops, without an object for each record. What can be read is read, and the rest is reported as
 * damage.
 *
 * @param arena memory for the columns; a caller that passes one may use the content only until its
 * next `reset`
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more messages than any workout
 * has
 */
export function decodeFit(bytes: Uint8Array, arena: Arena = new Arena()): DecodedFit {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cache = new LayoutCache(bytes, view);
  const container = withBytesBehind(bytes, containerOf(bytes), cache);
  const log = new LogWriter(bytes, arena.rows);
  const stops = container.parts.map((part) => walkPart(bytes, part, cache, log));
  const messages = new MessageView(bytes, view);
  const content = new ContentBuilder(messages);
  for (const run of log.messages) content.add(run);
  const groups = groupRows(log);
  const walked = { bytes, view, log };
  const records = withFiles(recordColumns(walked, groups, arena), log);
  const damage = damageOf(
    container,
    stops,
    content.sessions.length + content.activities.length > 0,
  );
  return {
    content: content.result({
      developerFields: developerColumns(walked, groups, content.descriptions, arena),
      hasHrv: log.hasHrv,
      records: content.hasBeats ? withBeats(walked, messages, records, damage) : records,
    }),
    damage,
  };
}

/** The records, and where each later file of a chain begins. */
function withFiles(records: FitRecords, { parts }: MessageLog): FitRecords {
  return parts.length < 2
    ? records
    : { ...records, laterFiles: parts.slice(1).map(({ firstRow }) => firstRow) };
}

/**
 * The records with heart rate from the memory of a strap; reports damage if its clock cannot be
 * tied to that of the records.
 */
function withBeats(
  { bytes, log }: WalkedFile,
  messages: MessageView,
  records: FitRecords,
  damage: FitDamage[],
): FitRecords {
  const beats = readBeats(bytes, log, messages);
  if (beats === null) damage.push('heart-rate-not-joined');
  if (beats === null || records.count === 0) return records;
  const heartRate = records.columns.heartRate ?? new Float64Array(records.count).fill(Number.NaN);
  const joined = joinBeats(beats, records.time, heartRate);
  return joined === 0 ? records : { ...records, columns: { ...records.columns, heartRate } };
}
