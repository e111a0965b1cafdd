import { ExportOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { openBoard, retryFailedJob } from '#api/generated/sdk.gen.js';
import { formatNumber } from '#lib/format.js';
import { downloads } from '#features/admin/api/exports.js';
import { failedJobsQuery, queuesKey, queuesQuery } from '#features/admin/api/operations.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import { momentOf, NONE } from '#features/admin/model/new-york.js';
import type { FailedJob, QueueDepth } from '#features/admin/model/operations.js';
import { type Column, DataTable } from '../table/data-table.js';
import { ListActions } from '../table/list-actions.js';
import { Loaded } from '../table/loaded.js';
import { Toolbar } from '../table/toolbar.js';
import styles from './health-tab.module.css';

const DEPTHS: readonly Column<QueueDepth>[] = [
  { title: 'Queue', cell: ({ queue }) => queue },
  { title: 'Waiting', align: 'end', cell: ({ waiting }) => formatNumber(waiting) },
  { title: 'Active', align: 'end', cell: ({ active }) => formatNumber(active) },
  { title: 'Delayed', align: 'end', cell: ({ delayed }) => formatNumber(delayed) },
  {
    title: 'Failed',
    align: 'end',
    cell: ({ failed }) => (
      <span className={failed > 0 ? styles.bad : undefined}>{formatNumber(failed)}</span>
    ),
  },
  { title: 'Oldest', align: 'end', cell: ({ oldestS }) => ageOf(oldestS) },
];

const FAILED: readonly Column<FailedJob>[] = [
  { title: 'Job', cell: ({ name }) => name },
  { title: 'Queue', cell: ({ queue }) => queue },
  { title: 'Attempts', align: 'end', cell: ({ attempts }) => attempts },
  { title: 'Failed', cell: ({ failedAt }) => momentOf(failedAt) },
  { title: 'Reason', wraps: true, cell: ({ reason }) => reason ?? NONE },
  { title: 'Actions', align: 'actions', cell: (job) => <Retry job={job} /> },
];

export function QueueSection() {
  const queues = useQuery(queuesQuery);
  const failed = useQuery(failedJobsQuery);
  return (
    <section>
      <Toolbar
        title="Queues"
        actions={
          <>
            <OpenBoard />
            <ListActions of="queues" queries={[queues, failed]} download={downloads.queues} />
          </>
        }
      />
      <Loaded
        what="Queues"
        query={queues}
        empty={{ is: (rows) => rows.length === 0, words: 'No queues found.' }}
      >
        {(rows) => (
          <DataTable
            name="Queues"
            columns={DEPTHS}
            rows={rows}
            keyOf={({ queue }) => queue}
            short
          />
        )}
      </Loaded>
      <Toolbar
        title="Failed jobs"
        actions={
          <ListActions of="failed jobs" queries={[failed]} download={downloads.failedJobs} />
        }
      />
      <Loaded
        what="Failed jobs"
        query={failed}
        empty={{ is: (rows) => rows.length === 0, words: 'No job has failed.' }}
      >
        {(rows) => (
          <DataTable
            name="Failed jobs"
            columns={FAILED}
            rows={rows}
            keyOf={({ queue, id }) => `${queue} ${id}`}
          />
        )}
      </Loaded>
    </section>
  );
}

function Retry({ job: { id, name } }: { readonly job: FailedJob }) {
  const { start, busy } = useAdminAction({
    run: () => retryFailedJob({ path: { id } }),
    done: 'Job Queued Again',
    failed: 'Failed to retry job',
    refresh: queuesKey,
  });
  return (
    <Button size="small" disabled={busy} aria-label={`Retry ${name}`} onClick={() => start()}>
      {busy ? 'Retrying...' : 'Retry'}
    </Button>
  );
}

/** How long something has been waiting: `40 s`, `12 min`, `3 h`, `2 d`; never rounded up. */
function ageOf(seconds: number | null): string {
  if (seconds === null) return NONE;
  if (seconds < 120) return `${Math.floor(seconds)} s`;
  if (seconds < 2 * 3600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 2 * 86_400
    ? `${Math.floor(seconds / 3600)} h`
    : `${Math.floor(seconds / 86_400)} d`;
}

// A page that the server shows, not a call of its API.
// eslint-disable-next-line no-restricted-syntax
const BOARD = '/api/admin/board';

/**
 * Every job of every queue, on pages of their own. The window is opened with the press, as browsers
 * let none open later.
 */
function OpenBoard() {
  const { start, busy } = useAdminAction<Window | null>({
    run: async (board) => {
      try {
        await openBoard();
      } catch (error) {
        board?.close();
        throw error;
      }
      (board ?? window).location.href = BOARD;
    },
    failed: 'The Queue Board Could Not Be Opened',
  });
  const open = (): void => {
    const board = window.open('', '_blank');
    start(board);
  };
  return (
    <Button icon={<ExportOutlined aria-hidden />} disabled={busy} onClick={open}>
      Open queue board
    </Button>
  );
}
