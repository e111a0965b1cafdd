import { Button } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#api/api-error.js';
import { changeInstruction, createInstruction } from '#api/generated/sdk.gen.js';
import { useToast } from '#components/toast/use-toast.js';
import { instructionsKey, instructionsQuery } from '#features/admin/api/instructions.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import {
  draftOf,
  type Instruction,
  type InstructionDraft,
  isComplete,
  NEW_INSTRUCTION,
} from '#features/admin/model/instruction.js';
import { Dialog } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import { InstructionFields } from './instruction-fields.js';
import styles from './stale-notice.module.css';

export interface InstructionEditorProps {
  /** Null for a new one. */
  readonly instruction: Instruction | null;
  readonly onClose: () => void;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'STALE_VERSION';

/**
 * A new instruction, or another version of one. What was typed is never lost to somebody else's
 * change.
 */
export function InstructionEditor({ instruction, onClose }: InstructionEditorProps) {
  const toast = useToast();
  const [draft, setDraft] = useState<InstructionDraft>(
    instruction ? draftOf(instruction) : NEW_INSTRUCTION,
  );
  const [base, setBase] = useState(instruction?.version ?? 0);
  const [stale, setStale] = useState(false);
  const [checked, setChecked] = useState(false);
  const action = instruction ? 'Update' : 'Create';
  const { start, busy } = useAdminAction({
    // The server refuses the change where `base` is no longer the latest version.
    run: () =>
      instruction
        ? changeInstruction({ path: { id: instruction.id }, body: { ...draft, version: base } })
        : createInstruction({ body: draft }),
    done: `Coaching Instruction ${action}d`,
    failed: `Failed to ${action.toLowerCase()} coaching instruction`,
    refresh: instructionsKey,
    onDone: onClose,
    onFailed: (error) => {
      if (isStale(error)) setStale(true);
      return isStale(error);
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!isComplete(draft))
      toast.error('Validation Error', { description: 'Name and content are required' });
    else start();
  };
  const settle = (version: number, theirs?: InstructionDraft): void => {
    setBase(version);
    setStale(false);
    if (theirs) setDraft(theirs);
  };
  const changed = Object.entries(instruction ? draftOf(instruction) : NEW_INSTRUCTION).some(
    ([field, value]) => draft[field as keyof InstructionDraft] !== value,
  );
  const consequence = draft.isActive
    ? 'It takes part in the coach’s answers from the next question on.'
    : 'It takes part in no answer until it is made active.';
  return (
    <Dialog
      title={instruction ? `Edit Coaching Instruction · v${base}` : 'Create Coaching Instruction'}
      width={640}
      keeps={changed}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" form="instruction" disabled={busy || stale}>
            {busy ? 'Saving...' : action}
          </Button>
        </>
      }
    >
      {stale && instruction ? (
        <StaleNotice id={instruction.id} mine={base} onKeep={settle} onTake={settle} />
      ) : null}
      <form id="instruction" onSubmit={submit} noValidate>
        <InstructionFields draft={draft} checked={checked} onChange={setDraft} />
      </form>
      <p>{consequence}</p>
    </Dialog>
  );
}

interface StaleNoticeProps {
  readonly id: string;
  /** The version that was being edited. */
  readonly mine: number;
  /** Goes on with what was typed, on top of the version that has come since. */
  readonly onKeep: (version: number) => void;
  readonly onTake: (version: number, theirs: InstructionDraft) => void;
}

/** Somebody else saved meanwhile: says who, shows their text, and lets the editor choose. */
function StaleNotice({ id, mine, onKeep, onTake }: StaleNoticeProps) {
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
