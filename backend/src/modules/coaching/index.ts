export { CoachQuality, type ModelQuality } from './application/quality/coach-quality.query.js';
export {
  CoachingInstructions,
  type ChangedInstruction,
  type DraftWeight,
  type InstructionsInUse,
  type PromptPreview,
} from './application/instructions/coaching-instructions.js';
export {
  INSTRUCTION_CATEGORIES,
  type CoachingInstruction,
  type DeletedInstruction,
  type InstructionCategory,
  type InstructionDraft,
  type InstructionVersion,
} from './domain/instructions/coaching-instruction.js';
export { CoachingModule } from './coaching.module.js';
