export interface DeletedAccount {
  readonly id: string;
  readonly email: string;
  readonly signupDate: string;
  readonly deletedAt: string;
  readonly daysActive: number;
  readonly uploadCount: number;
  readonly feedbackReason: string | null;
  readonly feedbackText: string | null;
  readonly wouldRecommend: string | null;
}

export interface DemoSession {
  readonly id: string;
  readonly date: string;
  readonly sport: string | null;
  readonly level: string | null;
  readonly dataSource: string | null;
  readonly ageRange: string | null;
  readonly gender: string | null;
  readonly country: string | null;
  readonly deviceType: string | null;
  readonly presetQuestion1: string | null;
  readonly presetQuestion2: string | null;
  readonly userQuestion: string | null;
}

/** The reason as people read it: hyphens are spaces. */
export const reasonWords = (reason: string | null): string => reason?.replaceAll('-', ' ') || 'No reason provided';

/** The latest first. */
export const newestFirst = (sessions: readonly DemoSession[]): readonly DemoSession[] => [...sessions].sort((a, b) => Date.parse(b.date) - Date.parse(a.date));
