import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { SentenceSplitter } from '#coaching/domain/verifier/sentence-splitter.js';
import type { Problem } from '#coaching/domain/verifier/problem.js';
import { Verifier } from '#coaching/domain/verifier/verifier.js';
import { warned } from '../systems/ask.js';
import type { EvalWorld } from '../world/eval-world.js';
import {
  flagsOf,
  falsehoodsOf,
  truthsOf,
  type Flagged,
  type Half,
  type Said,
} from './proof-set.js';

/** What the verifier made of a text. */
export interface Judged {
  readonly said: Said;
  /** What the athlete would read. */
  readonly shown: string;
  readonly why: readonly Problem[];
  /** A sentence of it was left out. */
  readonly leftOut: boolean;
}

export interface PlayedProof {
  readonly half: Half;
  readonly falsehoods: readonly Judged[];
  readonly truths: readonly Judged[];
  readonly missed: readonly Flagged[];
  readonly falseAlarms: readonly Flagged[];
  readonly flags: readonly Flagged[];
}

export async function playProof(half: Half, world: EvalWorld): Promise<PlayedProof> {
  const { falsehoods, truths } = await playTexts(half, world);
  const flags = flagsOf(half);
  const seen = new Set<Flagged>();
  for (const one of flags) if ((await warned(one.text)) !== null) seen.add(one);
  return {
    half,
    falsehoods,
    truths,
    flags,
    missed: flags.filter((one) => one.flag && !seen.has(one)),
    falseAlarms: flags.filter((one) => !one.flag && seen.has(one)),
  };
}

/** What the verifier makes of the texts of a half. */
export async function playTexts(
  half: Half,
  world: EvalWorld,
): Promise<Pick<PlayedProof, 'falsehoods' | 'truths'>> {
  const judge = async (said: Said): Promise<Judged> => {
    const { sheet } = await world.groundOf({ about: said.about, units: 'METRIC' });
    return judged(said, sheet);
  };
  return {
    falsehoods: await each(falsehoodsOf(half), judge),
    truths: await each(truthsOf(half), judge),
  };
}

/** A falsehood is shown where anything of it is; a digit in it makes it one with a number. */
export const isShown = ({ shown }: Judged): boolean => /\p{L}/u.test(shown);
export const hasNumber = ({ shown }: Judged): boolean => /\p{N}/u.test(shown);

function judged(said: Said, sheet: FactSheet): Judged {
  const verifier = new Verifier(sheet, said.question, 'model');
  const splitter = new SentenceSplitter();
  const marked = withIds(said.text, sheet);
  const sentences = [...splitter.push(marked), ...splitter.end()];
  const why = sentences.flatMap((sentence) => verifier.judge(sentence).problems);
  const released = sentences.map((sentence) => verifier.check(sentence));
  return {
    said,
    why,
    shown: verifier.released.content,
    leftOut: released.some((text, at) => text === '' && sentences[at]?.trim() !== ''),
  };
}

/** A key that is not on the sheet becomes a mark of no fact, as a model would invent one. */
function withIds(text: string, sheet: FactSheet): string {
  return text.replace(/\[\[([^\]]+)\]\]/g, (_, key: string) => `[${idOf(key.trim(), sheet)}]`);
}

function idOf(key: string, sheet: FactSheet): string {
  const fact = sheet.facts.find((one) => one.key === key);
  const unknown = sheet.unknowns.find((one) => one.key === key);
  return fact?.id ?? unknown?.id ?? 'F99999';
}

async function each<T, R>(all: readonly T[], one: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of all) results.push(await one(item));
  return results;
}
