import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../api/api-error.js';
import { fieldErrorsOf } from '../../../api/field-errors.js';
import { FormError } from '../../../components/form/form-error.js';
import { TextField } from '../../../components/form/text-field.js';
import { useFieldErrors } from '../../../components/form/use-field-errors.js';
import { signIn } from '../api/sign-in.js';
import { useSession } from '../model/session-context.js';
import styles from './auth-card.module.css';

/** `focused`: whoever came for this form can type at once. */
export function SignInForm({ focused }: { readonly focused: boolean }) {
  const session = useSession();
  const { lapse } = session;
  const [email, setEmail] = useState(lapse?.email ?? '');
  const [password, setPassword] = useState('');
  const { errors, form, show, clear } = useFieldErrors<'email' | 'password'>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: signIn,
    onSuccess: (answer) => session.start(answer),
    onError: (refusal) => show(fieldErrorsOf(refusal)),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim(), password });
  };
  const change = (name: 'email' | 'password', set: (value: string) => void) => (value: string) => {
    set(value);
    clear(name);
  };
  return (
    <form className={styles.form} ref={form} onSubmit={submit} aria-label="Sign in">
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
      <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
      <Link to="/forgot-password" className={styles.aside}>
        Forgot your password?
      </Link>
    </form>
  );
}
