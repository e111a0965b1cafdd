import type { NotificationConfig } from 'antd/es/notification/interface';

/**
 * One toast at a time, for five seconds unless it says otherwise; below the bar, where it covers no
 * button at the foot of a form.
 */
export const toasts: NotificationConfig = {
  maxCount: 1,
  duration: 5,
  placement: 'topRight',
  top: 64,
  stack: false,
  pauseOnHover: true,
  styles: {
    title: { fontSize: 14, fontWeight: 600, lineHeight: '24px' },
    root: { padding: 16, width: 360 },
  },
};
