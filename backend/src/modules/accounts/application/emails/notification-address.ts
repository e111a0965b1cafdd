import type { Clock } from '#kernel/clock.js';
import type { SettingsRepository } from '#accounts/ports/settings.repository.js';

/** The key of the setting. Source: specification 002, section 3. */
const NOTIFICATION_KEY = 'notification_email';

/** Where emails about sign-ups, subscriptions and deleted accounts go. */
export class NotificationAddress {
  /** @param otherwise the operator's address, used until one is set; null for nobody */
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
    private readonly otherwise: string | null,
  ) {}

  /** Null if nobody is to be notified. */
  async current(): Promise<string | null> {
    return (await this.settings.get(NOTIFICATION_KEY))?.trim() || this.otherwise;
  }

  /** Joins the current transaction. */
  set(address: string): Promise<void> {
    return this.settings.put(NOTIFICATION_KEY, address, this.clock.now());
  }
}
