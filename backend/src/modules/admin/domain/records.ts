/** An account that was; reading X-55 of the checklist. */
export interface DeletedAccountRow {
  readonly id: string;
  readonly email: string;
  readonly signupDate: Date;
  readonly deletedAt: Date;
  readonly uploadCount: number;
  readonly feedbackReason: string | null;
  readonly feedbackText: string | null;
  readonly wouldRecommend: string | null;
  /** The administrator, or `command line`; null for the owner. */
  readonly deletedBy: string | null;
}

/** What a visitor without a deleted account said. */
export interface FeedbackRow {
  readonly id: string;
  readonly at: Date;
  readonly reason: string;
  readonly text: string | null;
  readonly wouldRecommend: string;
}

/** A visit to the public demo; readings. */
export interface DemoSessionRow {
  readonly id: string;
  readonly date: Date;
  readonly sport: string;
  readonly level: string;
  readonly dataSource: string;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly deviceType: string | null;
  readonly presetQuestion1: string | null;
  readonly presetQuestion2: string | null;
  readonly userQuestion: string | null;
}

/** Whole days from sign-up to the end. */
export function daysActive({
  signupDate,
  deletedAt,
}: Pick<DeletedAccountRow, 'signupDate' | 'deletedAt'>): number {
  return Math.max(0, Math.floor((deletedAt.getTime() - signupDate.getTime()) / 86_400_000));
}
