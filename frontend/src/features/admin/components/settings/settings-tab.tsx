import { useQuery } from '@tanstack/react-query';
import { notificationEmailQuery } from '#features/admin/api/settings.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import { NotificationEmailForm } from './notification-email-form.js';

export function SettingsTab() {
  const setting = useQuery(notificationEmailQuery);
  return (
    <>
      <Toolbar title="Settings" />
      <Loaded what="Settings" query={setting}>
        {(saved) => <NotificationEmailForm key={saved} saved={saved} />}
      </Loaded>
    </>
  );
}
