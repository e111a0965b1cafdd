import type { Line } from '../answer/say.js';
import type { FactSheet } from '../facts/fact-sheet.js';
import type { Finding } from '../findings/finding.js';
import { effortLevel, effortMeaning } from '../topics/effort/effort-lines.js';
import { rest } from './rest-words.js';

/** The one thing to do next: what the foremost finding asks for, then rest where it is due. */
export function nextStep(sheet: FactSheet, findings: readonly Finding[]): readonly Line[] {
  const action = findings.find((finding) => finding.action)?.action ?? null;
  const after = rest(sheet);
  if (action === null && after === null) return [effortMeaning(effortLevel(sheet))];
  return [action, after];
}
