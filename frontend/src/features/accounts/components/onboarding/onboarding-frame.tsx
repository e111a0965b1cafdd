import type { ReactNode } from 'react';
import { PageFrameContext } from '#components/states/page-frame.js';
import { Brand } from '#components/brand.js';
import type { User } from '#features/accounts/model/user.js';
import { SettingsMenu } from '../settings-menu.js';
import styles from './onboarding-frame.module.css';

/** The questionnaire stands alone: no way into pages that are still closed. */
export function OnboardingFrame({
  user,
  children,
}: {
  readonly user: User;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.bar}>
        <Brand />
        <SettingsMenu user={user} />
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        <PageFrameContext value={true}>{children}</PageFrameContext>
      </main>
    </div>
  );
}
