/** Categories in the order in which their instructions are read. */
export const INSTRUCTION_CATEGORIES = [
  'general',
  'training',
  'nutrition',
  'recovery',
  'performance',
] as const;

export type InstructionCategory = (typeof INSTRUCTION_CATEGORIES)[number];

/**
 * What an administrator wants the coach to keep in mind; it ranks below the rules on safety and
 * truth.
 */
export interface CoachingInstruction {
  readonly id: string;
  readonly name: string;
  readonly category: InstructionCategory;
  readonly content: string;
  readonly isActive: boolean;
  /** From 1 on; one more with each change of name, category or content. */
  readonly version: number;
  /** Address of the administrator who saved it last; null where nobody is known. */
  readonly lastModifiedBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What can be changed of an instruction. */
export interface InstructionDraft {
  readonly name: string;
  readonly category: InstructionCategory;
  readonly content: string;
  readonly isActive: boolean;
}

/** One version as it was saved. */
export interface InstructionVersion {
  readonly instructionId: string;
  readonly version: number;
  readonly name: string;
  readonly category: InstructionCategory;
  readonly content: string;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

/** The instruction with the changes; switching it on or off makes no new version. */
export function revised(
  instruction: CoachingInstruction,
  draft: InstructionDraft,
  by: string | null,
  at: Date,
): CoachingInstruction {
  const { name, category, content } = instruction;
  const rewritten = name !== draft.name || category !== draft.category || content !== draft.content;
  return {
    ...instruction,
    ...draft,
    version: instruction.version + (rewritten ? 1 : 0),
    lastModifiedBy: by,
    updatedAt: at,
  };
}
