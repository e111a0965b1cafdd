import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { NewPasswordField } from '#components/form/new-password-field.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useToast } from '#components/toast/use-toast.js';
import { resetPassword } from '#api/generated/sdk.gen.js';
import type { ResetPasswordDto } from '#api/generated/types.gen.js';
import { passwordLength } from '#lib/password-strength.js';
import { minPasswordLength } from '../model/registration-form.js';
import styles from './auth-card.module.css';

export interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link is used up, too old, or was never given out. */
  readonly onRefused: () => void;
}

export function ResetPasswordForm({ token, onDone, onRefused }: ResetPasswordFormProps) {
  const toast = useToast();
  const [filled, setFilled] = useState<NewPasswordForm>({ password: '', confirmPassword: '' });
  const { errors, form, show, clear } = useFieldErrors<keyof NewPasswordForm>();
  const { mutate, isPending } = useLockedMutation({
    once: true,
    mutationFn: (body: ResetPasswordDto) => resetPassword({ body }),
    onSuccess: () => {
      toast.success('Password Reset Successful', {
        description: 'Your password has been updated successfully',
      });
      onDone();
    },
    onError: (error) => {
      show(fieldErrorsOf(error));
      toast.error('Error', { description: sentenceOf(error, 'Failed to reset password') });
      if (error instanceof ApiError && error.code === 'INVALID_RESET_TOKEN') onRefused();
    },
  });
  const text = (name: keyof NewPasswordForm) => ({
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
    if (show(newPasswordErrors(filled)) && !isPending) mutate({ token, password: filled.password });
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1>Choose a new password</h1>
      </div>
      <form
        className={styles.form}
        ref={form}
        onSubmit={submit}
        noValidate
        aria-label="Reset password"
      >
        <NewPasswordField label="New password" {...text('password')} />
        <TextField
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          {...text('confirmPassword')}
        />
        <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
          {isPending ? 'Saving...' : 'Reset Password'}
        </Button>
      </form>
    </section>
  );
}

interface NewPasswordForm {
  readonly password: string;
  readonly confirmPassword: string;
}

/** Sentences by field; empty where the form may be sent. */
function newPasswordErrors({
  password,
  confirmPassword,
}: NewPasswordForm): Partial<Record<keyof NewPasswordForm, string>> {
  return {
    ...(passwordLength(password) < minPasswordLength
      ? { password: 'Password must be at least 6 characters long' }
      : {}),
    ...(password !== confirmPassword ? { confirmPassword: 'Passwords do not match' } : {}),
  };
}
