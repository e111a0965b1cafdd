import { CopyOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type SyntheticEvent, useState } from 'react';
import { addAdministrator } from '#api/generated/sdk.gen.js';
import { Field } from '#components/form/field.js';
import { useToast } from '#components/toast/use-toast.js';
import { adminKey } from '#features/admin/api/users.js';
import { useAdminAction } from '#features/admin/hooks/use-admin-action.js';
import type { AddedAdministrator } from '#features/admin/model/administrators.js';
import { logFailure } from '#lib/log.js';
import { Dialog } from '../frame/dialog.js';

/** Asks for an address; then shows the generated password, once. */
export function AddAdministratorDialog({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [added, setAdded] = useState<AddedAdministrator | null>(null);
  const { start, busy } = useAdminAction({
    run: () => addAdministrator({ body: { email: email.trim() } }),
    done: 'Administrator Added',
    failed: 'Failed to add administrator',
    refresh: adminKey,
    onDone: setAdded,
  });
  if (added) return <Added email={email.trim()} added={added} onClose={onClose} />;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (email.trim() !== '') start();
  };
  return (
    <Dialog
      title="Add Administrator"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="primary"
            htmlType="submit"
            form="administrator"
            disabled={busy || email.trim() === ''}
          >
            {busy ? 'Adding...' : 'Add'}
          </Button>
        </>
      }
    >
      <form id="administrator" onSubmit={submit} noValidate>
        <Field id="administrator-email" label="Email">
          <Input
            id="administrator-email"
            type="email"
            autoComplete="off"
            autoFocus
            maxLength={254}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </form>
      <p>
        Administrators see every account and can change this list. An athlete with this address
        becomes an administrator and signs in again with the same password.
      </p>
    </Dialog>
  );
}

interface AddedProps {
  readonly email: string;
  readonly added: AddedAdministrator;
  readonly onClose: () => void;
}

function Added({ email, added: { password }, onClose }: AddedProps) {
  const toast = useToast();
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success('Copied'),
      (error: unknown) => {
        toast.error('Not copied', {
          description: 'This browser blocks copying. Select the password and copy it by hand.',
        });
        logFailure('The password could not be copied', error);
      },
    );
  return (
    <Dialog title="Administrator Added" keeps={password !== null} onClose={onClose}>
      {password === null ? (
        <p>
          <strong>{email}</strong> is an administrator now and signs in with the same password.
        </p>
      ) : (
        <>
          <p>
            Password of <strong>{email}</strong>, shown only this once:
          </p>
          <p>
            <code>{password}</code>{' '}
            <Button
              type="text"
              size="small"
              icon={<CopyOutlined aria-hidden />}
              aria-label="Copy password"
              onClick={() => copy(password)}
            />
          </p>
          <p>Hand it over in a safe way. It can be changed after the first sign-in.</p>
        </>
      )}
    </Dialog>
  );
}
