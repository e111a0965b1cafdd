import { describe, expect, it, jest } from '@jest/globals';
import {
  focusManager,
  onlineManager,
  QueryClientProvider,
  QueryObserver,
  useMutation,
} from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createQueryClient } from './query-client.js';

describe('query client', () => {
  it('reads once: not on focus, online, nor after a day [CNV-06, CNV-07, CNV-08]', async () => {
    jest.useFakeTimers();
    const read = jest.fn(async () => 'data');
    const client = createQueryClient();
    const stop = new QueryObserver(client, { queryKey: ['x'], queryFn: read }).subscribe(
      () => undefined,
    );
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    new QueryObserver(client, { queryKey: ['x'], queryFn: read }).subscribe(() => undefined)();
    await jest.advanceTimersByTimeAsync(1000);
    stop();
    jest.useRealTimers();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not retry a read that failed [CNV-09]', async () => {
    const read = jest.fn(async () => Promise.reject(new Error('no')));
    await expect(
      createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: read }),
    ).rejects.toThrow('no');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not retry a mutation that failed [CNV-10]', async () => {
    const client = createQueryClient();
    const change = jest.fn(async () => Promise.reject(new Error('no')));
    const wrapper = ({ children }: PropsWithChildren) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useMutation({ mutationFn: change }), { wrapper });
    act(() => result.current.mutate());
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(change).toHaveBeenCalledTimes(1);
  });
});
