import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a model without a price cost is unknown and not nothing; tokens that the service had in its
 * cache have a price of their own.
 */
export class TellUnknownCosts1763932000000 implements MigrationInterface {
  name = 'TellUnknownCosts1763932000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}

const UP = [
  'ALTER TABLE ai_usage ALTER COLUMN prompt_cost_micros DROP NOT NULL, ALTER COLUMN ' +
    'completion_cost_micros DROP NOT NULL',
  `ALTER TABLE ai_usage ADD COLUMN cached_tokens integer NOT NULL DEFAULT 0 CHECK (cached_tokens >= 0),
                        ADD COLUMN written_tokens integer NOT NULL DEFAULT 0 CHECK (written_tokens >= 0)`,
  `UPDATE ai_usage SET prompt_cost_micros = NULL, completion_cost_micros = NULL
   WHERE price_version = 'unpriced' AND prompt_tokens + completion_tokens > 0`,
];

const DOWN = [
  'UPDATE ai_usage SET prompt_cost_micros = coalesce(prompt_cost_micros, 0), ' +
    'completion_cost_micros = coalesce(completion_cost_micros, 0)',
  `ALTER TABLE ai_usage DROP COLUMN cached_tokens, DROP COLUMN written_tokens`,
  'ALTER TABLE ai_usage ALTER COLUMN prompt_cost_micros SET NOT NULL, ALTER COLUMN ' +
    'completion_cost_micros SET NOT NULL',
];
