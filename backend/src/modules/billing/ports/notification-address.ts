/** Where the operator wants to read what happens to subscriptions. */
export abstract class NotificationAddress {
  /** Null where none is set. */
  abstract current(): Promise<string | null>;
}
