import { useContext, useMemo, type ReactNode } from 'react';
import type { Spot } from './free-spot.js';
import { spotFor } from './surroundings.js';
import { NotificationContext } from './toast-host.js';

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

/** By which a toast that moves is known as the same one. */
let shown = 0;

function afterNextFrame(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

const PLACEMENTS = { right: 'topRight', left: 'topLeft', middle: 'top' } as const;

/** Messages that come and go. A new one takes the old one's place, and covers no control. */
export function useToast(): Toast {
  const notification = useContext(NotificationContext);
  if (!notification) throw new Error('toasts need a ToastHost around the page');
  return useMemo(() => {
    const show =
      (kind: 'success' | 'info' | 'error') =>
      (title: string, { description, milliseconds = 5000, actions }: ToastOptions = {}) => {
        shown += 1;
        const key = `toast-${shown}`;
        const place = ({ side, top }: Spot): void =>
          notification[kind]({
            key,
            className: key,
            placement: PLACEMENTS[side],
            style: { marginTop: top },
            title,
            description,
            actions,
            duration: milliseconds / 1000,
            role: kind === 'error' ? 'alert' : 'status',
          });
        const content = {
          text: typeof description === 'string' ? description : '',
          hasActions: actions !== undefined,
        };
        const spot = spotFor(content);
        place(spot);
        // The event behind the toast often changes the page in the same moment: looked at again
        // when that is drawn.
        afterNextFrame(() => {
          if (!document.querySelector(`.${key}`)) return;
          const better = spotFor(content);
          if (better.side !== spot.side || better.top !== spot.top) place(better);
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
