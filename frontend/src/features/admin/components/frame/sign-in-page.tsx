import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { ApiError, NetworkError, sentenceOf } from '#api/api-error.js';
import type { AdminLoginDto, SessionAnswer } from '#api/generated/types.gen.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { Brand } from '#components/brand.js';
import { TextField } from '#components/form/text-field.js';
import { useToast } from '#components/toast/use-toast.js';
import { adminLogin } from '#api/generated/sdk.gen.js';
import styles from './sign-in-page.module.css';

class NotAnAdmin extends Error {
  override readonly name = 'NotAnAdmin';
}

/**
 * @throws ApiError where the server refuses
 * @throws NotAnAdmin where the account is no administrator's
 */
async function signInAsAdmin(body: AdminLoginDto): Promise<SessionAnswer> {
  const answer = await adminLogin({ body });
  if (answer.user.role !== 'admin') throw new NotAnAdmin('Not an admin');
  return answer;
}

function why(error: unknown): string {
  if (error instanceof NotAnAdmin || (error instanceof ApiError && error.status === 403))
    return 'Not an admin';
  if (error instanceof NetworkError) return 'Stridewatt cannot be reached right now.';
  return sentenceOf(error, 'Invalid username or password');
}

/** The administrators' sign-in; it replaces an athlete's session in this browser. */
export function AdminSignInPage({
  onSignedIn,
}: {
  readonly onSignedIn: (answer: SessionAnswer) => void;
}) {
  const toast = useToast();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { mutate, isPending } = useLockedMutation({
    mutationFn: signInAsAdmin,
    onSuccess: (answer) => {
      toast.success('Login Successful');
      onSignedIn(answer);
    },
    onError: (error) => toast.error('Login Failed', { description: why(error) }),
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ username: username.trim(), password });
  };
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <div className={styles.card}>
        <header className={styles.head}>
          <Brand />
          <h1>Administration</h1>
        </header>
        <form className={styles.form} onSubmit={submit} aria-label="Sign in as administrator">
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            autoFocus
            hint="The email address of your administrator account"
            value={username}
            onChange={setUsername}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Button type="primary" htmlType="submit" size="large" block disabled={isPending}>
            {isPending ? 'Signing In...' : 'Sign In'}
          </Button>
        </form>
        <p className={styles.note}>
          The audit log records every sign-in, every change and every opened profile.
        </p>
      </div>
    </main>
  );
}
