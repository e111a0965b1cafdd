import { recordColumns } from './columns/record-columns.js';
import { developerColumns } from './columns/developer-columns.js';
import { damageOf } from './damage.js';
import { containerOf } from './fit-container.js';
import type { DecodedFit, FitDamage, FitRecords } from './fit-content.js';
import { joinBeats } from './heart-rate/join-beats.js';
import { readBeats } from './heart-rate/read-beats.js';
import { ContentBuilder } from './messages/content-builder.js';
import { MessageView } from './messages/message-view.js';
import { LayoutCache } from './walk/layout-cache.js';
import { LogWriter } from './walk/log-writer.js';
import type { MessageLog } from './walk/message-log.js';
import { walkPart } from './walk/walk-part.js';

/**
 * Decodes an upload: one or several FIT files, whole or damaged. It goes over the bytes twice: the first walk notes where the messages
 * begin, then each column of the records is read in tight loops, without an object for each record. What can be read is read, and what
 * was wrong is told as damage.
 *
 * @throws DomainError `INVALID_FIT_FILE` TOO_COMPLEX where there are more messages than any workout has
 */
export function decodeFit(bytes: Uint8Array): DecodedFit {
  const container = containerOf(bytes);
  const log = new LogWriter();
  const cache = new LayoutCache(bytes);
  const stops = container.parts.map(({ from, to }) => walkPart(bytes, from, to, cache, log));
  const damage = damageOf(container, stops);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const messages = new MessageView(bytes, view);
  const content = new ContentBuilder(messages);
  for (const message of log.messages) content.add(message);
  const records = recordColumns(bytes, view, log);
  return {
    content: {
      ...content.result(),
      developerFields: developerColumns(bytes, view, log, content.descriptions),
      hasHrv: log.hasHrv,
      records: content.hasBeats ? withBeats(log, messages, records, damage) : records,
    },
    damage,
  };
}

/** The records with heart rate from the memory of a strap; damage is told where its clock cannot be tied to that of the records. */
function withBeats(log: MessageLog, messages: MessageView, records: FitRecords, damage: FitDamage[]): FitRecords {
  const beats = readBeats(log, messages);
  if (beats === null) damage.push('heart-rate-not-joined');
  if (beats === null || records.count === 0) return records;
  const heartRate = records.columns.heartRate ?? new Float64Array(records.count).fill(Number.NaN);
  const joined = joinBeats(beats, records.time, heartRate);
  return joined === 0 ? records : { ...records, columns: { ...records.columns, heartRate } };
}
