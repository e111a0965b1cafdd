import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToast } from '#components/toast/use-toast.js';
import { userProfileQuery } from '#features/admin/api/users.js';
import { answersOf } from '#features/admin/model/profile-words.js';
import { Dialog, Facts } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import styles from './details.module.css';

export interface ProfileDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/**
 * What an athlete answered. Some of it is about their health, so that each opening is written to
 * the audit log.
 */
export function ProfileDialog({ userId, onClose }: ProfileDialogProps) {
  const toast = useToast();
  const query = useQuery(userProfileQuery(userId));
  const { data, isError } = query;
  useEffect(() => {
    if (isError) toast.error('Failed to load user profile');
  }, [isError, toast]);
  return (
    <Dialog
      title={data ? `Onboarding responses for ${data.email}` : 'User Profile Details'}
      width={640}
      onClose={onClose}
    >
      <Loaded what="The profile" query={query}>
        {({ profile }) => {
          const answers = answersOf(profile ?? {});
          if (answers.length === 0) return <p>No profile data available for this user.</p>;
          return (
            <div
              className={styles.answers}
              role="region"
              aria-label="Onboarding responses"
              tabIndex={0}
            >
              <Facts facts={answers.map(({ label, value }) => ({ name: label, value }))} />
            </div>
          );
        }}
      </Loaded>
      <p className={styles.note}>
        These answers are personal. That you opened them is in the audit log.
      </p>
    </Dialog>
  );
}
