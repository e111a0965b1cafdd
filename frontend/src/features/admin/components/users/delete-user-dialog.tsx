import { ApiError } from '#api/api-error.js';
import { deleteUser } from '#api/generated/sdk.gen.js';
import { adminKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import type { UserDialogProps } from './user-dialog-props.js';

/** What the server may say of its own. */
const REFUSALS = [
  'Cannot delete admin users',
  'Cannot delete users with active paid subscriptions',
];

function failure(error: unknown): string {
  const sentence = error instanceof ApiError ? error.sentence : undefined;
  return (
    REFUSALS.find((refusal) => refusal === sentence?.replace(/\.$/, '')) ?? 'Failed to delete user'
  );
}

export function DeleteUserDialog({ user: { userId, email }, onClose }: UserDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => deleteUser({ path: { id: userId } }),
    done: 'User Deleted',
    failed: failure,
    refresh: adminKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Delete User"
      action="Delete"
      doing="Deleting..."
      busy={busy}
      danger
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> is signed out everywhere. Workouts and their files, analyses,
        reports, chats, the profile and the name are erased for good.
      </p>
      <p>
        One line under Deleted Accounts, the costs and the audit log stay. This cannot be undone.
      </p>
    </ConfirmDialog>
  );
}
