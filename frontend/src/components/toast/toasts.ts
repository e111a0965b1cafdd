import type { NotificationConfig } from 'antd/es/notification/interface';

/** One toast at a time, for five seconds unless it says otherwise. */
export const toasts: NotificationConfig = { maxCount: 1, duration: 5, placement: 'bottomRight', stack: false, pauseOnHover: true };
