import { ownWords } from '#lib/own-words.js';
import { draftOf, type InstructionDraft, NEW_INSTRUCTION } from './instruction.js';

/** What was typed and not saved, of which instruction and version. */
export interface KeptInstruction {
  /** Null for a new one. */
  readonly id: string | null;
  readonly base: number;
  readonly draft: InstructionDraft;
}

const PLACE = 'admin-instruction';

/** Outlives a reload and a session that ends while somebody types; goes with the tab. */
export const keptInstruction = {
  read: (): KeptInstruction | null => {
    try {
      const kept = JSON.parse(ownWords.read(PLACE)) as KeptInstruction;
      return { ...kept, draft: draftOf({ ...NEW_INSTRUCTION, ...kept.draft }) };
    } catch {
      return null;
    }
  },
  keep: (kept: KeptInstruction): void => ownWords.keep(PLACE, JSON.stringify(kept)),
  forget: (): void => ownWords.keep(PLACE, ''),
};
