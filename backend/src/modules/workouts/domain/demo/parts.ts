import type { Part, PartKind } from '../simulation/session-plan.js';

/** One stretch of a session at an output, or on the way from it to another. */
export function part(kind: PartKind, seconds: number, output: number, to?: number): Part {
  return { kind, seconds, output, ...(to !== undefined && { to }) };
}

export function steady(seconds: number, output: number, to?: number): Part {
  return part('steady', seconds, output, to);
}

/** The efforts with the same rest between each two of them. */
export function alternating(work: readonly Part[], rest: Part): Part[] {
  return work.flatMap((effort, at) => (at === work.length - 1 ? [effort] : [effort, rest]));
}
