import { FILL_USAGE_SUMS } from '#platform/database/migrations/baseline/usage-sums.js';
import { OWNER, TRAINED } from './seed-training.js';
import { idOf } from './seed-people.js';
import type { SeedStep } from './seed.js';

const CALL = 4;
/**
 * Two calls for each workout, on its day: one call in fifty is a visitor's, one in a hundred is of
 * a model without a price.
 */
const WORKOUT_OF = `((n + 1) / 2)`;
const MODEL =
  `CASE WHEN n % 100 = 0 THEN 'unpriced-model' WHEN n % 5 = 0 THEN 'gpt-4o' ELSE 'gpt-4o-mini' ` +
  'END';

export const USAGE: SeedStep = {
  what: 'calls to models',
  tables: ['ai_usage'],
  statements: [
    `INSERT INTO ai_usage (id, user_id, purpose, model, outcome, prompt_tokens, completion_tokens,
                           estimated, price_version, prompt_cost_micros, completion_cost_micros,
                           created_at)
     SELECT ${idOf(CALL, 'n')}, CASE WHEN n % 50 <> 0 THEN ${OWNER(WORKOUT_OF)} END,
            CASE WHEN n % 50 = 0 THEN 'demo' WHEN n % 2 = 1 THEN 'report' ELSE 'workout' END,
            model, 'answered', prompt, completion, false, '2026-01',
            CASE model WHEN 'gpt-4o' THEN prompt * 2.5 WHEN 'gpt-4o-mini' THEN prompt * 0.15 END,
            CASE model WHEN 'gpt-4o' THEN completion * 10.0
                       WHEN 'gpt-4o-mini' THEN completion * 0.6 END,
            at
     FROM (SELECT n, users, workouts, ${MODEL} AS model, 1500 + n % 977 AS prompt,
                  200 + n % 311 AS completion,
                  ${TRAINED(WORKOUT_OF)} + interval '90 seconds' * (n % 2) AS at
           FROM crowd, generate_series(1, calls) n) made`,
  ],
};

/** As a migration makes them of what it finds. */
export const SUMS: SeedStep = {
  what: 'sums by person and by model',
  tables: ['usage_by_person'],
  statements: FILL_USAGE_SUMS,
};
