import { notification } from 'antd';
import type { NotificationInstance } from 'antd/es/notification/interface';
import { createContext, type ReactNode } from 'react';
import { toasts } from './toasts.js';

export const NotificationContext = createContext<NotificationInstance | null>(null);

/**
 * Holds the toasts of the app. Ant Design's own `App` would bring dialogs and messages to every
 * page as well, which few pages need.
 */
export function ToastHost({ children }: { readonly children: ReactNode }) {
  const [api, holder] = notification.useNotification(toasts);
  return (
    <NotificationContext value={api}>
      {holder}
      {children}
    </NotificationContext>
  );
}
