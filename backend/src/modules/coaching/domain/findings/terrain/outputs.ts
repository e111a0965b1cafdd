import { say } from '#coaching/domain/answer/say.js';
import type { Fact } from '#coaching/domain/facts/fact.js';

interface Measured {
  readonly power?: Fact | undefined;
  readonly heartRate?: Fact | undefined;
}

/** ` at 227 W and 144 bpm`, as far as known; empty where neither is. */
export function atOutput({ power, heartRate }: Measured): string {
  if (power && heartRate) return say` at ${power} and ${heartRate}`;
  const one = power ?? heartRate;
  return one ? say` at ${one}` : '';
}

/** The numbers of a fact that lists several: `209 W, 204 W and 192 W`. */
export function listed(fact: Fact | undefined): readonly number[] {
  return (fact?.display.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** Places of a list as they are shown, with their unit: `209 W`. */
export function placesOf(fact: Fact): readonly string[] {
  return fact.display.split(/, | and /);
}
