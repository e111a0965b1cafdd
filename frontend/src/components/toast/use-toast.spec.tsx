import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { ToastHost } from './toast-host.js';
import { useToast, type Toast } from './use-toast.js';

function toastOf(): Toast {
  let toast: Toast | undefined;
  function Inside() {
    toast = useToast();
    return null;
  }
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ToastHost>
        <Inside />
      </ToastHost>
    </ConfigProvider>,
  );
  if (!toast) throw new Error('nothing was rendered');
  return toast;
}

async function pass(milliseconds: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

describe('useToast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows one toast at a time: a new one takes the place of the old one [CNV-12]', async () => {
    const toast = toastOf();
    act(() => toast.error('first'));
    await pass(10);
    expect(screen.getByText('first')).toBeTruthy();
    act(() => toast.success('second'));
    await pass(400);
    expect(screen.queryByText('first')).toBeNull();
    expect(screen.getByText('second')).toBeTruthy();
  });

  it.each([
    [undefined, 5000],
    [8000, 8000],
  ])('with duration %s it stays for %s ms [CNV-13]', async (milliseconds, expected) => {
    const toast = toastOf();
    act(() => toast.info('hello', { milliseconds }));
    await pass(expected - 300);
    expect(screen.getByText('hello')).toBeTruthy();
    await pass(800);
    expect(screen.queryByText('hello')).toBeNull();
  });

  it('announces an error immediately and the rest when there is a pause', async () => {
    const toast = toastOf();
    act(() => toast.error('bad'));
    await pass(10);
    expect(screen.getByRole('alert').textContent).toContain('bad');
  });
});
