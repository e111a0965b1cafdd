import type { FieldProblem } from '#kernel/error-catalogue.js';
import type { Answers } from './answers.js';
import { secondsOf } from './clock-times.js';
import { stepsFor } from './steps.js';

const RACE_TIMES = [
  { text: 'best5kTime', seconds: 'best5kTimeSeconds', label: 'Best 5K time', example: '24:30' },
  { text: 'best10kTime', seconds: 'best10kTimeSeconds', label: 'Best 10K time', example: '51:00' },
  { text: 'goal5kTime', seconds: 'goal5kTimeSeconds', label: 'Goal 5K time', example: '23:00' },
  { text: 'goal10kTime', seconds: 'goal10kTimeSeconds', label: 'Goal 10K time', example: '48:00' },
  {
    text: 'goalMarathonTime',
    seconds: 'goalMarathonTimeSeconds',
    label: 'Goal marathon time',
    example: '3:45:00',
  },
] as const;

/** Answers whose seconds are those of the text that was typed, so that the two never disagree. */
export function withTypedTimes(answers: Answers): Answers {
  const typed = RACE_TIMES.flatMap(({ text, seconds }) => {
    const value = secondsOf(answers[text]);
    return value === null ? [] : [[seconds, value]];
  });
  return { ...answers, ...(Object.fromEntries(typed) as Answers) };
}

/** Texts that are no times, where the wizard asks for them. */
export function wrongTimes(answers: Answers): FieldProblem[] {
  if (!stepsFor(answers).includes('Running Pace Zones')) return [];
  return RACE_TIMES.flatMap(({ text: field, label, example }) => {
    const typed = answers[field]?.trim() ?? '';
    return typed === '' || secondsOf(typed) !== null
      ? []
      : [{ field, message: `${label} must be a time such as ${example}` }];
  });
}
