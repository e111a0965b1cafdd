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
      (error: unknown) => {
        logFailure('The settings menu could not be loaded', error);
        toast.error('Error', { description: 'The menu could not be loaded. Please try again.' });
      },
    );
  };
  // A failed load ahead of the click is tried again with it.
  const prepare = (): void => void load().catch(() => undefined);
  return <SettingsButton onPointerEnter={prepare} onFocus={prepare} onClick={show} />;
}
