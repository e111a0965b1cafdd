import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { spotFor } from './surroundings.js';

export interface ToastOptions {
  readonly description?: ReactNode;
  /** How long it stays; 5000 where nothing is said. */
  readonly milliseconds?: number;
  readonly actions?: ReactNode;
}

export interface Toast {
  success(title: string, options?: ToastOptions): void;
  info(title: string, options?: ToastOptions): void;
  error(title: string, options?: ToastOptions): void;
  close(): void;
}

const PLACEMENTS = { right: 'topRight', left: 'topLeft', middle: 'top' } as const;

/** Messages that come and go. A new one takes the old one's place, and covers no control. */
export function useToast(): Toast {
  const { notification } = App.useApp();
  return useMemo(() => {
    const show =
      (kind: 'success' | 'info' | 'error') =>
      (title: string, { description, milliseconds = 5000, actions }: ToastOptions = {}) => {
        const text = typeof description === 'string' ? description : '';
        const { side, top } = spotFor({ text, hasActions: actions !== undefined });
        return notification[kind]({
          placement: PLACEMENTS[side],
          style: { marginTop: top },
          title,
          description,
          actions,
          duration: milliseconds / 1000,
          role: kind === 'error' ? 'alert' : 'status',
        });
      };
    return {
      success: show('success'),
      info: show('info'),
      error: show('error'),
      close: () => notification.destroy(),
    };
  }, [notification]);
}
