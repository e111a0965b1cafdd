import { useQuery } from '@tanstack/react-query';
import { versionsQuery } from '#features/admin/api/instructions.js';
import type { Instruction } from '#features/admin/model/instruction.js';
import { momentOf } from '#features/admin/model/new-york.js';
import { Dialog } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import styles from './versions-dialog.module.css';

export interface VersionsDialogProps {
  readonly instruction: Instruction;
  readonly onClose: () => void;
}

/** Every version that was saved, the latest first. */
export function VersionsDialog({ instruction: { id, name }, onClose }: VersionsDialogProps) {
  const query = useQuery(versionsQuery(id));
  return (
    <Dialog title={`Versions of ${name}`} width={640} onClose={onClose}>
      <Loaded what="Versions" query={query}>
        {(versions) => (
          <ol className={styles.versions} tabIndex={0}>
            {[...versions]
              .sort((a, b) => b.version - a.version)
              .map(({ version, name: named, category, content, isActive, savedBy, savedAt }) => (
                <li key={version}>
                  <h3>
                    v{version}{' '}
                    <span>{`${momentOf(savedAt)}${savedBy ? ` by ${savedBy}` : ''}`}</span>
                  </h3>
                  <p className={styles.about}>
                    {named} · {category}
                    {isActive === null ? '' : ` · ${isActive ? 'active' : 'inactive'}`}
                  </p>
                  <p className={styles.content}>{content}</p>
                </li>
              ))}
          </ol>
        )}
      </Loaded>
    </Dialog>
  );
}
