import { queryOptions } from '@tanstack/react-query';
import type { SettingAnswer } from '#api/generated/types.gen.js';
import { request } from '#api/request.js';

const PATH = '/api/admin/settings/notification_email';

export const notificationEmailQuery = queryOptions({
  queryKey: ['admin', 'settings', 'notification_email'],
  queryFn: async ({ signal }): Promise<string> =>
    (await request.get<SettingAnswer>(PATH, { signal })).setting_value ?? '',
});

export const saveNotificationEmail = (value: string): Promise<unknown> =>
  request.put(PATH, { body: { value } });
export const sendTestMail = (): Promise<unknown> => request.post(`${PATH}/test`);
