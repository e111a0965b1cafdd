import { readFileSync } from 'node:fs';
import { EVAL_PLANS } from '../world/plans.js';
import type { Asked } from './judge.js';

/** Where the recording behind a question comes from. */
export type Origin = 'generated' | 'recorded';

/** Questions of one writer, who saw neither the code nor another set. */
export interface ListeningSet {
  readonly name: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  /** Least share of answered questions: what is reached, so that no change gives it up. */
  readonly floors: Readonly<Partial<Record<Origin, number>>>;
}

export const LISTENING_SETS: readonly ListeningSet[] = [
  { name: 'A', floors: { generated: 0.94 } },
  { name: 'B', floors: { generated: 0.89 } },
  { name: 'C', floors: { generated: 0.77, recorded: 0.68 } },
  { name: 'D', floors: { generated: 0.74, recorded: 0.6 } },
  { name: 'E', floors: { generated: 0.73, recorded: 0.66 } },
  { name: 'F', floors: { generated: 0.9, recorded: 0.84 } },
  { name: 'G', floors: { generated: 0.7, recorded: 0.6 } },
];

export function questionsOf({ name }: ListeningSet): readonly Asked[] {
  const file = new URL(`sets/${name.toLowerCase()}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Asked);
}

/** The device recordings that a question is about; the corpus holds them, not the repository. */
export function recordingsOf({ about }: Asked): readonly string[] {
  if (about.kind === 'history') return [];
  const names = about.kind === 'comparison' ? about.names : [about.name];
  return names.filter((name) => !EVAL_PLANS.some((plan) => plan.name === name));
}
