import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useLockedMutation } from './use-locked-mutation.js';
import { useSending } from './use-sending.js';

/** A call that ends when the test says so. */
function heldCall() {
  const ends: { readonly succeed: (answer: string) => void; readonly fail: () => void }[] = [];
  const call = jest.fn(
    (_input: string) =>
      new Promise<string>((resolve, reject) =>
        ends.push({ succeed: resolve, fail: () => reject(new Error('no')) }),
      ),
  );
  return { call, ends };
}

const client = new QueryClient();
const wrapper = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

/** Two presses before anything could be drawn. */
const pressTwice = (press: (input: string) => void): void =>
  act(() => {
    press('a');
    press('a');
  });

describe('a change of what the server has', () => {
  const open = (once: boolean) => {
    const { call, ends } = heldCall();
    const { result } = renderHook(() => useLockedMutation({ mutationFn: call, once }), { wrapper });
    return { call, ends, press: (input: string) => result.current.mutate(input), result };
  };

  it('is sent once by a double click', async () => {
    const { call, press } = open(false);
    pressTwice(press);
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])('can be sent again after it failed: once %s', async (once) => {
    const { call, ends, press, result } = open(once);
    pressTwice(press);
    await waitFor(() => expect(ends).toHaveLength(1));
    await act(async () => ends[0]?.fail());
    await waitFor(() => expect(result.current.isError).toBe(true));
    act(() => press('b'));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('after a success, once %s leaves %s calls of two', async (once, calls) => {
    const { call, ends, press, result } = open(once);
    pressTwice(press);
    await waitFor(() => expect(ends).toHaveLength(1));
    await act(async () => ends[0]?.succeed('done'));
    await waitFor(() => expect(result.current.data).toBe('done'));
    act(() => press('b'));
    await act(async () => undefined);
    expect(call).toHaveBeenCalledTimes(calls);
  });

  it('tells the caller of its own success', async () => {
    const { ends, result } = open(false);
    const told = jest.fn();
    act(() => result.current.mutate('a', { onSuccess: told }));
    await waitFor(() => expect(ends).toHaveLength(1));
    await act(async () => ends[0]?.succeed('done'));
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  });
});

describe('a form that is sent', () => {
  it.each([
    [true, 1],
    [false, 2],
  ])('is sent once by a double click; once %s leaves %s calls of two', async (once, calls) => {
    const { call, ends } = heldCall();
    const { result } = renderHook(() => useSending(call, { onSuccess: () => undefined, once }));
    pressTwice((input) => result.current.send(input));
    expect(call).toHaveBeenCalledTimes(1);
    await act(async () => ends[0]?.succeed('done'));
    expect(result.current.pending).toBe(once);
    act(() => result.current.send('b'));
    expect(call).toHaveBeenCalledTimes(calls);
  });
});
