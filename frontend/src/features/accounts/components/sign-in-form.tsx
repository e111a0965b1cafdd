import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type SyntheticEvent } from 'react';
import { sentenceOf } from '../../../api/api-error.js';
import { FormError } from '../../../components/form/form-error.js';
import { TextField } from '../../../components/form/text-field.js';
import { signIn } from '../api/sign-in.js';
import { useSession } from '../model/session-context.js';
import styles from './auth-card.module.css';

export function SignInForm() {
  const session = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: signIn, onSuccess: (answer) => session.start(answer) });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ email: email.trim(), password });
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Sign in">
      <FormError>{error ? sentenceOf(error, 'Login failed') : null}</FormError>
      <TextField label="Email" name="email" type="email" autoComplete="username" value={email} onChange={setEmail} />
      <TextField label="Password" name="password" type="password" autoComplete="current-password" value={password} onChange={setPassword} />
      <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
        {isPending ? 'Signing In...' : 'Sign In'}
      </Button>
    </form>
  );
}
