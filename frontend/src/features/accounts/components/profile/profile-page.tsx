import type { ReactNode } from 'react';
import type { UnitPreferences } from '#lib/units.js';
import type { User } from '#features/accounts/model/user.js';
import { LoginDetails } from './login-details.js';
import { PersonalDetails } from './personal-details.js';
import { ProfileSection } from './profile-section.js';
import { SignedInDevices } from './signed-in-devices.js';
import { ThresholdsOverTime } from './thresholds-over-time.js';
import { UnitPreferencesForm } from './unit-preferences.js';
import { YourData } from './your-data.js';
import styles from './profile-page.module.css';

export interface ProfilePageProps {
  readonly user: User;
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
  user,
  units,
  today,
  active,
  subscription,
  onClosed,
}: ProfilePageProps) {
  return (
    <div className={styles.page}>
      <h1>Profile</h1>
      <PersonalDetails user={user} />
      <LoginDetails email={user.email} />
      <SignedInDevices />
      <UnitPreferencesForm saved={units} />
      <ThresholdsOverTime units={units} today={today} />
      <ProfileSection title="Subscription">{subscription}</ProfileSection>
      <YourData active={active} onClosed={onClosed} />
    </div>
  );
}
