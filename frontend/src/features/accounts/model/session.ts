import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isPageUnloading } from '#api/page-unload.js';
import { untilReachable } from '#api/recovery.js';
import { token } from '#api/token.js';
import { logOut } from '#api/generated/sdk.gen.js';
import { type Unreachable, unreachableBy } from '#api/unreachable.js';
import { logFailure } from '#lib/log.js';
import { ownWords } from '#lib/own-words.js';
import { currentUserQuery } from '../api/get-current-user.js';
import { feedbackToken } from './feedback-token.js';
import { subscriptionStatusKey } from './subscription-status-key.js';
import type { Authenticated, User } from './user.js';

/** A session that the server ended: whose it was, so that they need not type it again. */
export interface Lapse {
  readonly email: string;
}

/**
 * Who is signed in on this browser. The query client holds the user, so that a guard and a
 * component read one truth.
 */
export class Session {
  private readonly listeners = new Set<() => void>();
  private ended: Lapse | null = null;

  constructor(private readonly queryClient: QueryClient) {}

  get user(): User | null {
    return this.queryClient.getQueryData(currentUserQuery.queryKey) ?? null;
  }

  /** Null unless the session ended against the athlete's will since the page was loaded. */
  get lapse(): Lapse | null {
    return this.ended;
  }

  /**
   * Finds out who the stored token belongs to; a token that cannot be confirmed is removed. While
   * the server cannot be reached, nothing is decided: `onWait` hears why. Never rejects.
   */
  async restore(onWait: (reason: Unreachable) => void = () => undefined): Promise<void> {
    const asked = token.read();
    const user = asked ? await this.confirmed(onWait) : null;
    if (token.read() !== asked) {
      // Another tab signed in or out meanwhile: the answer is about a token that is no longer the
      // one.
      this.clear();
      return this.restore(onWait);
    }
    if (!user && !isPageUnloading()) this.forget();
  }

  /** Null if the server does not know the token, or answers with a failure of its own. */
  private async confirmed(onWait: (reason: Unreachable) => void): Promise<User | null> {
    for (;;) {
      try {
        return await this.queryClient.fetchQuery(currentUserQuery);
      } catch (error) {
        const reason = unreachableBy(error);
        if (reason === null || isPageUnloading()) return null;
        onWait(reason);
        await untilReachable();
      }
    }
  }

  /** Does as another tab did, which signed in or out. Never rejects. */
  async follow(): Promise<void> {
    const { user: known } = this;
    if (token.read() === null) return this.lapsed();
    // What is being asked about the token before would be taken for the answer.
    await this.queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
    const user = await this.queryClient
      .fetchQuery({ ...currentUserQuery, staleTime: 0 })
      .catch(() => null);
    if (!user || user.id === known?.id) return;
    if (known) await this.handOver();
    this.ended = null;
    this.announce();
  }

  /**
   * Asks again where what is known is older than five minutes, and tells where it has changed.
   * Never rejects.
   */
  async refresh(): Promise<void> {
    const known = this.user;
    if (!known) return;
    await this.queryClient.fetchQuery(currentUserQuery).catch(() => known);
    // The client keeps the object it has where the answer says the same.
    if (this.user && this.user !== known) this.announce();
  }

  /** Asks again who is signed in, if anybody is. Never rejects. */
  async reload(): Promise<void> {
    if (!this.user) return;
    const user = await this.queryClient
      .fetchQuery({ ...currentUserQuery, staleTime: 0 })
      .catch(() => null);
    if (user) this.announce();
  }

  start({ token: issued, user }: Authenticated): void {
    this.clear();
    // The athlete who comes back finds what they had typed, and nobody else does.
    if (this.ended?.email !== user.email) ownWords.forget();
    this.ended = null;
    token.store(issued);
    this.update(user);
  }

  /**
   * Takes what a call has just answered about the athlete, e.g. that the questionnaire is complete.
   */
  update(user: User): void {
    this.queryClient.setQueryData(currentUserQuery.queryKey, user);
    this.announce();
  }

  /**
   * Signs out here, and on the server if it can be reached: the token opens nothing any more. A
   * failure of the call never keeps anybody signed in here.
   */
  signOut(): void {
    const bearer = token.read();
    this.end();
    if (bearer === null) return;
    const headers = { Authorization: `Bearer ${bearer}` };
    logOut({ headers, keepalive: true }).catch((error: unknown) =>
      logFailure('The session could not be ended on the server', error),
    );
  }

  end(): void {
    this.ended = null;
    this.forget();
    ownWords.forget();
    this.announce();
  }

  /**
   * The server takes the token no longer: the athlete is asked to sign in again, and hears
   * why.
   */
  lapsed(): void {
    const { user } = this;
    if (!user) return;
    this.ended = { email: user.email };
    this.forget();
    this.announce();
  }

  /**
   * Takes the token of an account that was just closed out of use. No refusal of it is news from
   * then on; it is kept for the question why.
   */
  retire(): void {
    const last = token.read();
    if (last) feedbackToken.store(last);
    token.remove();
  }

  /** Signs out of an account that was just closed. */
  leave(): void {
    this.retire();
    this.end();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Nothing that one athlete loaded may be left for the next one. */
  private forget(): void {
    token.remove();
    this.clear();
  }

  private clear(): void {
    sessionStorage.removeItem(subscriptionStatusKey);
    this.queryClient.clear();
  }

  /** The same for a page that stays open: its data are fetched again. */
  private async handOver(): Promise<void> {
    sessionStorage.removeItem(subscriptionStatusKey);
    ownWords.forget();
    const isOthers = ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }): boolean =>
      name !== currentUserQuery.queryKey[0];
    await this.queryClient.resetQueries({ predicate: isOthers });
  }

  private announce(): void {
    this.listeners.forEach((listener) => listener());
  }
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside of the providers');
  return session;
}
