import { useState, type ComponentType } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { logFailure } from '#lib/log.js';
import type { User } from '../model/user.js';
import { SettingsButton } from './settings-button.js';
import type { SettingsDropdownProps } from './settings-dropdown.js';

const load = () => import('./settings-dropdown.js');

/** The settings button; its menu is loaded when somebody reaches for it. */
export function SettingsMenu({ user }: { readonly user: User }) {
  const [Dropdown, setDropdown] = useState<ComponentType<SettingsDropdownProps> | null>(null);
  const [open, setOpen] = useState(false);
  const toast = useToast();
  if (Dropdown) return <Dropdown user={user} open={open} onOpenChange={setOpen} />;
  const show = (): void => {
    load().then(
      ({ SettingsDropdown }) => {
        setDropdown(() => SettingsDropdown);
        setOpen(true);
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
      onOpenChange={onOpenChange}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
    >
      <Button ref={button} type="text" icon={<MenuOutlined aria-hidden />} aria-label="Settings" />
    </Dropdown>
  );
}
