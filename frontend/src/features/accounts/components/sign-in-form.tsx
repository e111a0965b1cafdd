import { useState, type SyntheticEvent } from 'react';
import { sentenceOf } from '#api/api-error.js';
import { fieldErrorsOf } from '#api/field-errors.js';
import { FormError } from '#components/form/form-error.js';
import { SubmitButton } from '#components/form/submit-button.js';
import { TextField } from '#components/form/text-field.js';
import { useFieldErrors } from '#components/form/use-field-errors.js';
import { useSending } from '#components/form/use-sending.js';
import { login } from '#api/generated/sdk.gen.js';
import type { LoginDto } from '#api/generated/types.gen.js';
import { useBeginning } from '../model/beginning.js';
import styles from './auth-card.module.css';

/** `focused`: the visitor came for this form and can type immediately. */
export function SignInForm({ focused }: { readonly focused: boolean }) {
  const beginning = useBeginning();
  const { lapse } = beginning;
  const [email, setEmail] = useState(lapse?.email ?? '');
  const [password, setPassword] = useState('');
  const { errors, form, show, clear } = useFieldErrors<'email' | 'password'>();
  const { send, pending, error } = useSending((body: LoginDto) => login({ body }), {
    once: true,
    onSuccess: (answer) => beginning.start(answer),
    onError: (refusal) => show(fieldErrorsOf(refusal)),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (show(missing(email, password))) send({ email: email.trim(), password });
  };
  const change = (name: 'email' | 'password', set: (value: string) => void) => (value: string) => {
    set(value);
    clear(name);
  };
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      onSubmit={submit}
      noValidate
      aria-label="Sign in"
    >
      <FormError>{error ? sentenceOf(error, 'Login failed') : null}</FormError>
      {lapse && !error ? (
        <p role="status" className={styles.lapse}>
          Your session has ended. Sign in to go on where you were.
        </p>
      ) : null}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus={focused}
        value={email}
        error={errors.email}
        onChange={change('email', setEmail)}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={change('password', setPassword)}
      />
      <SubmitButton pending={pending} busy="Signing In...">
        Sign In
      </SubmitButton>
      <a href="/forgot-password" className={styles.aside}>
        Forgot your password?
      </a>
    </form>
  );
}

/**
 * What the browser would ask for. It would also refuse addresses that accounts of earlier days
 * have; whether one fits is for the server to say.
 */
function missing(email: string, password: string): Partial<Record<'email' | 'password', string>> {
  return {
    ...(email.trim() === '' ? { email: 'Please enter your email address' } : {}),
    ...(password === '' ? { password: 'Please enter your password' } : {}),
  };
}
