import type {
  CoachingInstruction,
  DeletedInstruction,
  InstructionVersion,
} from '../domain/instructions/coaching-instruction.js';

/**
 * The administrators' instructions to the coach. Contract suite:
 * test/contracts/coaching/coaching-instructions.repository.contract.ts.
 */
export abstract class CoachingInstructionsRepository {
  /** Those that are switched on. */
  abstract active(): Promise<readonly CoachingInstruction[]>;

  /** Newest change first. */
  abstract all(): Promise<readonly CoachingInstruction[]>;

  abstract find(id: string): Promise<CoachingInstruction | null>;

  abstract add(instruction: CoachingInstruction): Promise<void>;

  /**
   * Stores a change that was made to `version`; false where that version is not the latest any more
   * or the instruction is gone.
   */
  abstract save(instruction: CoachingInstruction, version: number): Promise<boolean>;

  /**
   * False where it was gone already. Its versions stay, because answers were given by them, and it
   * can be restored.
   */
  abstract remove(id: string, by: string | null, at: Date): Promise<boolean>;
  /** Deleted ones, the latest deletion first. */
  abstract deleted(): Promise<readonly DeletedInstruction[]>;
  /** Stores a deleted one as `restored` returned it; false where it is not deleted any more. */
  abstract restore(instruction: CoachingInstruction): Promise<boolean>;

  /** Oldest first. */
  abstract versions(id: string): Promise<readonly InstructionVersion[]>;
}
