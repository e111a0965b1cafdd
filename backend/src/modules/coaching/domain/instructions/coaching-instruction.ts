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
  /** From 1 on; one more with each change, also of the switch, so that no edit undoes it unseen. */
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

/** An instruction that was deleted and can be restored. */
export interface DeletedInstruction extends CoachingInstruction {
  readonly deletedAt: Date;
  /** Address of the administrator; null where nobody is known. */
  readonly deletedBy: string | null;
}

/** One version as it was saved. */
export interface InstructionVersion {
  readonly instructionId: string;
  readonly version: number;
  readonly name: string;
  readonly category: InstructionCategory;
  readonly content: string;
  /** Null for versions saved before the switch was part of a version. */
  readonly isActive: boolean | null;
  readonly savedBy: string | null;
  readonly savedAt: Date;
}

const EDITABLE = ['name', 'category', 'content', 'isActive'] as const;

/** The instruction with the changes, as a new version; saving it unchanged makes none. */
export function revised(
  instruction: CoachingInstruction,
  draft: InstructionDraft,
  by: string | null,
  at: Date,
): CoachingInstruction {
  const changed = EDITABLE.some((field) => instruction[field] !== draft[field]);
  return {
    ...instruction,
    ...draft,
    version: instruction.version + (changed ? 1 : 0),
    lastModifiedBy: by,
    updatedAt: at,
  };
}

/** The deleted instruction as a new version. It comes back inactive: nobody has read it lately. */
export function restored(
  { deletedAt: _at, deletedBy: _by, ...instruction }: DeletedInstruction,
  by: string | null,
  at: Date,
): CoachingInstruction {
  return {
    ...instruction,
    isActive: false,
    version: instruction.version + 1,
    lastModifiedBy: by,
    updatedAt: at,
  };
}
