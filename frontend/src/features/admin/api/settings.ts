import { queryOptions } from '@tanstack/react-query';
import { readNotificationEmail } from '#api/generated/sdk.gen.js';

export const notificationEmailQuery = queryOptions({
  queryKey: ['admin', 'settings', 'notification_email'],
  queryFn: async ({ signal }) => (await readNotificationEmail({ signal })).setting_value ?? '',
});
