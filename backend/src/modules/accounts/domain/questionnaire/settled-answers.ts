import type { Answers } from './answers.js';
import { withTypedTimes } from './race-times.js';

/** Answers as they are kept: each activity once, and the seconds of a time as it was typed. */
export function settledAnswers(answers: Answers): Answers {
  const { activityTypes, ...rest } = withTypedTimes(answers);
  return activityTypes ? { ...rest, activityTypes: [...new Set(activityTypes)] } : rest;
}
