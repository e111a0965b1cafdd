import type { ReactNode } from 'react';
import { pauseUser, unpauseUser, unsuspendUser } from '#api/generated/sdk.gen.js';
import { usersKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import type { UserDialogProps } from './user-dialog-props.js';

interface AccessChange {
  readonly run: (call: { readonly path: { readonly id: string } }) => Promise<unknown>;
  /** Suspend, Pause … */
  readonly action: string;
  readonly doing: string;
  readonly done: string;
  readonly object: 'User' | 'Account';
  /** What follows from it; `name` is the user's email. */
  readonly consequences: (name: ReactNode) => ReactNode;
}

/** A change of one user's access, confirmed first. */
const accessDialog = ({ run, action, doing, done, object, consequences }: AccessChange) =>
  function AccessDialog({ user: { userId, email }, onClose }: UserDialogProps) {
    const { start, busy } = useAdminAction({
      run: () => run({ path: { id: userId } }),
      done: `${object} ${done}`,
      failed: `Failed to ${action.toLowerCase()} user account`,
      refresh: usersKey,
      onDone: onClose,
    });
    return (
      <ConfirmDialog
        title={`${action} ${object}`}
        action={action}
        doing={`${doing}...`}
        busy={busy}
        onConfirm={() => start()}
        onClose={onClose}
      >
        {consequences(<strong>{email}</strong>)}
      </ConfirmDialog>
    );
  };

export const UnsuspendDialog = accessDialog({
  run: unsuspendUser,
  action: 'Unsuspend',
  doing: 'Unsuspending',
  done: 'Unsuspended',
  object: 'User',
  consequences: (name) => (
    <>
      <p>{name} gets full access back immediately: uploads, analyses and the coach.</p>
      <p>The reason and the end of the suspension are forgotten; the audit log keeps both.</p>
    </>
  ),
});

export const PauseDialog = accessDialog({
  run: pauseUser,
  action: 'Pause',
  doing: 'Pausing',
  done: 'Paused',
  object: 'Account',
  consequences: (name) => (
    <>
      <p>
        {name} can still sign in and read, but neither upload nor ask the coach, until somebody
        unpauses the account.
      </p>
      <p>
        A running subscription stays; its payments are not collected while the account is paused.
      </p>
    </>
  ),
});

export const UnpauseDialog = accessDialog({
  run: unpauseUser,
  action: 'Unpause',
  doing: 'Unpausing',
  done: 'Unpaused',
  object: 'Account',
  consequences: (name) => (
    <p>
      {name} gets full access back immediately, and payments of a running subscription are collected
      again.
    </p>
  ),
});
