import { CheckOutlined } from '@ant-design/icons';
import { useRouter } from '@tanstack/react-router';
import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import type { ThemeChoice } from '#theme/dark-mode.js';
import { useTheme } from '#theme/use-theme.js';
import { useSession } from '../model/session.js';
import type { User } from '../model/user.js';
import { SettingsButton } from './settings-button.js';
import styles from './settings-menu.module.css';

const places: readonly { address: string; label: string }[] = [
  { address: '/profile', label: 'Profile' },
  { address: '/onboarding?edit=true', label: 'Edit questionnaire' },
  { address: '/help', label: 'How it works' },
];

const themes: readonly { choice: ThemeChoice; label: string }[] = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'system', label: 'Same as system' },
];

type MenuEvent = Parameters<NonNullable<MenuProps['onClick']>>[0];

export interface SettingsDropdownProps {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The button with its menu. */
export function SettingsDropdown({ user, open, onOpenChange }: SettingsDropdownProps) {
  const theme = useTheme();
  const session = useSession();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);
  const turn = (open: boolean): void => {
    // Keyboard focus returns to the button that opened the menu.
    if (!open && document.activeElement?.closest('[role=menu]')) button.current?.focus();
    onOpenChange(open);
  };
  const items: MenuProps['items'] = [
    {
      key: 'who',
      type: 'group',
      label: (
        <span className={styles.who}>
          <strong>{`${user.firstName} ${user.lastName}`.trim() || user.email}</strong>
          <span>{user.email}</span>
        </span>
      ),
    },
    { type: 'divider' },
    ...places.map(({ address, label }) => ({
      key: address,
      label: (
        <a href={address} tabIndex={-1}>
          {label}
        </a>
      ),
      // Both a click on the link and Enter on the entry around it come here; a new tab is the
      // browser's affair.
      onClick: ({ domEvent }: MenuEvent) => {
        if (domEvent.ctrlKey || domEvent.metaKey || domEvent.shiftKey) return;
        domEvent.preventDefault();
        router.history.push(address);
      },
    })),
    { type: 'divider' },
    {
      key: 'theme',
      type: 'group',
      label: 'Theme',
      children: themes.map(({ choice, label }) => ({
        key: choice,
        label,
        icon: (
          <CheckOutlined
            aria-hidden
            className={choice === theme.choice ? undefined : styles.unchecked}
          />
        ),
        'aria-current': choice === theme.choice,
        onClick: () => theme.choose(choice),
      })),
    },
    { type: 'divider' },
    { key: 'logout', label: 'Logout', onClick: () => session.signOut() },
  ];
  return (
    <Dropdown
      menu={{ items }}
      open={open}
      onOpenChange={turn}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
    >
      <SettingsButton ref={button} />
    </Dropdown>
  );
}
