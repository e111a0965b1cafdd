import { DownloadOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';

interface Refreshed {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

export interface ListActionsProps {
  /** What is shown; all of it is read again. */
  readonly queries: readonly Refreshed[];
  /** Saves the whole list with its filter as a file; without it there is no such button. */
  readonly download?: () => Promise<void>;
  /** What is exported, as in "Failed to export users". */
  readonly of?: string;
}

/** Buttons that every list has: its newest state, and the whole of it as a file. */
export function ListActions({ queries, download, of = 'the list' }: ListActionsProps) {
  const save = useAdminAction({
    run: () => download?.() ?? Promise.resolve(),
    failed: `Failed to export ${of}`,
  });
  return (
    <>
      {download ? (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={save.busy}
          onClick={() => save.start()}
        >
          {save.busy ? 'Exporting...' : 'Export CSV'}
        </Button>
      ) : null}
      <Button
        icon={<ReloadOutlined aria-hidden />}
        disabled={queries.some(({ isFetching }) => isFetching)}
        onClick={() => queries.forEach(({ refetch }) => void refetch())}
      >
        Refresh
      </Button>
    </>
  );
}
