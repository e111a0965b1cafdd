import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangePasswordForm } from './change-password-form.js';
import { ProfileSection } from './profile-section.js';
import styles from './login-details.module.css';

/** With what the athlete signs in. The password is shown as dots, whose number tells nothing. */
export function LoginDetails({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  return (
    <ProfileSection title="Login Details">
      <dl className={styles.details}>
        <dt>Email</dt>
        <dd className={styles.email}>{email}</dd>
        <dt>Password</dt>
        <dd>
          <span aria-label="hidden" role="img">
            ••••••••
          </span>
          {changing ? null : (
            <Button ref={change} size="small" onClick={() => setChanging(true)}>
              Change Password
            </Button>
          )}
        </dd>
      </dl>
      {changing ? <ChangePasswordForm email={email} onDone={close} /> : null}
    </ProfileSection>
  );
}
