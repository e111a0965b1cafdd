import { Injectable } from '@nestjs/common';
import { DatabaseSession } from '../../../../platform/database/database-session.js';
import { NotificationAddress } from '../../ports/notification-address.js';

/** The setting under this key; an empty one is none. */
export const NOTIFICATION_KEY = 'notification_email';

@Injectable()
export class TypeormNotificationAddress extends NotificationAddress {
  constructor(private readonly session: DatabaseSession) {
    super();
  }

  async current(): Promise<string | null> {
    const [row] = await this.session.manager().query<{ value: string }[]>(`SELECT value FROM settings WHERE key = $1`, [NOTIFICATION_KEY]);
    return row?.value.trim() || null;
  }
}
