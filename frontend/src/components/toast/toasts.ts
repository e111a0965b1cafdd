import type { NotificationConfig } from 'antd/es/notification/interface';

/**
 * One toast at a time, for five seconds unless it says otherwise, whatever the pointer is over: a
 * pointer at rest must not keep it. Each is placed where it covers no control (`spotFor`); what is
 * scrolled under it later can be pressed through it.
 */
export const toasts: NotificationConfig = {
  maxCount: 1,
  duration: 5,
  placement: 'topRight',
  top: 0,
  stack: false,
  pauseOnHover: false,
  styles: {
    title: { fontSize: 14, fontWeight: 600, lineHeight: '24px' },
    root: { padding: 16, width: 360, pointerEvents: 'none' },
    close: { pointerEvents: 'auto' },
    actions: { pointerEvents: 'auto' },
  },
};
