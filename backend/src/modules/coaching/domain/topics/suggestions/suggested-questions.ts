import type { SportFamily } from '#analysis/recording/sport.js';
import type { ReadingLevel } from '#coaching/domain/facts/fact-sheet.js';

/** Questions in three levels, the plainest first. */
export type QuestionsByLevel = Readonly<Record<ReadingLevel, readonly string[]>>;

type BySport = Readonly<Record<SportFamily, QuestionsByLevel>>;

/**
 * Fifteen for each sport about one workout (CHAT-18); which of them are offered is for the facts to
 * say.
 */
export const WORKOUT_QUESTIONS: BySport = {
  cycling: {
    beginner: [
      'How hard was this ride for me?',
      'Which zone was I mostly in?',
      'Did I keep a steady effort?',
      'Was my heart rate normal for this effort?',
      'Did I fade at the end?',
    ],
    intermediate: [
      'How even were my intervals?',
      'How does normalized power compare with my average?',
      'Did my heart rate drift?',
      'How was my cadence?',
      'How much did I climb, and did it slow me down?',
    ],
    advanced: [
      'What does my power curve show today?',
      'Did I use up my reserve above critical power?',
      'How does my efficiency factor compare with last month?',
      'How long was I above threshold?',
      'How does this compare with my last set like it?',
    ],
  },
  running: {
    beginner: [
      'Was this run easy enough?',
      'Which split was my slowest?',
      'Is my cadence all right?',
      'Did I start too fast?',
      'How long was I in each heart rate zone?',
    ],
    intermediate: [
      'Did I run a negative split?',
      'How hard were the hills really?',
      'Was my tempo in the right zone?',
      'Did my heart rate drift?',
      'How even were my intervals?',
    ],
    advanced: [
      'What race could I run after this?',
      'What is my VDOT, and which paces follow?',
      'How does my efficiency factor compare with last month?',
      'What is behind the training stress of this run?',
      'How well did I last late in the run?',
    ],
  },
};

/** Six for each sport about what comes next (CHAT-19). */
export const PLAN_QUESTIONS: BySport = {
  cycling: {
    beginner: ['What should my next ride be?', 'How should I plan my week?'],
    intermediate: ['What should I work on?', 'Where should I put hard days and rest?'],
    advanced: ['How should I build to my event?', 'How much load should I aim for before a taper?'],
  },
  running: {
    beginner: ['What should my next run be?', 'How should I plan my week?'],
    intermediate: ['What should I work on?', 'Where should I put hard days and rest?'],
    advanced: ['How should I build to my event?', 'How much load should I aim for before a taper?'],
  },
};

/**
 * For the demo (CHAT-20), bound to its samples: the first of a list is asked automatically, the last
 * shows what honestly cannot be known, and each of the others has an answer.
 */
export const DEMO_QUESTIONS: BySport = {
  cycling: {
    beginner: [
      'Give me a summary in plain English.',
      'How hard was this ride?',
      'Did the rider fade at the end?',
      'How much climbing was there?',
      'How does this ride compare with earlier ones?',
    ],
    intermediate: [
      'How even were the intervals?',
      'How does normalized power compare with the average?',
      'How much climbing was there?',
      'How long was the ride above threshold?',
      'Did the heart rate drift?',
    ],
    advanced: [
      'What does the power curve show?',
      'Was the reserve above critical power used up?',
      'How even were the intervals?',
      'What is behind the training stress?',
      'How does this ride compare with earlier ones?',
    ],
  },
  running: {
    beginner: [
      'Give me a summary in plain English.',
      'Was this run easy enough?',
      'How hard were the hills really?',
      'How long was the run in each heart rate zone?',
      'How does this run compare with earlier ones?',
    ],
    intermediate: [
      'How even were the intervals?',
      'How hard were the hills really?',
      'How hard was this run?',
      'How long was the run in each heart rate zone?',
      'Did the heart rate drift?',
    ],
    advanced: [
      'How well did the runner last late in the run?',
      'Did the heart rate drift?',
      'How hard were the hills really?',
      'What is behind the training stress?',
      'What race could follow from this?',
    ],
  },
};

/** What comes next, as far as one session tells it: no sample has an event or weeks before it. */
export const DEMO_PLAN_QUESTIONS: BySport = {
  cycling: {
    beginner: PLAN_QUESTIONS.cycling.beginner,
    intermediate: ['What should my next ride be?', 'Where should I put hard days and rest?'],
    advanced: ['What should my next ride be?', 'Where should I put hard days and rest?'],
  },
  running: {
    beginner: PLAN_QUESTIONS.running.beginner,
    intermediate: PLAN_QUESTIONS.running.intermediate,
    advanced: ['What should my next run be?', 'What should I work on?'],
  },
};

/** For two or three workouts side by side. */
export const COMPARISON_QUESTIONS: Readonly<Record<SportFamily, readonly string[]>> = {
  cycling: [
    'How do these rides compare?',
    'Which ride was harder?',
    'Did my heart rate differ at the same power?',
    'Is my efficiency factor better?',
    'Is it fair to compare these?',
    'How did power differ?',
  ],
  running: [
    'How do these runs compare?',
    'Which run was harder?',
    'Did my heart rate differ at the same pace?',
    'Is my efficiency factor better?',
    'Is it fair to compare these?',
    'How did pace differ?',
  ],
};
