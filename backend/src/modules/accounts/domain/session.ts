import type { User, UserRole } from './user.js';

/** What the owner of an account proved at a sign-in. */
export type Factor = 'password';

/** A sign-in that has not ended. Its token carries the id. */
export interface OpenSession {
  readonly id: string;
  readonly userId: string;
  /** As a person would name it, e.g. `Firefox on Windows`; empty if unknown. */
  readonly device: string;
  readonly factors: readonly Factor[];
  readonly begunAt: Date;
  /** Of the last use that was noted. */
  readonly usedAt: Date;
}

/** The owner of a session, and when the session was last used. */
export interface SessionInUse {
  readonly user: User;
  readonly usedAt: Date;
}

/**
 * An administrator's session that is not used for so long ends, however young it is. Source:
 * docs/decisions/0021.
 */
export const ADMINISTRATOR_IDLE_MS = 2 * 60 * 60 * 1000;

const MINUTE_MS = 60 * 1000;

/**
 * Use is noted this often, and not with every request. Administrators' sessions end when they are
 * idle, so theirs is exact to the minute.
 */
const NOTED_EVERY_MS: Readonly<Record<UserRole, number>> = {
  admin: MINUTE_MS,
  athlete: 5 * MINUTE_MS,
};

export function isIdle({ user, usedAt }: SessionInUse, now: Date): boolean {
  return user.role === 'admin' && now.getTime() - usedAt.getTime() >= ADMINISTRATOR_IDLE_MS;
}

export function isToBeNoted({ user, usedAt }: SessionInUse, now: Date): boolean {
  return now.getTime() - usedAt.getTime() >= NOTED_EVERY_MS[user.role];
}
