import { IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy } from 'class-validator';

import { priceRows, withOwnPrices } from './prices/coach-prices.js';
import { FromEnv, toNumber } from './reading/from-env.js';
import { IsUrlOf } from './reading/is-url-of.js';
import type { PriceRow } from './prices/price-row.js';

const TOKEN_PARAMETERS = ['max_completion_tokens', 'max_tokens'] as const;
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;

/**
 * The built-in coach answers unless a key or an address of an OpenAI-compatible service is given.
 */
export class CoachConfig {
  @FromEnv({
    variable: 'OPENAI_API_KEY',
    takes:
      'the key of an OpenAI-compatible service, without spaces, or nothing for the built-in coach',
    otherwise: null,
    secret: true,
  })
  @IsOptional()
  @Matches(/^\S+$/)
  openaiApiKey!: string | null;

  @FromEnv({
    variable: 'OPENAI_BASE_URL',
    takes:
      'the http or https address of an OpenAI-compatible service, such as ' +
      'http://127.0.0.1:11434/v1',
    otherwise: null,
  })
  @IsOptional()
  @IsUrlOf('http:', 'https:')
  openaiBaseUrl!: string | null;

  @FromEnv({
    variable: 'OPENAI_MODEL',
    takes: 'the name of a model, without spaces',
    otherwise: 'gpt-4o-mini',
  })
  @Matches(/^\S{1,200}$/)
  openaiModel!: string;

  @FromEnv({
    variable: 'OPENAI_PRICES',
    takes:
      'prices in dollars per million tokens in and out (and cached, and written into the ' +
      'cache) from a day on, such as gpt-4o-mini@2026-01-01=0.15/0.60/0.075, separated by ' +
      'commas',
    otherwise: null,
  })
  @IsOptional()
  @ValidateBy({
    name: 'prices',
    validator: {
      validate: (text: unknown) => typeof text === 'string' && priceRows(text) !== null,
    },
  })
  openaiPrices!: string | null;

  @FromEnv({
    variable: 'OPENAI_TOKEN_PARAMETER',
    takes: `one of ${TOKEN_PARAMETERS.join(', ')}`,
    otherwise: null,
  })
  @IsOptional()
  @IsIn(TOKEN_PARAMETERS)
  openaiTokenParameter!: (typeof TOKEN_PARAMETERS)[number] | null;

  @FromEnv({
    variable: 'OPENAI_ANSWER_TOKENS',
    takes: 'a whole number of tokens from 100 to 32000',
    otherwise: null,
    parse: toNumber,
  })
  @IsOptional()
  @IsInt()
  @Min(100)
  @Max(32_000)
  openaiAnswerTokens!: number | null;

  @FromEnv({
    variable: 'OPENAI_TEMPERATURE',
    takes: 'a number from 0 to 2, or none to send none',
    otherwise: null,
    parse: (text) => (text === 'none' ? text : toNumber(text)),
  })
  @IsOptional()
  @ValidateBy({
    name: 'temperature',
    validator: {
      validate: (value: unknown) =>
        value === 'none' || (typeof value === 'number' && value >= 0 && value <= 2),
    },
  })
  openaiTemperature!: number | 'none' | null;

  @FromEnv({
    variable: 'OPENAI_REASONING_EFFORT',
    takes: `one of ${EFFORTS.join(', ')}`,
    otherwise: null,
  })
  @IsOptional()
  @IsIn(EFFORTS)
  openaiReasoningEffort!: (typeof EFFORTS)[number] | null;

  @FromEnv({
    variable: 'OPENAI_EMBEDDINGS_MODEL',
    takes: 'the name of an embeddings model of the same service, without spaces',
    otherwise: null,
  })
  @IsOptional()
  @Matches(/^\S{1,200}$/)
  openaiEmbeddingsModel!: string | null;

  /**
   * Tokens in and out that models may use for visitors of the demo in one day (UTC); past it the
   * built-in coach answers them.
   */
  @FromEnv({
    variable: 'DEMO_MODEL_DAILY_BUDGET',
    takes: 'tokens a day, 0 to 1000000000; 0 leaves the demo to the built-in coach',
    otherwise: 500_000,
    parse: toNumber,
  })
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  demoModelDailyBudget!: number;

  /** Every price of a model by day; those of the environment overrule the list. */
  get prices(): readonly PriceRow[] {
    return withOwnPrices(priceRows(this.openaiPrices ?? '') ?? []);
  }
}
