import { pauseUser, unpauseUser, unsuspendUser, usersKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import type { UserDialogProps } from './user-dialog-props.js';

export function UnsuspendDialog({ user: { userId, email }, onClose }: UserDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => unsuspendUser(userId),
    done: 'User Unsuspended',
    failed: 'Failed to unsuspend user account',
    refresh: usersKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Unsuspend User"
      action="Unsuspend"
      doing="Unsuspending..."
      busy={busy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> gets full access back at once: uploads, analyses and the coach.
      </p>
      <p>The reason and the end of the suspension are forgotten; the audit log keeps both.</p>
    </ConfirmDialog>
  );
}

export function PauseDialog({ user: { userId, email }, onClose }: UserDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => pauseUser(userId),
    done: 'Account Paused',
    failed: 'Failed to pause user account',
    refresh: usersKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Pause Account"
      action="Pause"
      doing="Pausing..."
      busy={busy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> can still sign in and read, but neither upload nor ask the coach,
        until somebody unpauses the account.
      </p>
      <p>
        A running subscription stays; its payments are not collected while the account is paused.
      </p>
    </ConfirmDialog>
  );
}

export function UnpauseDialog({ user: { userId, email }, onClose }: UserDialogProps) {
  const { start, busy } = useAdminAction({
    run: () => unpauseUser(userId),
    done: 'Account Unpaused',
    failed: 'Failed to unpause user account',
    refresh: usersKey,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="Unpause Account"
      action="Unpause"
      doing="Unpausing..."
      busy={busy}
      onConfirm={() => start()}
      onClose={onClose}
    >
      <p>
        <strong>{email}</strong> gets full access back at once, and payments of a running
        subscription are collected again.
      </p>
    </ConfirmDialog>
  );
}
