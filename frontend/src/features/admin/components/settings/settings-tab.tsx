import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { type SyntheticEvent, useId, useState } from 'react';
import { notificationEmailQuery } from '#features/admin/api/operations.js';
import { changeNotificationEmail, testNotificationEmail } from '#api/generated/sdk.gen.js';
import { useToast } from '#components/toast/use-toast.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import styles from './notification-email-form.module.css';

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

function NotificationEmailForm({ saved }: { readonly saved: string }) {
  const id = useId();
  const toast = useToast();
  const [email, setEmail] = useState(saved);
  const value = email.trim();
  const save = useAdminAction({
    run: () => changeNotificationEmail({ body: { value } }),
    done: 'Notification Email Updated',
    failed: 'Failed to update notification email',
    refresh: notificationEmailQuery.queryKey,
  });
  const test = useAdminAction({
    run: () => testNotificationEmail(),
    done: 'Test Mail Sent',
    failed: 'Failed to send test mail',
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (value === '') toast.error('Validation Error', { description: 'Email address is required' });
    else save.start();
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label="Notification email" noValidate>
      <label htmlFor={id}>Notification Email</label>
      <div className={styles.line}>
        <Input
          id={id}
          name="notification_email"
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          aria-describedby={`${id}-note`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={value === '' || save.busy}>
          {save.busy ? 'Updating...' : 'Update'}
        </Button>
      </div>
      <p id={`${id}-note`} className={styles.note}>
        This address receives admin notifications for new signups, subscription changes and account
        deletions.
      </p>
      <div>
        <Button
          disabled={saved === '' || saved !== value || test.busy}
          onClick={() => test.start()}
        >
          {test.busy ? 'Sending...' : 'Send test mail'}
        </Button>
      </div>
    </form>
  );
}
