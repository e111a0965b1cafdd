import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { restoreInstruction } from '#api/generated/sdk.gen.js';
import { deletedInstructionsQuery, instructionsKey } from '#features/admin/api/instructions.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { DeletedInstruction } from '#features/admin/model/instruction.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { Dialog } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import styles from './versions-dialog.module.css';

/** Deleted instructions, the latest deletion first. A restored one is inactive. */
export function DeletedDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useQuery(deletedInstructionsQuery);
  return (
    <Dialog title="Deleted Instructions" width={640} onClose={onClose}>
      <Loaded
        what="Deleted instructions"
        query={query}
        empty={{ is: (rows) => rows.length === 0, words: 'No deleted instructions.' }}
      >
        {(rows) => (
          <ol className={styles.versions} tabIndex={0}>
            {rows.map((row) => (
              <li key={row.id}>
                <h3>
                  {row.name}{' '}
                  <span>
                    {`v${row.version}, deleted ${momentOf(row.deletedAt)}`}
                    {row.deletedBy ? ` by ${row.deletedBy}` : ''}
                  </span>
                </h3>
                <p className={styles.content}>{row.content}</p>
                <Restore instruction={row} />
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}

function Restore({ instruction: { id, name } }: { readonly instruction: DeletedInstruction }) {
  const { start, busy } = useAdminAction({
    run: () => restoreInstruction({ path: { id } }),
    done: 'Coaching Instruction Restored, Inactive',
    failed: 'Failed to restore coaching instruction',
    refresh: instructionsKey,
  });
  return (
    <Button size="small" disabled={busy} aria-label={`Restore ${name}`} onClick={() => start()}>
      {busy ? 'Restoring...' : 'Restore'}
    </Button>
  );
}
