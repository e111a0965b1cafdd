import { createHash } from 'node:crypto';

/** The ids of a question and its answer. */
export interface ExchangeIds {
  readonly question: string;
  readonly answer: string;
}

/**
 * Ids that the visitor's own name for a question leads to: asked again, it would be stored under
 * the same ones, so the database itself keeps it from being there twice. Of two within one
 * millisecond the question comes first. RFC 9562, version 8.
 */
export function requestIds(sessionId: string, requestId: string): ExchangeIds {
  const hex = createHash('sha256').update(`${sessionId} ${requestId.toLowerCase()}`).digest('hex');
  const stem = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 31)}`;
  return { question: `${stem}0`, answer: `${stem}1` };
}
