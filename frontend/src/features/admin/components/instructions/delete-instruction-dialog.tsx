import { deleteInstruction } from '#api/generated/sdk.gen.js';
import { instructionsKey } from '#features/admin/api/instructions.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { Instruction } from '#features/admin/model/instruction.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';

export interface DeleteInstructionDialogProps {
  readonly instruction: Instruction;
  readonly onClose: () => void;
}

export function DeleteInstructionDialog({
  instruction: { id, name, isActive },
  onClose,
}: DeleteInstructionDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => deleteInstruction({ path: { id } }),
    done: 'Coaching Instruction Deleted',
    failed: 'Failed to delete coaching instruction',
    refresh: instructionsKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Delete Coaching Instruction"
      action="Delete"
      doing="Deleting..."
      busy={busy}
      danger
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{name}</strong>{' '}
        {isActive
          ? 'takes part in no answer from the next question on'
          : 'is inactive and takes part in no answer now'}
        . It cannot be brought back; what was answered with it keeps its name and version.
      </p>
      {isActive ? <p>To only leave it out for a while, make it inactive.</p> : null}
    </ConfirmDialog>
  );
}
