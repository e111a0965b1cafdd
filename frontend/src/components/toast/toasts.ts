import type { NotificationConfig } from 'antd/es/notification/interface';

/** One toast at a time, for five seconds unless it says otherwise. */
export const toasts: NotificationConfig = {
  maxCount: 1,
  duration: 5,
  placement: 'bottomRight',
  stack: false,
  pauseOnHover: true,
  styles: { title: { fontSize: 14, fontWeight: 600, lineHeight: '24px' }, root: { padding: 16, width: 360 } },
};
