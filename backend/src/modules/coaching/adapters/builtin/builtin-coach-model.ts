import { coachAnswer, type Aids } from '#coaching/domain/answer/coach-answer.js';
import type { CoachTools } from '#coaching/ports/coach-tools.js';
import { CoachModel, type CoachEvent, type CoachRequest } from '#coaching/ports/coach-model.js';
import type { MeaningFinder } from './meaning-finder.js';
import { lookWithTools } from './look-with-tools.js';
import { tellWithTools } from './tell-with-tools.js';

/**
 * Answers by rules from the fact sheet alone: immediately, without a network, and always the same to
 * the same.
 */
export class BuiltinCoachModel extends CoachModel {
  override readonly name = 'builtin';
  override readonly model = null;

  /** @param meanings finds what is meant where the rules do not; without it the rules answer alone */
  constructor(private readonly meanings: MeaningFinder | null = null) {
    super();
  }

  override async *answer(
    { question, sheet, turns, tools, rewrite }: CoachRequest,
    signal: AbortSignal,
  ): AsyncGenerator<CoachEvent> {
    const earlier = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
    const nearest = await this.meanings?.nearestFor(question, sheet.kind, earlier);
    signal.throwIfAborted();
    const answer = coachAnswer(question, sheet, earlier, {
      nearest,
      ...(tools && aidsOf(tools)),
    });
    const found = answer.sheet.facts.slice(sheet.facts.length);
    if (found.length > 0) yield { kind: 'facts', facts: found };
    // Rules say the same again: what did not hold the first time is left out.
    for (const text of rewrite ? [] : answer.sentences) {
      signal.throwIfAborted();
      yield { kind: 'sentence', text };
    }
    yield {
      kind: 'finish',
      reason: 'stop',
      tokens: null,
      ...(answer.counts ? {} : { counts: false, guesses: answer.guesses }),
    };
  }
}

/** What the tools that were bound to the question can look up. */
function aidsOf(tools: CoachTools): Aids {
  return {
    look: lookWithTools(tools),
    tell: tellWithTools(tools),
    run: tools.query && ((query) => tools.query?.(query) ?? null),
    past: tools.past && ((query) => tools.past?.(query) ?? null),
    sides: tools.sides && ((query) => tools.sides?.(query) ?? null),
  };
}
