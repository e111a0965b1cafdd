import { UploadOutlined } from '@ant-design/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '#components/brand.js';
import { PageFrameContext } from '#components/states/page-frame.js';
import { ButtonLink } from '#components/button-link.js';
import { SettingsMenu } from '#features/accounts/components/settings-menu.js';
import type { User } from '#features/accounts/model/user.js';
import { ChatButton } from '#features/coaching/components/chat-button.js';
import { PageChats } from '#features/coaching/components/page-chats.js';
import { formatPlace } from '#features/workouts/model/chart/shared-place.js';
import styles from './app-shell.module.css';

export interface AppShellProps {
  readonly user: User;
  readonly children: ReactNode;
}

/** The signed-in frame: a slim bar, and the page at most 1280 px wide. */
export function AppShell({ user, children }: AppShellProps) {
  return (
    <PageChats sport={user.sport === 'RUNNING' ? 'running' : 'cycling'} hashOf={formatPlace}>
      <div className={styles.shell}>
        <a href="#content" className={styles.skip}>
          Skip to content
        </a>
        <header className={styles.bar}>
          <Link to="/" className={styles.home} aria-label="Stridewatt, home">
            <Brand />
          </Link>
          <nav className={styles.actions} aria-label="Main">
            <Link to="/progress" className={styles.place}>
              Progress
            </Link>
            <ButtonLink
              to="/upload"
              look="primary"
              icon={<UploadOutlined aria-hidden />}
              aria-label="Upload a workout"
            >
              <span className={styles.wide}>Upload</span>
            </ButtonLink>
            <ChatButton wordClassName={styles.wide} />
            <SettingsMenu user={user} />
          </nav>
        </header>
        <main id="content" tabIndex={-1} className={styles.content}>
          <PageFrameContext value={true}>{children}</PageFrameContext>
        </main>
      </div>
    </PageChats>
  );
}
