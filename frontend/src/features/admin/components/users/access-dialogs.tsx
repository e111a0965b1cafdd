import type { ReactNode } from 'react';
import type { ChangedUserAnswer } from '#api/generated/types.gen.js';
import { pauseUser, unpauseUser, unsuspendUser } from '#api/generated/sdk.gen.js';
import { useToast } from '#components/toast/use-toast.js';
import { usersKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { dayOf } from '#features/admin/model/new-york.js';
import type { UserRow } from '#features/admin/model/user-list.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import type { UserDialogProps } from './user-dialog-props.js';

interface AccessChange {
  readonly run: (call: { readonly path: { readonly id: string } }) => Promise<ChangedUserAnswer>;
  /** Suspend, Pause … */
  readonly action: string;
  readonly doing: string;
  readonly done: string;
  readonly object: 'User' | 'Account';
  /** What follows from it; `name` is the user's email in bold. */
  readonly consequences: (name: ReactNode, user: UserRow) => ReactNode;
}

/** A change of one user's access, confirmed first. */
const accessDialog = ({ run, action, doing, done, object, consequences }: AccessChange) =>
  function AccessDialog({ user, onClose }: UserDialogProps) {
    const { userId, email } = user;
    const toast = useToast();
    const { start, busy } = useAdminAction({
      run: () => run({ path: { id: userId } }),
      failed: `Failed to ${action.toLowerCase()} user account`,
      refresh: usersKey,
      onDone: ({ user: { paymentGraceUntil } }) => {
        toast.success(`${object} ${done}`, {
          description: paymentGraceUntil
            ? `A payment is overdue. Access is full until ${dayOf(paymentGraceUntil)}.`
            : undefined,
        });
        onClose();
      },
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
        {consequences(<strong>{email}</strong>, user)}
      </ConfirmDialog>
    );
  };

export const UnsuspendDialog = accessDialog({
  run: unsuspendUser,
  action: 'Unsuspend',
  doing: 'Unsuspending',
  done: 'Unsuspended',
  object: 'User',
  consequences: (name, { subscriptionStatus }) => (
    <>
      <p>{name} can upload, analyze and ask the coach again immediately.</p>
      {subscriptionStatus === 'SUSPENDED' ? (
        <p>
          A payment is overdue: access is full for 7 days, then locked again unless the payment
          arrives.
        </p>
      ) : null}
      <p>The audit log keeps the reason and the end of the suspension.</p>
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
      {name} gets full access back immediately. Payments of a running subscription are collected
      again.
    </p>
  ),
});
