import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { subscriptionsKey } from '#features/admin/api/subscriptions.js';
import { usersKey } from '#features/admin/api/users.js';
import { TABS, type TabId } from '#features/admin/model/tabs.js';
import { UsersTab } from '../users/users-tab.js';
import styles from './dashboard.module.css';
import { DashboardHead } from './dashboard-head.js';
import { TabBar } from './tab-bar.js';
import type { TabProps } from './tab-props.js';

const UsageTab = lazy(() =>
  import('../usage/usage-tab.js').then(({ UsageTab }) => ({ default: UsageTab })),
);
const DeletedTab = lazy(() =>
  import('../deleted/deleted-tab.js').then(({ DeletedTab }) => ({ default: DeletedTab })),
);
const DemoTab = lazy(() =>
  import('../demo/demo-tab.js').then(({ DemoTab }) => ({ default: DemoTab })),
);
const InstructionsTab = lazy(() =>
  import('../instructions/instructions-tab.js').then(({ InstructionsTab }) => ({
    default: InstructionsTab,
  })),
);
const SettingsTab = lazy(() =>
  import('../settings/settings-tab.js').then(({ SettingsTab }) => ({ default: SettingsTab })),
);
const AuditTab = lazy(() =>
  import('../audit/audit-tab.js').then(({ AuditTab }) => ({ default: AuditTab })),
);
const HealthTab = lazy(() =>
  import('../health/health-tab.js').then(({ HealthTab }) => ({ default: HealthTab })),
);

const PANELS = {
  users: UsersTab,
  usage: UsageTab,
  deleted: DeletedTab,
  demo: DemoTab,
  instructions: InstructionsTab,
  settings: SettingsTab,
  audit: AuditTab,
  health: HealthTab,
} satisfies Record<TabId, unknown>;

export interface DashboardProps extends TabProps {
  /** Who is signed in. */
  readonly email: string;
  readonly onLogout: () => void;
}

/** The frame of the administrator's pages: who is here, what there is, and the tab that is open. */
export function Dashboard({ email, search, onSearch, onLogout }: DashboardProps) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const { tab = 'users' } = search;
  const Panel = PANELS[tab];
  const refresh = (): void => {
    toast.info('Refreshing Data', { description: 'Updating Stripe subscription data...' });
    void queryClient.invalidateQueries({ queryKey: usersKey });
    void queryClient.invalidateQueries({ queryKey: subscriptionsKey });
  };
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <DashboardHead email={email} onRefresh={refresh} onLogout={onLogout} />
      <TabBar open={tab} />
      <main id="content" tabIndex={-1} className={styles.content}>
        <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} key={tab}>
          <h1 className={styles.name}>
            {TABS.find(({ id }) => id === tab)?.name} · Administration
          </h1>
          <Suspense>
            <Panel search={search} onSearch={onSearch} />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
