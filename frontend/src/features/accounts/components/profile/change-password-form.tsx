import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { token } from '#api/token.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { NewPasswordField } from '#components/form/new-password-field.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useToast } from '#components/toast/use-toast.js';
import { changePassword } from '#api/generated/sdk.gen.js';
import type { ChangePasswordDto } from '#api/generated/types.gen.js';
import { passwordLength } from '#lib/password-strength.js';
import styles from './profile-form.module.css';

/** A new password for this account; every other browser is signed out by it. */
export function ChangePasswordForm({
  email,
  onDone,
}: {
  readonly email: string;
  readonly onDone: () => void;
}) {
  const toast = useToast();
  const [filled, setFilled] = useState(NO_PASSWORDS);
  const { errors, form, show, clear } = useFieldErrors<keyof PasswordChange>();
  const { mutate, isPending } = useLockedMutation({
    once: true,
    // Ends every other session; this one goes on with the token of the answer.
    mutationFn: (body: ChangePasswordDto) => changePassword({ body }),
    onSuccess: ({ token: issued }) => {
      token.store(issued);
      toast.success('Password changed successfully.');
      onDone();
    },
    onError: (error) => {
      const sentence = sentenceOf(error, 'Failed to change password.');
      const byField = fieldErrorsOf(error);
      show(Object.keys(byField).length > 0 ? byField : { currentPassword: sentence });
      toast.error('Error', { description: sentence });
    },
  });
  const text = (name: keyof PasswordChange) => ({
    name,
    value: filled[name],
    error: errors[name],
    onChange: (value: string) => {
      setFilled((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const { currentPassword, newPassword } = filled;
    if (isFilled(filled) && show(passwordChangeErrors(filled)) && !isPending)
      mutate({ currentPassword, newPassword });
  };
  return (
    <form
      className={styles.form}
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label="Change password"
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        autoFocus
        {...text('currentPassword')}
      />
      <NewPasswordField label="New password" known={[email]} eight {...text('newPassword')} />
      <TextField
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
        {...text('confirmPassword')}
      />
      <p className={styles.note}>Every other browser where you are signed in will be signed out.</p>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={!isFilled(filled) || isPending}>
          {isPending ? 'Saving...' : 'Save New Password'}
        </Button>
        <Button onClick={onDone}>Keep the old one</Button>
      </div>
    </form>
  );
}

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

const NO_PASSWORDS: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** More than a first password needs: changing it is a deliberate choice. */
const MIN_LENGTH = 8;

/** Sentences by field; empty where the form may be sent. */
function passwordChangeErrors({
  newPassword,
  confirmPassword,
}: PasswordChange): Partial<Record<keyof PasswordChange, string>> {
  return {
    ...(passwordLength(newPassword) < MIN_LENGTH
      ? { newPassword: 'Password must be at least 8 characters long.' }
      : {}),
    ...(newPassword !== confirmPassword ? { confirmPassword: 'New passwords do not match.' } : {}),
  };
}

function isFilled(change: PasswordChange): boolean {
  return Object.values(change).every((text) => text !== '');
}
