/**
 * A webhook event with a valid signature. It only says where to look: the provider's answer counts.
 */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Null if it is not about a subscription. */
  readonly subscriptionId: string | null;
}
