import { createHash } from 'node:crypto';
import { canonicalJson } from '../domain/facts/canonical-json.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';

/**
 * SHA-256 of all that the coach could know, so that an answer can be traced to the very facts it
 * was based on.
 */
export function sheetHash(sheet: FactSheet): string {
  const { context, facts, constants, unknowns, extras } = sheet;
  return createHash('sha256')
    .update(canonicalJson({ context, facts, constants, unknowns, extras }))
    .digest('hex');
}
