import { cleanText } from '../untrusted/clean-text.js';
import { estimateTokens } from '../tokens.js';
import { INSTRUCTION_CATEGORIES, type CoachingInstruction } from './coaching-instruction.js';

/** Tokens for all instructions together, headings included. */
export const INSTRUCTIONS_BUDGET = 600;

/** Name and version of an instruction that took part in an answer; stored with it. */
export interface UsedInstruction {
  readonly name: string;
  readonly version: number;
}

/** What of the administrators' instructions goes into an answer. */
export interface InstructionsForAnswer {
  /**
   * Empty where there are none. One line for each, in the order general, training, nutrition,
   * recovery, performance.
   */
  readonly text: string;
  readonly used: readonly UsedInstruction[];
  /** Active ones that found no place within the budget. */
  readonly leftOut: readonly UsedInstruction[];
}

export const NO_INSTRUCTIONS: InstructionsForAnswer = { text: '', used: [], leftOut: [] };

/**
 * Takes the active ones in order; one that does not fit is left out whole, because half an
 * instruction may mean its opposite.
 */
export function instructionsForAnswer(all: readonly CoachingInstruction[]): InstructionsForAnswer {
  const lines: string[] = [];
  const used: UsedInstruction[] = [];
  const leftOut: UsedInstruction[] = [];
  for (const instruction of inOrder(all.filter(({ isActive }) => isActive))) {
    const line = JSON.stringify({
      [instruction.category]: cleanText(instruction.content, Number.POSITIVE_INFINITY),
    });
    const { name, version } = instruction;
    if (estimateTokens([...lines, line].join('\n')) > INSTRUCTIONS_BUDGET)
      leftOut.push({ name, version });
    else {
      lines.push(line);
      used.push({ name, version });
    }
  }
  return { text: lines.join('\n'), used, leftOut };
}

function inOrder(instructions: readonly CoachingInstruction[]): readonly CoachingInstruction[] {
  const rank = ({ category }: CoachingInstruction) => INSTRUCTION_CATEGORIES.indexOf(category);
  return [...instructions].sort(
    (a, b) =>
      rank(a) - rank(b) || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
