import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import { ApiError, sentenceOf } from '#api/api-error.js';
import { endOtherSessions, endSession } from '#api/generated/sdk.gen.js';
import { FormError } from '#components/form/form-error.js';
import { useSending } from '#components/form/use-sending.js';
import { type SignedInDevice, sessionsQuery } from '#features/accounts/api/get-sessions.js';
import { lastUse } from '#features/accounts/model/profile/last-use.js';
import { ProfileSection } from './profile-section.js';
import form from './profile-form.module.css';
import styles from './signed-in-devices.module.css';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Where the athlete is signed in, and the way out of each place. */
export function SignedInDevices() {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const ending = useSending(end, {
    onSuccess: (sentence) => {
      setSaid(sentence);
      // The button that was pressed goes with its line.
      list.current?.focus();
      void queryClient.invalidateQueries(sessionsQuery);
    },
    onError: () => void queryClient.invalidateQueries(sessionsQuery),
  });
  const others = (data ?? []).filter(({ current }) => !current);
  return (
    <ProfileSection
      title="Signed-in Devices"
      lead="If you don’t recognize one, sign it out and change your password."
    >
      {data === undefined && isError ? (
        <p role="alert">
          Your devices could not be loaded.{' '}
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : null}
      {data === undefined && !isError ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : null}
      {data ? (
        <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Signed-in devices">
          {data.map((device) => (
            <li key={device.id} className={styles.device}>
              <div>
                <strong>{nameOf(device)}</strong> {device.current ? <Tag>This device</Tag> : null}
                <p className={form.note}>{timesOf(device)}</p>
              </div>
              {device.current ? null : (
                <Button
                  size="small"
                  disabled={ending.pending}
                  aria-label={`Sign out ${nameOf(device)}, last used ${lastUse(device.lastUsedAt, new Date())}`}
                  onClick={() => ending.send(device)}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <FormError>
        {ending.error
          ? sentenceOf(ending.error, 'The device could not be signed out. Please try again.')
          : null}
      </FormError>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {others.length > 0 ? (
        <Popconfirm
          title="Sign out everywhere else?"
          description="This device stays signed in."
          okText="Sign out"
          cancelText="Cancel"
          onConfirm={() => ending.send(null)}
        >
          <Button disabled={ending.pending}>Sign out everywhere else</Button>
        </Popconfirm>
      ) : null}
    </ProfileSection>
  );
}

/** @param device null for all others. @returns what happened, as a sentence */
async function end(device: SignedInDevice | null): Promise<string> {
  if (device === null) {
    await endOtherSessions();
    return 'Every other device has been signed out.';
  }
  await endSession({ path: { id: device.id } }).catch((error: unknown) => {
    // Somebody else was faster, or it signed out itself.
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
  return `${nameOf(device)} has been signed out.`;
}

function nameOf({ device }: SignedInDevice): string {
  return device === '' ? 'Unknown device' : device;
}

function timesOf({ current, createdAt, lastUsedAt }: SignedInDevice): string {
  const signedIn = `Signed in ${day.format(new Date(createdAt))}`;
  return current ? signedIn : `Last used ${lastUse(lastUsedAt, new Date())} · ${signedIn}`;
}
