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
import { type KeptInstruction, keptInstruction } from '#features/admin/model/kept-instruction.js';
import { Dialog } from '../frame/dialog.js';
import { Loaded } from '../table/loaded.js';
import { DraftWeightNote } from './draft-weight.js';
import { InstructionFields } from './instruction-fields.js';
import styles from './stale-notice.module.css';

export interface InstructionEditorProps {
  /** Null for a new one. */
  readonly instruction: Instruction | null;
  /** What was typed before, and is taken up again. */
  readonly kept?: KeptInstruction | null;
  readonly onClose: () => void;
}

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'STALE_VERSION';

/** What the editor begins with where nothing was typed before. */
const savedOf = (instruction: Instruction | null): KeptInstruction =>
  instruction
    ? { id: instruction.id, base: instruction.version, draft: draftOf(instruction) }
    : { id: null, base: 0, draft: NEW_INSTRUCTION };

const differ = (one: InstructionDraft, other: InstructionDraft): boolean =>
  Object.entries(other).some(([field, value]) => one[field as keyof InstructionDraft] !== value);

/**
 * A new instruction, or another version of one. What was typed is lost neither to somebody else's
 * change nor to a reload or a session that ends.
 */
export function InstructionEditor({ instruction, kept = null, onClose }: InstructionEditorProps) {
  const toast = useToast();
  const saved = savedOf(instruction);
  const { id } = saved;
  const [draft, setDraft] = useState((kept ?? saved).draft);
  const [base, setBase] = useState((kept ?? saved).base);
  const [stale, setStale] = useState(false);
  const [checked, setChecked] = useState(false);
  const action = instruction ? 'Update' : 'Create';
  const write = (changed: InstructionDraft): void => {
    setDraft(changed);
    keptInstruction.keep({ id, base, draft: changed });
  };
  const close = (): void => {
    keptInstruction.forget();
    onClose();
  };
  const { start, busy } = useAdminAction({
    // The server refuses the change where `base` is no longer the latest version.
    run: () =>
      instruction
        ? changeInstruction({ path: { id: instruction.id }, body: { ...draft, version: base } })
        : createInstruction({ body: draft }),
    done: `Coaching Instruction ${action}d`,
    failed: `Failed to ${action.toLowerCase()} coaching instruction`,
    refresh: instructionsKey,
    onDone: close,
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
  return (
    <Dialog
      title={instruction ? `Edit Coaching Instruction · v${base}` : 'Create Coaching Instruction'}
      width={640}
      keeps={differ(draft, saved.draft)}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="primary" htmlType="submit" form="instruction" disabled={busy || stale}>
            {busy ? 'Saving...' : action}
          </Button>
        </>
      }
    >
      {kept === null ? null : <p role="status">Your unsaved text is back.</p>}
      {stale && instruction ? (
        <StaleNotice id={instruction.id} mine={base} onKeep={settle} onTake={settle} />
      ) : null}
      <form id="instruction" onSubmit={submit} noValidate>
        <InstructionFields draft={draft} checked={checked} onChange={write} />
      </form>
      <DraftWeightNote id={id} draft={draft} />
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

/** Somebody else saved meanwhile: says who, shows their text, and offers both ways on. */
function StaleNotice({ id, mine, onKeep, onTake }: StaleNoticeProps) {
  const query = useQuery({
    ...instructionsQuery,
    staleTime: 0,
    select: ({ instructions }) => instructions.find((each) => each.id === id) ?? null,
  });
  // Cached data is the outdated version.
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
