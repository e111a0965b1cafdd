import type { Fact, Unknown } from '../facts/fact.js';
import type { FactSheet } from '../facts/fact-sheet.js';

/** Ours: up to this a coach would call it even, beyond the second one a fade or a strong finish. Percent of output. */
const EVEN_WITHIN = 3;
const CLEAR_FROM = 7;

/** A heart rate that moves by this much at the same output has something to tell, bpm. */
export const TELLING_HEART_RATE = 5;

export type PacingWord = 'even' | 'eased' | 'faded' | 'lifted' | 'strong';

/** How the end compared with the second quarter, or why that says nothing. */
export type PacingVerdict =
  | { readonly judged: false; readonly reason: Unknown }
  | {
      readonly judged: true;
      readonly word: PacingWord;
      readonly output: Fact;
      readonly pace: Fact | undefined;
      readonly heartRate: Fact | undefined;
      /** False where speed stands in for effort outdoors, or the effort was never even: then the word is only a hint. */
      readonly firm: boolean;
    };

/** The second quarter is the yardstick: the first holds the warm-up. */
export function pacingVerdict(sheet: FactSheet): PacingVerdict {
  const reason = sheet.unknown('pacing');
  const output = sheet.get('pacing.fade.output');
  if (reason) return { judged: false, reason };
  if (!output) return { judged: false, reason: NOT_COMPARABLE };
  const { family, indoor, shape } = sheet.context;
  const speedOfRide = family === 'cycling' && output.about.includes('speed') && !indoor;
  return {
    judged: true,
    word: wordFor(Number(output.value)),
    output,
    pace: sheet.get('pacing.fade.pace'),
    heartRate: sheet.get('pacing.fade.heartRate'),
    firm: !speedOfRide && (shape === 'steady' || shape === 'rolling'),
  };
}

const NOT_COMPARABLE: Unknown = {
  id: 'N0',
  key: 'pacing',
  label: 'Pacing',
  reason: 'too little of the session can be compared part by part',
};

function wordFor(change: number): PacingWord {
  if (change <= -CLEAR_FROM) return 'faded';
  if (change <= -EVEN_WITHIN) return 'eased';
  if (change < EVEN_WITHIN) return 'even';
  return change < CLEAR_FROM ? 'lifted' : 'strong';
}
