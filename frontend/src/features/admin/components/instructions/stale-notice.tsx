import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { instructionsQuery } from '#features/admin/api/instructions.js';
import { draftOf, type InstructionDraft } from '#features/admin/model/instruction.js';
import { Loaded } from '../table/loaded.js';
import styles from './stale-notice.module.css';

export interface StaleNoticeProps {
  readonly id: string;
  /** The version that was being edited. */
  readonly mine: number;
  /** Goes on with what was typed, on top of the version that has come since. */
  readonly onKeep: (version: number) => void;
  readonly onTake: (version: number, theirs: InstructionDraft) => void;
}

/** Somebody else saved meanwhile: says who, shows their text, and lets whoever types choose. */
export function StaleNotice({ id, mine, onKeep, onTake }: StaleNoticeProps) {
  const query = useQuery({
    ...instructionsQuery,
    staleTime: 0,
    select: (all) => all.find((each) => each.id === id) ?? null,
  });
  // What was known before the refusal is the version that is out of date.
  const fresh = query.isFetching ? { ...query, data: undefined } : query;
  return (
    <div role="alert" className={styles.notice}>
      <strong>Not saved: this instruction was changed while you were editing v{mine}</strong>
      <Loaded what="The later version" query={fresh}>
        {(theirs) =>
          theirs === null ? (
            <p>It was deleted. Copy your text if you want to keep it.</p>
          ) : (
            <>
              <p>
                v{theirs.version}
                {theirs.lastModifiedBy ? ` by ${theirs.lastModifiedBy}` : ''} reads:
              </p>
              <blockquote tabIndex={0}>{theirs.content}</blockquote>
              <div className={styles.ways}>
                <Button size="small" onClick={() => onTake(theirs.version, draftOf(theirs))}>
                  Take v{theirs.version}, drop my text
                </Button>
                <Button size="small" onClick={() => onKeep(theirs.version)}>
                  Keep my text, to replace v{theirs.version}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  );
}
