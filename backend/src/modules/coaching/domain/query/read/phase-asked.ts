import type { Scope } from '../query.js';

/** The warm-up or the cool-down, where a text speaks of one of them alone; null elsewhere. */
export function phaseIn(plain: string): Scope | null {
  const [warm, cool] = [/\bwarm ?-?up\b/.test(plain), /\b(?:cool|warm) ?-?down\b/.test(plain)];
  if (warm === cool || /\b(?:without|excluding|except|minus|leave out)\b/.test(plain)) return null;
  return { kind: 'phase', phase: warm ? 'warmup' : 'cooldown' };
}
