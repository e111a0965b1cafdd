/**
 * An administrator's session that is not used for so long ends, however young it is. Source:
 * docs/decisions/0021.
 */
export const ADMINISTRATOR_IDLE_MS = 2 * 60 * 60 * 1000;

/** Use is noted once a minute and not with every request. */
const NOTED_EVERY_MS = 60 * 1000;

export interface SessionUse {
  readonly seenAt: Date;
  readonly ended: boolean;
}

/** Whether a session goes on that was last used then. */
export function goesOn({ seenAt, ended }: SessionUse, now: Date): boolean {
  return !ended && now.getTime() - seenAt.getTime() < ADMINISTRATOR_IDLE_MS;
}

export function isToBeNoted({ seenAt }: SessionUse, now: Date): boolean {
  return now.getTime() - seenAt.getTime() >= NOTED_EVERY_MS;
}
