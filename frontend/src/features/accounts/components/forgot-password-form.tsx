import type { SyntheticEvent } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { SubmitButton } from '#components/form/submit-button.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useSending } from '#components/form/use-sending.js';
import { useTypedBefore } from '#components/form/use-typed-before.js';
import type { PlainToast } from '#components/toast/plain-toast.js';
import { forgotPassword } from '#api/generated/sdk.gen.js';
import type { ForgotPasswordDto } from '#api/generated/types.gen.js';
import { emailErrors } from '../model/registration-form.js';
import styles from './auth-card.module.css';

export interface ForgotPasswordFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onSent: () => void;
  readonly toast: PlainToast;
}

export function ForgotPasswordForm({ email, onEmail, onSent, toast }: ForgotPasswordFormProps) {
  const { errors, form, show, clear } = useFieldErrors<'email'>();
  useTypedBefore(form, ({ email: typed }) => (typed ? onEmail(typed) : undefined));
  const { send, pending } = useSending((body: ForgotPasswordDto) => forgotPassword({ body }), {
    onSuccess: () => {
      toast.success('Reset Email Sent', 'Check your email for password reset instructions');
      onSent();
    },
    onError: (error) => {
      show(fieldErrorsOf(error));
      toast.error('Error', sentenceOf(error, 'Failed to send reset email'));
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (show(emailErrors(email))) send({ email: email.trim() });
  };
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h1>Forgot your password?</h1>
      </div>
      <p className={styles.lead}>
        Enter the address of your account. We send you a link to choose a new password.
      </p>
      <form
        className={styles.form}
        ref={form}
        method="post"
        onSubmit={submit}
        noValidate
        aria-label="Forgot password"
      >
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
        <SubmitButton pending={pending} busy="Sending...">
          Send Reset Link
        </SubmitButton>
        <a href="/?login=true" className={styles.aside}>
          Back to Login
        </a>
      </form>
    </section>
  );
}
