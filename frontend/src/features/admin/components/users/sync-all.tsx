import { SyncOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useEffect } from 'react';
import { syncAllSubscriptions } from '#api/generated/sdk.gen.js';
import { formatNumber } from '#lib/format.js';
import { subscriptionsKey, syncJobQuery } from '#features/admin/api/subscriptions.js';
import { usersKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { SyncJob } from '#features/admin/model/operations.js';
import styles from './sync-all.module.css';

const key = 'adminSyncJob';

/** Which sync this tab has started and not yet seen the end of; outlives a reload. */
const syncMemory = {
  read: (): string | null => sessionStorage.getItem(key),
  keep: (jobId: string): void => sessionStorage.setItem(key, jobId),
  forget: (): void => sessionStorage.removeItem(key),
};

/** Outlives the tab: a sync continues while another tab is open. */
const startedKey = ['admin', 'sync-job'] as const;

/** Asks the payment provider about every customer. */
export function SyncAll() {
  const queryClient = useQueryClient();
  const { data: jobId = null } = useQuery<string | null>({
    queryKey: startedKey,
    queryFn: () => null,
    initialData: syncMemory.read,
    enabled: false,
  });
  const { data: job, isError } = useQuery(syncJobQuery(jobId));
  const sync = useAdminAction({
    run: () => syncAllSubscriptions(),
    done: 'Sync Started',
    failed: 'Failed to start subscription sync',
    onDone: ({ jobId }) => {
      syncMemory.keep(jobId);
      queryClient.setQueryData(startedKey, jobId);
    },
  });
  const ended = job?.endedAt ?? null;
  useEffect(() => {
    if (ended === null) return;
    syncMemory.forget();
    void queryClient.invalidateQueries({ queryKey: usersKey });
    void queryClient.invalidateQueries({ queryKey: subscriptionsKey });
  }, [ended, queryClient]);
  const running = sync.busy || (jobId !== null && !isError && ended === null);
  return (
    <>
      {jobId === null ? null : <SyncState job={job} lost={isError} />}
      <Button
        type="primary"
        icon={<SyncOutlined aria-hidden />}
        disabled={running}
        onClick={() => sync.start()}
      >
        {running ? 'Syncing...' : 'Sync All'}
      </Button>
    </>
  );
}

function SyncState({ job, lost }: { readonly job: SyncJob | undefined; readonly lost: boolean }) {
  if (lost) return <span role="status">The sync continues; its progress is unknown</span>;
  const { done = 0, total = null, endedAt } = job ?? {};
  return (
    <span role="status" className={styles.state}>
      {endedAt ? null : (
        <Progress
          className={styles.bar}
          percent={total ? (100 * done) / total : 0}
          showInfo={false}
          size="small"
          aria-label="Sync of all subscriptions"
        />
      )}
      {syncWords(job)}
    </span>
  );
}

function syncWords(job: SyncJob | undefined): string {
  const { done = 0, total = null, failed = 0, state, endedAt } = job ?? {};
  const failures = failed > 0 ? `, ${formatNumber(failed)} failed` : '';
  const ended = state === 'failed' ? 'Sync stopped after' : 'Synced';
  if (endedAt) return `${ended} ${formatNumber(done)}${failures}`;
  return `${formatNumber(done)} of ${total === null ? '…' : formatNumber(total)} synced${failures}`;
}
