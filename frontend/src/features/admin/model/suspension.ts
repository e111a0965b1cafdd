const MOST_DAYS = 3650;

export interface Suspension {
  readonly reason?: string;
  readonly durationDays?: number;
}

export interface SuspensionForm {
  readonly reason: string;
  readonly durationDays: string;
}

/** What is wrong with the length; null where it may be sent. Empty is for no limit of time. */
export function durationProblem(text: string): string | null {
  if (text.trim() === '') return null;
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
    ? null
    : `Enter whole days from 1 to ${MOST_DAYS}, or leave it empty`;
}

export function toSuspension({ reason, durationDays }: SuspensionForm): Suspension {
  return {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(durationDays.trim() === '' ? {} : { durationDays: Number(durationDays) }),
  };
}
