import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react';
import { LogoutOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Link } from '@tanstack/react-router';
import { useToast } from '#components/toast/use-toast.js';
import { subscriptionsKey } from '#features/admin/api/subscriptions.js';
import { usersKey } from '#features/admin/api/users.js';
import { type TabId, TABS } from '#features/admin/model/tabs.js';
import { Brand } from '#components/brand.js';
import { useTheme } from '#theme/use-theme.js';
import { UsersTab } from '../users/users-tab.js';
import styles from './dashboard.module.css';
import type { TabProps } from './tab-props.js';
import dashboardHeadStyles from './dashboard-head.module.css';
import tabBarStyles from './tab-bar.module.css';

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
const FeedbackTab = lazy(() =>
  import('../feedback/feedback-tab.js').then(({ FeedbackTab }) => ({ default: FeedbackTab })),
);
const AdministratorsTab = lazy(() =>
  import('../administrators/administrators-tab.js').then(({ AdministratorsTab }) => ({
    default: AdministratorsTab,
  })),
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
  feedback: FeedbackTab,
  administrators: AdministratorsTab,
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

interface DashboardHeadProps {
  readonly email: string;
  readonly onRefresh: () => void;
  readonly onLogout: () => void;
}

/** The logo refreshes the data; it leads nowhere. */
function DashboardHead({ email, onRefresh, onLogout }: DashboardHeadProps) {
  const theme = useTheme();
  const { mode } = theme;
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <header className={dashboardHeadStyles.head}>
      <Tooltip title="Refresh users and subscriptions" placement="bottomLeft">
        <button type="button" className={dashboardHeadStyles.logo} onClick={onRefresh}>
          <Brand />
          <span className={dashboardHeadStyles.area}>Administration</span>
          <span className={dashboardHeadStyles.does}>, refresh data</span>
        </button>
      </Tooltip>
      <div className={dashboardHeadStyles.side}>
        <span className={dashboardHeadStyles.who}>{email}</span>
        <Button
          type="text"
          icon={mode === 'dark' ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
          aria-label={`Use the ${other} theme`}
          onClick={() => theme.choose(other)}
        />
        <Button icon={<LogoutOutlined aria-hidden />} onClick={onLogout}>
          Logout
        </Button>
      </div>
    </header>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs that are links: each has an address, which can be kept, sent and opened beside another. */
function TabBar({ open }: { readonly open: TabId }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(`tab-${open}`);
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  const step = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const tabs = Array.from(bar.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? []);
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    tabs[(at + by + tabs.length) % tabs.length]?.focus();
  };
  return (
    <nav aria-label="Administration">
      <div
        ref={bar}
        className={tabBarStyles.bar}
        role="tablist"
        aria-label="Administration"
        tabIndex={-1}
        onKeyDown={step}
      >
        {TABS.map(({ id, name }) => (
          <Link
            key={id}
            to="/admin/dashboard"
            search={{ tab: id }}
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open}
            aria-controls={id === open ? `panel-${id}` : undefined}
            className={tabBarStyles.tab}
          >
            {name}
          </Link>
        ))}
      </div>
    </nav>
  );
}
