import type { RegisterDto } from '#api/generated/types.gen.js';
import type { Choice } from '#components/form/choice-group.js';

/** What an athlete trains for, as asked at sign-up and in the profile. */
export const SPORT_CHOICES: readonly Choice<RegisterDto['sport']>[] = [
  { value: 'CYCLING', label: 'Cycling' },
  { value: 'RUNNING', label: 'Running' },
  { value: 'BOTH', label: 'Both' },
];
