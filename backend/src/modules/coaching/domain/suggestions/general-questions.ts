import type { SportFamily } from '#analysis/recording/sport.js';

/**
 * What athletes ask about their weeks and months, six for each sport; every one is answered, or the
 * answer says what is missing.
 */
export const GENERAL_QUESTIONS: Readonly<Record<SportFamily, readonly string[]>> = {
  cycling: [
    'How was my cycling over the last week?',
    'Is my cycling fitness going up or down?',
    'How is my riding spread over the zones?',
    'What are my best powers so far?',
    'Does my FTP still fit what I ride?',
    'What should next week of riding focus on?',
  ],
  running: [
    'How was my running over the last week?',
    'Is my pace at the same heart rate getting better?',
    'How is my running spread over the zones?',
    'What are my best efforts, and what could I race?',
    'How are my long runs coming along?',
    'What should next week of running focus on?',
  ],
};
