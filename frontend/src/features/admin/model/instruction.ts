export const CATEGORIES = ['general', 'training', 'nutrition', 'recovery', 'performance'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface InstructionDraft {
  readonly name: string;
  readonly category: Category;
  readonly content: string;
  readonly isActive: boolean;
}

export interface Instruction extends InstructionDraft {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly lastModifiedBy: string | null;
}

/** One version as it was saved. */
export interface InstructionVersion {
  readonly version: number;
  readonly name: string;
  readonly category: Category;
  readonly content: string;
  readonly savedBy: string | null;
  readonly savedAt: string;
}

/** The coach's prompt as the next answer will have it. */
export interface PromptPreview {
  readonly prompt: string;
  readonly tokens: number;
  readonly budget: number;
  readonly included: readonly UsedInstruction[];
  readonly leftOut: readonly UsedInstruction[];
}

export interface UsedInstruction {
  readonly name: string;
  readonly version: number;
}

export const NEW_INSTRUCTION: InstructionDraft = { name: '', category: 'general', content: '', isActive: true };

export const draftOf = ({ name, category, content, isActive }: InstructionDraft): InstructionDraft => ({ name, category, content, isActive });

export const isComplete = ({ name, content }: InstructionDraft): boolean => name.trim() !== '' && content.trim() !== '';
