import { softmax } from '#coaching/domain/understanding/meanings/head.js';
import type { RedFlag } from '../warning-signs.js';
import { SAFETY_EXAMPLES } from './examples/all-examples.js';
import {
  DANGER_ENCODER,
  DANGER_SCALE,
  DANGER_WEIGHTS,
  DANGER_WIDTH,
} from './generated/danger-weights.js';

/** From this likelihood of any danger on, the athlete is answered as if it was named. */
const ALARM = 0.75;
/** The same where the message itself says that all is well, or laughs about it. */
const ALARM_REASSURED = 0.97;
const REASSURED =
  /\b(?:lol|lmao|haha\w*|hehe|just nerves|(?:felt|feel|feeling|was|is|are|all|its|it's|then|im|i'm|now) (?:\w+ )?(?:fine|great|good|normal|healed|ok|okay|amazing)|no issues?|no problem|like everyone|gone (?:now|after|at|when|by)|loosened|better after|as always|as usual|every (?:june|spring|summer)|loved it|got away|flew off)\b/;

/** Whether so likely a danger is answered. */
export const isAlarming = (likelihood: number, message: string): boolean =>
  likelihood >= (REASSURED.test(message.toLowerCase()) ? ALARM_REASSURED : ALARM);

const SORE =
  /\b(?:sore|niggl\w*|tight(?:ness)?|ach(?:e|es|ing|y)|stiff(?:ness)?|twinge\w*|tender|irritated|grumbl\w*)\b/;
const FRESH =
  /\b(?:swollen|swelling|can'?t|cannot|couldn'?t|pop\w*|snap\w*|crash\w*|fell|fall|hit|numb|cold|bone|worse|sharp|stab\w*|night|limp\w*|weight|bruis\w*|red|hot|calf|calves|agony|unbearable)\b/;

/**
 * A soreness that only sounds like a fresh injury is one that nobody here can judge, and no
 * emergency.
 */
export const asSaid = (flag: RedFlag, message: string): RedFlag => {
  const words = message.toLowerCase();
  return flag === 'trauma' && SORE.test(words) && !FRESH.test(words) ? 'injury' : flag;
};

/** Rows of the head; the first is no danger. */
export const DANGER_ROWS: readonly (RedFlag | null)[] = [
  null,
  ...new Set(Object.values(SAFETY_EXAMPLES).map(({ flag }) => flag)),
];

/** A linear head on the vectors of one encoder: a row for each danger, vector and 1. */
export interface DangerHead {
  readonly encoder: string;
  readonly width: number;
  /** What a weight of 127 stands for. */
  readonly scale: number;
  readonly weights: Int8Array;
}

/** Trained on the examples by `npm run dangers -w backend -- --write`. */
export const DANGER_HEAD: DangerHead = {
  encoder: DANGER_ENCODER,
  width: DANGER_WIDTH,
  scale: DANGER_SCALE,
  weights: Int8Array.from(atob(DANGER_WEIGHTS), (letter) => letter.charCodeAt(0)),
};

/** The danger that a vector most likely means, with the likelihood of any danger, 0 to 1. */
export function dangerOf(
  { width, scale, weights }: DangerHead,
  vector: Float32Array,
): { readonly flag: RedFlag; readonly likelihood: number } {
  const shares = softmax(
    DANGER_ROWS.map((_, row) => {
      const start = row * (width + 1);
      let sum = weights[start + width] ?? 0;
      for (let at = 0; at < width; at += 1) sum += (weights[start + at] ?? 0) * (vector[at] ?? 0);
      return (sum * scale) / 127;
    }),
  );
  const rest = DANGER_ROWS.flatMap((flag, row) =>
    flag ? [{ flag, share: shares[row] ?? 0 }] : [],
  );
  const likeliest = rest.reduce((most, one) => (one.share > most.share ? one : most));
  return { flag: likeliest.flag, likelihood: 1 - (shares[0] ?? 1) };
}
