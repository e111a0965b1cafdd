import type { FactSheet } from '#coaching/domain/facts/fact-sheet.js';
import { SPAN_NAMES } from '#coaching/domain/facts/history/spans/span.js';
import { weekFindings } from '#coaching/domain/findings/weeks/index.js';
import { keptFindings } from '#coaching/domain/findings/kept.js';
import { withoutMarks } from '#coaching/domain/verifier/marks.js';
import { corpusIsThere } from '#test/corpus/corpus.js';
import { System } from '../systems/ask.js';
import type { EvalWorld } from '../world/eval-world.js';
import { answersIt, type Asked } from './judge.js';
import { questionsOf, recordingsOf, type ListeningSet, type Origin } from './listening-set.js';
import { isUnaskedReport } from './unasked-report.js';

/** A question of a set with the answer of the built-in coach. */
export interface Heard {
  readonly asked: Asked;
  readonly content: string;
  readonly answered: boolean;
  readonly unaskedReport: boolean;
  readonly origin: Origin;
}

export interface PlayedSet {
  readonly set: ListeningSet;
  readonly heard: readonly Heard[];
  /** Device recordings that are missing; questions about them are not asked. */
  readonly missing: readonly string[];
}

type Turns = Parameters<System['ask']>[0]['turns'];

/**
 * Asks the questions of a set in their order, each with its own conversation before it.
 *
 * @param world with histories of sixteen weeks, from which the wanted values are
 * @param every asks one question of so many, always the same ones; then none about histories,
 *   because each takes seconds to simulate
 */
export async function playSet(set: ListeningSet, world: EvalWorld, every = 1): Promise<PlayedSet> {
  const system = new System();
  const heard: Heard[] = [];
  const missing = new Set<string>();
  for (const asked of sliceOf(questionsOf(set), every)) {
    const recordings = recordingsOf(asked);
    if (recordings.length === 0 || corpusIsThere) heard.push(await ask(asked, system, world));
    else recordings.forEach((name) => missing.add(name));
  }
  return { set, heard, missing: [...missing].sort() };
}

function sliceOf(questions: readonly Asked[], every: number): readonly Asked[] {
  if (every === 1) return questions;
  return questions
    .filter(({ about }) => about.kind !== 'history')
    .filter((_, index) => index % every === 0);
}

async function ask(asked: Asked, system: System, world: EvalWorld): Promise<Heard> {
  const { sheet, tools } = await world.groundOf({ about: asked.about, units: 'METRIC' });
  const turns: Turns[number][] = [];
  for (const question of asked.turns ?? []) {
    const { content } = await system.ask({ question, sheet, tools, turns: [...turns] });
    turns.push({ role: 'user', content: question }, { role: 'assistant', content });
  }
  const { content, counts, coach } = await system.ask({
    question: asked.question,
    sheet,
    tools,
    turns,
  });
  return {
    asked,
    content,
    answered: answersIt(asked, { content, counts, warned: coach.startsWith('warning') }),
    unaskedReport: isUnaskedReport(asked.question, content, headlinesOf(sheet)),
    origin: recordingsOf(asked).length > 0 ? 'recorded' : 'generated',
  };
}

function headlinesOf(sheet: FactSheet): readonly string[] {
  const findings =
    sheet.kind === 'history'
      ? SPAN_NAMES.flatMap((span) => weekFindings(sheet, [span]).slice(0, 1))
      : keptFindings(sheet).slice(0, 1);
  return findings.map(({ statement }) => withoutMarks(statement));
}
