import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChangeEmailForm } from './change-email-form.js';
import { ChangePasswordForm } from './change-password-form.js';
import { ProfileSection } from './profile-section.js';
import styles from './login-details.module.css';

/** What the athlete signs in with. The password is shown as dots, whose number says nothing. */
export function LoginDetails({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const buttons = {
    email: useRef<HTMLButtonElement>(null),
    password: useRef<HTMLButtonElement>(null),
  };
  const close = (): void => {
    flushSync(() => setChanging(null));
    if (changing) buttons[changing].current?.focus();
  };
  const change = (what: 'email' | 'password', label: string): ReactNode =>
    changing === what ? null : (
      <Button ref={buttons[what]} size="small" onClick={() => setChanging(what)}>
        {label}
      </Button>
    );
  return (
    <ProfileSection title="Login Details">
      <dl className={styles.details}>
        <dt>Email</dt>
        <dd>
          <span className={styles.email}>{email}</span>
          {change('email', 'Change Email')}
        </dd>
        <dt>Password</dt>
        <dd>
          <span aria-label="hidden" role="img">
            ••••••••
          </span>
          {change('password', 'Change Password')}
        </dd>
      </dl>
      <p role="status" className={styles.asked}>
        {asked === null || asked === email
          ? ''
          : `Open the link we sent to ${asked} within 24 hours. Until then you sign in with ${email}.`}
      </p>
      {changing === 'email' ? (
        <ChangeEmailForm
          onDone={close}
          onAsked={(address) => {
            setAsked(address);
            close();
          }}
        />
      ) : null}
      {changing === 'password' ? <ChangePasswordForm email={email} onDone={close} /> : null}
    </ProfileSection>
  );
}
