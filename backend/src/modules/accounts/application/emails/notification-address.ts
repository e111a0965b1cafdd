import type { Clock } from '#kernel/clock.js';
import type { SettingsRepository } from '#accounts/ports/settings.repository.js';

/** Under which it is set. Source: specification 002, section 3. */
const NOTIFICATION_KEY = 'notification_email';

/** Where the operator wants to read of sign-ups, subscriptions and deletions. */
export class NotificationAddress {
  /** @param otherwise that of the operator, where administrators have set none; null for nobody */
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
    private readonly otherwise: string | null,
  ) {}

  /** Null where nobody is to be told. */
  async current(): Promise<string | null> {
    return (await this.settings.get(NOTIFICATION_KEY))?.trim() || this.otherwise;
  }

  /** Joins the transaction under way. */
  set(address: string): Promise<void> {
    return this.settings.put(NOTIFICATION_KEY, address, this.clock.now());
  }
}
