const FIRST_MS = 1_500;
const LONGEST_MS = 30_000;

/** The share of a wait that chance decides, so that browsers do not all come back together. */
const JITTER = 0.5;

/**
 * The wait before try number `attempt`, from 1: doubled each time up to half a minute, minus up to
 * half of it by chance.
 */
export function backOffMs(attempt: number, chance = Math.random()): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole * (1 - JITTER * chance));
}
