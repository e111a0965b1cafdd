import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'antd';
import { flushSync } from 'react-dom';
import type { UnitPreferences } from '#lib/units.js';
import { ProfileSection } from './profile-section.js';
import { ThresholdsOverTime } from './thresholds-over-time.js';
import { UnitPreferencesForm } from './unit-preferences.js';
import { YourData } from './your-data.js';
import styles from './profile-page.module.css';
import { ChangePasswordForm } from './change-password-form.js';
import loginDetailsStyles from './login-details.module.css';

export interface ProfilePageProps {
  readonly email: string;
  readonly units: UnitPreferences;
  /** YYYY-MM-DD where the athlete is. */
  readonly today: string;
  /** Whether a plan is running. */
  readonly active: boolean;
  readonly subscription: ReactNode;
  readonly onClosed: (next: string) => void;
}

/**
 * Everything about the athlete as a user of the product: sign-in, units, thresholds, plan, and the
 * way out.
 */
export function ProfilePage({
  email,
  units,
  today,
  active,
  subscription,
  onClosed,
}: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <h1>Profile</h1>
      <LoginDetails email={email} />
      <UnitPreferencesForm saved={units} />
      <ThresholdsOverTime units={units} today={today} />
      <ProfileSection title="Subscription">{subscription}</ProfileSection>
      <YourData active={active} onClosed={onClosed} />
    </div>
  );
}

/** With what the athlete signs in. The password is shown as dots, whose number tells nothing. */
function LoginDetails({ email }: { readonly email: string }) {
  const [changing, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    flushSync(() => setChanging(false));
    change.current?.focus();
  };
  return (
    <ProfileSection title="Login Details">
      <dl className={loginDetailsStyles.details}>
        <dt>Email</dt>
        <dd className={loginDetailsStyles.email}>{email}</dd>
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
