import { graded, type Graded } from '../checks/grade.js';
import type { EvalQuestion } from '../questions/question.js';
import type { EvalWorld } from '../world/eval-world.js';
import type { System } from './ask.js';

/**
 * Asks one after the other; of a follow-up the earlier question comes along as a turn, as the
 * product would send it.
 */
export async function runQuestions(
  system: System,
  questions: readonly EvalQuestion[],
  world: EvalWorld,
): Promise<readonly Graded[]> {
  const answers: Graded[] = [];
  for (const question of questions) {
    const ground = await world.groundOf(question);
    const turns = (question.before ?? []).flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: 'So it was.' },
    ]);
    const { tools } = ground;
    const learned: Parameters<typeof ground.sheet.with>[0][number][] = [];
    const watched = {
      get offers() {
        return tools.offers;
      },
      run: (...args: Parameters<typeof tools.run>) => {
        const result = tools.run(...args);
        if ('facts' in result) learned.push(...result.facts);
        return result;
      },
      query: (...args: Parameters<typeof tools.query>) => {
        const result = tools.query(...args);
        if (result && 'facts' in result) learned.push(...result.facts);
        return result;
      },
      sides: (...args: Parameters<typeof tools.sides>) => {
        const result = tools.sides(...args);
        if (result && 'facts' in result) learned.push(...result.facts);
        return result;
      },
      past: (...args: Parameters<typeof tools.past>) => {
        const result = tools.past(...args);
        if (result && 'facts' in result) learned.push(...result.facts);
        return result;
      },
    };
    const seen = await system.ask({
      question: question.text,
      sheet: ground.sheet,
      turns,
      tools: watched,
    });
    const found = seen.found && seen.found.length > 0 ? seen.found : learned;
    answers.push(graded(question, seen, ground, ground.sheet.with(found).sheet));
  }
  return answers;
}
