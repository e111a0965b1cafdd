import { LogoutOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Brand } from '#components/brand.js';
import { useTheme } from '#components/theme/use-theme.js';
import styles from './dashboard-head.module.css';

export interface DashboardHeadProps {
  readonly email: string;
  readonly onRefresh: () => void;
  readonly onLogout: () => void;
}

/** The logo reads everything anew; it leads nowhere. */
export function DashboardHead({ email, onRefresh, onLogout }: DashboardHeadProps) {
  const theme = useTheme();
  const { mode } = theme;
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.head}>
      <Tooltip title="Read users and subscriptions anew" placement="bottomLeft">
        <button type="button" className={styles.logo} onClick={onRefresh}>
          <Brand />
          <span className={styles.area}>Administration</span>
          <span className={styles.does}>, refresh data</span>
        </button>
      </Tooltip>
      <div className={styles.side}>
        <span className={styles.who}>{email}</span>
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
