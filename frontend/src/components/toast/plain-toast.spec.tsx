import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePlainToast, type PlainToast } from './plain-toast.js';

function toastOf(): PlainToast {
  let made: PlainToast | undefined;
  function Inside() {
    const { toast, place } = usePlainToast();
    made = toast;
    return place;
  }
  render(<Inside />);
  if (!made) throw new Error('nothing was rendered');
  return made;
}

describe('the toast of pages without the app', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows one at a time, an error as an alert and a success as a status [CNV-12]', () => {
    const toast = toastOf();
    act(() => toast.error('Error', 'Mail is down.'));
    expect(screen.getByRole('alert').textContent).toContain('Mail is down.');
    act(() => toast.success('Reset Email Sent', 'Check your email'));
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(screen.getByRole('status').textContent).toContain('Reset Email Sent');
  });

  it('stays for five seconds, counted for each, unless it is closed before [CNV-13]', () => {
    const toast = toastOf();
    act(() => toast.success('first', ''));
    act(() => jest.advanceTimersByTime(4000));
    act(() => toast.success('second', ''));
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByText('second')).toBeTruthy();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText('second')).toBeNull();
    act(() => toast.error('third', ''));
    fireEvent.click(screen.getByRole('button', { name: 'Close the message' }));
    expect(screen.queryByText('third')).toBeNull();
  });
});
