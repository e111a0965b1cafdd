import type { RedFlag } from '#coaching/domain/safety/warning-signs.js';

/** Messages in the words of phones: what names a danger, and what only sounds like it. */
export interface SafetyExamples {
  readonly flag: RedFlag;
  readonly signs: readonly string[];
  readonly harmless: readonly string[];
}

/** @param lines one message a line */
export function examplesOf(
  flag: RedFlag,
  lines: { readonly signs: string; readonly harmless: string },
): SafetyExamples {
  return { flag, signs: linesOf(lines.signs), harmless: linesOf(lines.harmless) };
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
