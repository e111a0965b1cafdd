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
  readonly leftOut: readonly CoachingInstruction[];
}

export const NO_INSTRUCTIONS: InstructionsForAnswer = { text: '', used: [], leftOut: [] };

/**
 * Takes the active ones in order; one that does not fit is left out whole, because half an
 * instruction may mean its opposite.
 */
export function instructionsForAnswer(all: readonly CoachingInstruction[]): InstructionsForAnswer {
  const lines: string[] = [];
  const used: UsedInstruction[] = [];
  const leftOut: CoachingInstruction[] = [];
  for (const instruction of inOrder(all.filter(({ isActive }) => isActive))) {
    const line = lineOf(instruction);
    if (estimateTokens([...lines, line].join('\n')) > INSTRUCTIONS_BUDGET)
      leftOut.push(instruction);
    else {
      lines.push(line);
      used.push({ name: instruction.name, version: instruction.version });
    }
  }
  return { text: lines.join('\n'), used, leftOut };
}

/** Tokens that one instruction needs of the budget. */
export function tokensOf(instruction: Pick<CoachingInstruction, 'category' | 'content'>): number {
  return estimateTokens(lineOf(instruction));
}

/** The instruction as a model reads it: on one line, so that its text cannot pose as a heading. */
function lineOf({ category, content }: Pick<CoachingInstruction, 'category' | 'content'>): string {
  return JSON.stringify({ [category]: cleanText(content, Number.POSITIVE_INFINITY) });
}

function inOrder(instructions: readonly CoachingInstruction[]): readonly CoachingInstruction[] {
  const rank = ({ category }: CoachingInstruction) => INSTRUCTION_CATEGORIES.indexOf(category);
  return [...instructions].sort(
    (a, b) =>
      rank(a) - rank(b) || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
  );
}
