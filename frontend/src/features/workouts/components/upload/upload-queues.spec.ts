import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { mockUploads, UploadDouble } from '#testing/upload/upload-double.js';
import type { UploadQueue } from '#features/workouts/model/upload/upload-queue.js';
import { uploadQueueOf, type SignedIn } from './upload-queues.js';

class SessionDouble implements SignedIn {
  user: SignedIn['user'] = { id: 'ada' };
  lapse: SignedIn['lapse'] = null;
  private readonly listeners = new Set<() => void>();

  readonly onChange = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  become(user: SignedIn['user'], lapse: SignedIn['lapse'] = null): void {
    Object.assign(this, { user, lapse });
    [...this.listeners].forEach((listener) => listener());
  }
}

const session = new SessionDouble();
const isHeldBack = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function uploading(count: number): Promise<UploadQueue> {
  mockUploads();
  session.become({ id: 'ada' });
  const queue = uploadQueueOf(session, 'ada');
  queue.add(
    Array.from({ length: count }, (_, index) => ({
      name: `${index}.fit`,
      open: () => Promise.resolve(new File(['x'], `${index}.fit`)),
    })),
  );
  await waitFor(() => expect(UploadDouble.all).toHaveLength(Math.min(count, 2)));
  return queue;
}

describe('the queue of an athlete', () => {
  afterEach(() => session.become(null));

  it('is the same one for as long as they are signed in', async () => {
    const queue = await uploading(1);
    session.become({ id: 'ada' });
    expect(uploadQueueOf(session, 'ada')).toBe(queue);
  });

  it('holds the browser back from leaving as long as something runs', async () => {
    expect(isHeldBack()).toBe(false);
    const queue = await uploading(2);
    expect(isHeldBack()).toBe(true);
    queue.cancelAll();
    expect(isHeldBack()).toBe(false);
  });

  it('is emptied when they sign out, and what is under way is taken back', async () => {
    const queue = await uploading(3);
    session.become(null);
    expect(queue.snapshot().items).toEqual([]);
    expect(UploadDouble.all.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(isHeldBack()).toBe(false);
    session.become({ id: 'ada' });
    expect(uploadQueueOf(session, 'ada')).not.toBe(queue);
  });

  it('is emptied when somebody else signs in', async () => {
    const queue = await uploading(3);
    session.become({ id: 'eve' });
    expect(queue.snapshot().items).toEqual([]);
    expect(uploadQueueOf(session, 'eve')).not.toBe(queue);
    session.become(null);
  });

  it('halts while their session has lapsed, and goes on when they are back', async () => {
    const queue = await uploading(3);
    session.become(null, { email: 'ada@example.org' });
    UploadDouble.all[0]?.answer(401, { code: 'UNAUTHENTICATED' });
    const phases = () => queue.snapshot().items.map(({ state }) => state.phase);
    await waitFor(() => expect(phases()).toEqual(['waiting', 'uploading', 'waiting']));
    session.become({ id: 'ada' });
    await waitFor(() => expect(UploadDouble.all).toHaveLength(3));
    expect(phases()).toEqual(['uploading', 'uploading', 'waiting']);
  });
});
