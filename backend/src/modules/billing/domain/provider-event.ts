/**
 * News from the provider, its signature checked. A hint and no more: what holds is what the
 * provider says when it is asked.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null for news that are about no subscription. */
  readonly subscriptionId: string | null;
}
