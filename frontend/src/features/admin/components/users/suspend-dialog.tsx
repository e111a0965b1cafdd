import { Input } from 'antd';
import { useState } from 'react';
import { suspendUser } from '#api/generated/sdk.gen.js';
import { Field } from '#components/form/field.js';
import { ownWords } from '#lib/own-words.js';
import { usersKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { ConfirmDialog } from '../frame/confirm-dialog.js';
import type { UserDialogProps } from './user-dialog-props.js';

const LONGEST_REASON = 500;

export function SuspendDialog({
  user: { userId, email, subscriptionStatus },
  onClose,
}: UserDialogProps) {
  const place = `admin-suspend-${userId}`;
  const [reason, setReason] = useState(() => ownWords.read(place));
  const [durationDays, setDurationDays] = useState('');
  const problem = durationProblem(durationDays);
  const close = (): void => {
    ownWords.keep(place, '');
    onClose();
  };
  const { start, busy } = useAdminAction({
    run: () => suspendUser({ path: { id: userId }, body: toSuspension({ reason, durationDays }) }),
    done: 'User Suspended',
    failed: 'Failed to suspend user account',
    refresh: usersKey,
    onDone: close,
  });
  const days = Number(durationDays);
  const end =
    durationDays.trim() === '' || problem
      ? 'until an administrator unsuspends the account'
      : `for ${days} ${days === 1 ? 'day' : 'days'}`;
  return (
    <ConfirmDialog
      title="Suspend User"
      action="Suspend"
      doing="Suspending..."
      busy={busy}
      disabled={problem !== null}
      danger
      onConfirm={() => start()}
      onClose={close}
    >
      <Field id="suspend-reason" label="Reason (optional)" hint="The athlete reads it">
        <Input.TextArea
          id="suspend-reason"
          name="reason"
          rows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          aria-describedby="suspend-reason-note"
          onChange={({ target }) => {
            setReason(target.value);
            ownWords.keep(place, target.value);
          }}
        />
      </Field>
      <Field
        id="suspend-days"
        label="Duration in days (optional)"
        error={problem ?? undefined}
        hint="Empty for no end"
      >
        <Input
          id="suspend-days"
          name="durationDays"
          type="number"
          min={1}
          max={3650}
          step={1}
          value={durationDays}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== null}
          aria-describedby="suspend-days-note"
          onChange={(event) => setDurationDays(event.target.value)}
        />
      </Field>
      <p>
        <strong>{email}</strong> can sign in, read and pay, but can’t upload or ask the coach {end}.
        {subscriptionStatus === 'ACTIVE' ? ' The subscription continues and is charged.' : ''}
      </p>
    </ConfirmDialog>
  );
}

const MOST_DAYS = 3650;

interface Suspension {
  readonly reason?: string;
  readonly durationDays?: number;
}

interface SuspensionForm {
  readonly reason: string;
  readonly durationDays: string;
}

/** What is wrong with the length; null if nothing is. Empty means no end. */
function durationProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
    ? null
    : `Enter whole days from 1 to ${MOST_DAYS}, or leave it empty`;
}

function toSuspension({ reason, durationDays }: SuspensionForm): Suspension {
  return {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(durationDays.trim() === '' ? {} : { durationDays: Number(durationDays) }),
  };
}
