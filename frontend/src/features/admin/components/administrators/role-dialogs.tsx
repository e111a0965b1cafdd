import { demoteAdministrator, removeAdministrator } from '#api/generated/sdk.gen.js';
import { adminKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { Administrator } from '#features/admin/model/administrators.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';

export interface RoleDialogProps {
  readonly administrator: Administrator;
  readonly onClose: () => void;
}

export function DemoteDialog({ administrator: { userId, email }, onClose }: RoleDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => demoteAdministrator({ path: { id: userId } }),
    done: 'Administrator Demoted',
    failed: 'Failed to demote administrator',
    refresh: adminKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Demote Administrator"
      action="Demote"
      doing="Demoting..."
      busy={busy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> is signed out and becomes an athlete. The account and its password
        stay.
      </p>
    </ConfirmDialog>
  );
}

export function RemoveDialog({ administrator: { userId, email }, onClose }: RoleDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => removeAdministrator({ path: { id: userId } }),
    done: 'Administrator Removed',
    failed: 'Failed to remove administrator',
    refresh: adminKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Remove Administrator"
      action="Remove"
      doing="Removing..."
      busy={busy}
      danger
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> is signed out, and the account is erased with everything in it. The
        audit log stays. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
