import { Button, Modal } from 'antd';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { TextField } from '#components/form/text-field.js';
import { useLockedMutation } from '#components/form/use-locked-mutation.js';
import { useToast } from '#components/toast/use-toast.js';
import { ownPath } from '#lib/own-path.js';
import { deleteAccount } from '#api/generated/sdk.gen.js';
import styles from './close-account-dialog.module.css';

const BLOCKED_TITLE = 'Cannot Cancel Account';
const BLOCKED =
  'You must cancel your recurring subscription before closing your account. Please cancel ' +
  'your subscription first.';

const ERASED = [
  'your workouts and their original files',
  'every analysis, report and conversation with the coach',
  'your answers, thresholds and zones',
  'your name, password and preferences',
];

export interface CloseAccountDialogProps {
  readonly open: boolean;
  readonly active: boolean;
  readonly onClose: () => void;
  /** @param next the page that comes after */
  readonly onClosed: (next: string) => void;
}

/** Shows what will be gone before the button that does it. */
export function CloseAccountDialog({ open, active, onClose, onClosed }: CloseAccountDialogProps) {
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useLockedMutation({
    once: true,
    mutationFn: closeAccount,
    onSuccess: (next) => {
      toast.success('Account Deleted');
      onClosed(next);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'WRONG_PASSWORD') {
        setProblem('This password is not correct.');
        return;
      }
      // A plan that has begun since this page was read.
      const blocked = error instanceof ApiError && error.code === 'CANNOT_DELETE_ACTIVE';
      const [title, description] = blocked
        ? [BLOCKED_TITLE, BLOCKED]
        : [
            'Deletion Failed',
            sentenceOf(error, 'Your account could not be closed. Please try again.'),
          ];
      toast.error(title, { description });
    },
  });
  const submit = (): void => {
    if (password === '') setProblem('Enter your password to close the account.');
    else if (!isPending) mutate(password);
  };
  const close = (): void => {
    setPassword('');
    setProblem(undefined);
    onClose();
  };
  if (active) {
    return (
      <Modal
        open={open}
        centered
        width={480}
        title={BLOCKED_TITLE}
        onCancel={onClose}
        footer={<Button onClick={onClose}>Back</Button>}
      >
        <p>{BLOCKED}</p>
      </Modal>
    );
  }
  return (
    <Modal
      open={open}
      centered
      width={480}
      title="Close your account for good?"
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>Keep my account</Button>
          <Button danger type="primary" disabled={isPending} onClick={submit}>
            {isPending ? 'Closing...' : 'Cancel Account'}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>This cannot be undone. Erased are:</p>
        <ul>
          {ERASED.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>
          What stays is one line: your email address, the dates on which you joined and left, how
          many files you uploaded, and what you tell us on leaving.
        </p>
        <p>Download your data first if you want to keep it.</p>
        <form
          noValidate
          aria-label="Close account"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            error={problem}
            onChange={(typed) => {
              setPassword(typed);
              setProblem(undefined);
            }}
          />
        </form>
      </div>
    </Modal>
  );
}

/** Closes the account for good. Answers where to go next: a path of this site. */
async function closeAccount(password: string): Promise<string> {
  const { redirectTo } = await deleteAccount({ body: { password } });
  return ownPath(redirectTo) ?? '/feedback';
}
