import type { Instruction } from '#features/admin/model/instruction.js';

/** The dialog that is open, and whose it is. */
export type OpenInstruction =
  | { readonly kind: 'create' | 'preview' }
  | { readonly kind: 'edit' | 'versions' | 'delete'; readonly instruction: Instruction };
