import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import type { SyntheticEvent } from 'react';
import { sentenceOf } from '../../../api/api-error.js';
import { fieldErrorsOf } from '../../../api/field-errors.js';
import { TextField } from '../../../components/form/text-field.js';
import { useFieldErrors } from '../../../components/form/use-field-errors.js';
import { useToast } from '../../../components/toast/use-toast.js';
import { requestPasswordReset } from '../api/forgot-password.js';
import styles from './auth-card.module.css';

export interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
}

export function ForgotPasswordForm({ email, onEmail, onSent }: ForgotPasswordFormProps) {
  const toast = useToast();
  const { errors, form, show, clear } = useFieldErrors<'email'>();
  const { mutate, isPending } = useMutation({
    mutationFn: requestPasswordReset,
    onSuccess: () => {
      toast.success('Reset Email Sent', { description: 'Check your email for password reset instructions' });
      onSent();
    },
    onError: (error) => {
      show(fieldErrorsOf(error));
      toast.error('Error', { description: sentenceOf(error, 'Failed to send reset email') });
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim() });
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1>Forgot your password?</h1>
      </div>
      <p className={styles.lead}>Enter the address of your account. We send you a link to choose a new password.</p>
      <form className={styles.form} ref={form} onSubmit={submit} aria-label="Forgot password">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          error={errors.email}
          onChange={(value) => {
            onEmail(value);
            clear('email');
          }}
        />
        <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
          {isPending ? 'Sending...' : 'Send Reset Link'}
        </Button>
        <Link to="/" search={{ login: true }} className={styles.aside}>
          Back to Login
        </Link>
      </form>
    </section>
  );
}
