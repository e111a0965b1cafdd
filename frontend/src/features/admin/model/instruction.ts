import type {
  DeletedInstructionAnswer,
  DraftWeightAnswer,
  InstructionAnswer,
  InstructionDto,
  InstructionListAnswer,
  InstructionVersionAnswer,
  PromptPreviewAnswer,
  UsedInstructionAnswer,
} from '#api/generated/types.gen.js';

export type Category = InstructionAnswer['category'];
export const CATEGORIES = [
  'general',
  'training',
  'nutrition',
  'recovery',
  'performance',
] as const satisfies readonly Category[];

export type InstructionDraft = Required<InstructionDto>;
export type Instruction = InstructionAnswer;
/** All instructions, and what of them is read. */
export type InstructionList = InstructionListAnswer;
export type DeletedInstruction = DeletedInstructionAnswer;
/** The tokens of a draft, and what it leaves no room for. */
export type DraftWeight = DraftWeightAnswer;
/** One version as it was saved. */
export type InstructionVersion = InstructionVersionAnswer;
/** The coach's prompt as the next answer will have it. */
export type PromptPreview = PromptPreviewAnswer;
export type UsedInstruction = UsedInstructionAnswer;

export const NEW_INSTRUCTION: InstructionDraft = {
  name: '',
  category: 'general',
  content: '',
  isActive: true,
};

export const draftOf = ({
  name,
  category,
  content,
  isActive,
}: InstructionDraft): InstructionDraft => ({ name, category, content, isActive });

export const isComplete = ({ name, content }: InstructionDraft): boolean =>
  name.trim() !== '' && content.trim() !== '';
