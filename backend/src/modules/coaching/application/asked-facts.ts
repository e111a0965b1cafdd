import type { Fact } from '../domain/facts/fact.js';
import type { FactSheet } from '../domain/facts/fact-sheet.js';
import type { CoachModel, CoachRequest } from '../ports/coach-model.js';

/** A sheet with what a question asks for, and the ids of it. */
export interface AskedFacts {
  readonly sheet: FactSheet;
  /** Empty where the question was not understood, or asks for no fact. */
  readonly asked: readonly string[];
}

/**
 * Looks up what a question asks for before a model is asked, so that the model rarely needs tools
 * and its answer can be held against it.
 * @param reader the built-in coach: it answers immediately and always the same
 */
export async function askedFacts(
  reader: CoachModel,
  request: CoachRequest,
  signal: AbortSignal,
): Promise<AskedFacts> {
  const found: Fact[] = [];
  const sentences: string[] = [];
  let understood = false;
  for await (const event of reader.answer(request, signal)) {
    if (event.kind === 'facts') found.push(...event.facts);
    else if (event.kind === 'finish') understood = event.counts !== false;
    else sentences.push(event.text);
  }
  const { sheet } = request.sheet.with(found);
  return { sheet, asked: understood ? citedFirst(sentences.join('')) : [] };
}

/** The facts in the first sentence that cites any, with the table that belongs to it. */
function citedFirst(answer: string): readonly string[] {
  const blocks = answer.split(/\n\n/);
  const at = blocks.findIndex((block) => CITED.test(block));
  if (at === -1) return [];
  const table = blocks[at + 1]?.startsWith('|') ? blocks[at + 1] : '';
  return [...new Set(`${blocks[at]}${table}`.match(new RegExp(CITED, 'g')))].map((mark) =>
    mark.slice(1, -1),
  );
}

const CITED = /\[F\d+\]/;
