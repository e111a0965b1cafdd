/** The conversation of one visitor: a sample, and the key that opens what is said about it. */
export interface DemoVisit {
  readonly workoutId: string;
  /** Empty or blank where there is none. */
  readonly sessionId: string;
  readonly sport: 'cycling' | 'running';
  readonly level: 'beginner' | 'intermediate' | 'advanced';
}

export const DEMO_QUESTION_LIMIT = 6;

/** Offered where the server's own questions cannot be fetched. */
export const PRESET_QUESTIONS: Readonly<Record<DemoVisit['sport'], readonly string[]>> = {
  cycling: [
    'How hard was this ride?',
    'Did my power hold to the end?',
    'Which zone was I mostly in?',
    'How did my heart rate respond?',
  ],
  running: [
    'How hard was this run?',
    'Did my pace hold to the end?',
    'Which zone was I mostly in?',
    'How did my heart rate respond?',
  ],
};

/** What the dialog between two questions is about, by how many were asked (DEMO-30, DEMO-31). */
export function nextForm(count: number): 'next' | 'love' {
  return count === 3 || count === 4 ? 'love' : 'next';
}
