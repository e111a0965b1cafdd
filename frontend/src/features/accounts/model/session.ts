import type { QueryClient } from '@tanstack/react-query';
import { token } from '../../../api/token.js';
import { currentUserQuery } from '../api/get-current-user.js';
import type { Authenticated, User } from './user.js';

const subscriptionStatusKey = 'subStatus';

/** Who is signed in on this browser. The query client holds the user, so that a guard and a component read one truth. */
export class Session {
  private readonly listeners = new Set<() => void>();

  constructor(private readonly queryClient: QueryClient) {}

  get user(): User | null {
    return this.queryClient.getQueryData(currentUserQuery.queryKey) ?? null;
  }

  /** Finds out who the stored token belongs to; a token that cannot be confirmed is removed. Never rejects. */
  async restore(): Promise<void> {
    const user = token.read() ? await this.queryClient.fetchQuery(currentUserQuery).catch(() => null) : null;
    if (!user) this.forget();
  }

  start({ token: issued, user }: Authenticated): void {
    this.forget();
    token.store(issued);
    this.queryClient.setQueryData(currentUserQuery.queryKey, user);
    this.announce();
  }

  end(): void {
    this.forget();
    this.announce();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nothing that one athlete loaded may be left for the next one. */
  private forget(): void {
    token.remove();
    sessionStorage.removeItem(subscriptionStatusKey);
    this.queryClient.clear();
  }

  private announce(): void {
    this.listeners.forEach((listener) => listener());
  }
}
